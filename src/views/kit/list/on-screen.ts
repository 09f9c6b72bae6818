import { useEffect } from 'react';
import { now } from '../clock.ts';

/** How many parts of the page show rows of a cached list. */
const shown = new Map<string, number>();

/** The cached lists of which something is on the screen now, by their names. */
export const listsOnScreen = (): readonly string[] => [...shown.keys()];

const MOMENT_MILLIS = 30_000;
/** When each left the screen; infinitely late while it is there. */
const leftAt = new Map<string, number>();

/** Whether something of a list is on the screen, or was a moment ago: what stands there is asked about every moment. */
export const wasOnScreen = (name: string): boolean => now() - (leftAt.get(name) ?? 0) < MOMENT_MILLIS;

/** Counts a list as being on the screen for as long as the component that shows it. */
export const useOnScreen = (name: string): void =>
  useEffect(() => {
    shown.set(name, (shown.get(name) ?? 0) + 1);
    leftAt.set(name, Number.POSITIVE_INFINITY);
    return () => {
      const left = (shown.get(name) ?? 1) - 1;
      if (left > 0) return void shown.set(name, left);
      shown.delete(name);
      leftAt.set(name, now());
    };
  }, [name]);
