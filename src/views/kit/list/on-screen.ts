import { useEffect } from 'react';

/** How many parts of the page show rows of a cached list. */
const shown = new Map<string, number>();

/** The cached lists of which something is on the screen now, by their names. */
export const listsOnScreen = (): readonly string[] => [...shown.keys()];

/** Whether something of a list is on the screen: what that shows is asked about every moment. */
export const isOnScreen = (name: string): boolean => shown.has(name);

/** Counts a list as being on the screen for as long as the component that shows it. */
export const useOnScreen = (name: string): void =>
  useEffect(() => {
    shown.set(name, (shown.get(name) ?? 0) + 1);
    return () => {
      const left = (shown.get(name) ?? 1) - 1;
      if (left === 0) shown.delete(name);
      else shown.set(name, left);
    };
  }, [name]);
