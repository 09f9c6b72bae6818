import { useEffect, useState } from 'react';
import type { ResourceName } from '../../../schema/api.ts';
import { useSendApp } from '../actors.tsx';
import { now } from '../clock.ts';

/** Does something once the browser has nothing better to do, behind the frame that shows what is there; gives back how to let it be. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
};

/** Asks for cached lists that only add to what is shown, once that is on the screen. `names` is separated by spaces, so that it stays the same. */
export const useWantedLater = (names: string, shown: boolean): void => {
  const send = useSendApp();
  useEffect(() => {
    if (!shown) return;
    return whenIdle(() => {
      for (const resource of names.split(' ') as readonly ResourceName[]) send({ type: 'resource.want', resource, at: now() });
    });
  }, [send, names, shown]);
};

/**
 * A part of the program that only adds to what is shown, once it is there: fetched when that is on the screen, and, where
 * it did not come, whenever `again` changes. `load` is a function that stays the same.
 */
export const usePartLater = <T>(load: () => Promise<T>, shown: boolean, again = false): T | null => {
  const [part, setPart] = useState<{ readonly is: T } | null>(null);
  const wanted = !shown || part !== null ? 'no' : again ? 'again' : 'yes';
  useEffect(() => {
    if (wanted === 'no') return;
    return whenIdle(() =>
      load().then(
        (is) => setPart({ is }),
        () => undefined,
      ),
    );
  }, [load, wanted]);
  return part?.is ?? null;
};
