import { useEffect } from 'react';
import type { ResourceName } from '../../../schema/api.ts';
import { useSendApp } from '../actors.tsx';
import { now } from '../clock.ts';

/**
 * Asks for cached lists that only add to what is shown, once that is on the screen and the browser has nothing better to
 * do. `names` is separated by spaces, so that it stays the same.
 */
export const useWantedLater = (names: string, shown: boolean): void => {
  const send = useSendApp();
  useEffect(() => {
    if (!shown) return;
    const ask = () => {
      for (const resource of names.split(' ') as readonly ResourceName[]) send({ type: 'resource.want', resource, at: now() });
    };
    // Behind the frame that shows the rows; where nothing tells of idleness, a little later.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(ask, 1);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(ask, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [send, names, shown]);
};
