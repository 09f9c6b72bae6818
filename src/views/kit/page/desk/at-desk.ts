import { useEffect, useState, useSyncExternalStore } from 'react';
import { DESK_MEDIA, WIDE_MEDIA } from '../../theme/tokens.ts';

const paper = matchMedia('print');

/** Paper is narrower than the screen, and whoever prints a desk has not left it. */
const roomFor = (query: string) => {
  const media = matchMedia(query);
  let seen = media.matches;
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const isThere = (): boolean => {
    if (!paper.matches) seen = media.matches;
    return seen;
  };
  return () => useSyncExternalStore(subscribe, isThere);
};

/** Whether there is room for a desk: a list as a table, and a record beside it. */
export const useAtDesk = roomFor(DESK_MEDIA);

/** Whether there is room for a table among what else its page has, whose columns grow with the letters that somebody reads by: so does an `em` of a query. */
export const useRoomForTable = roomFor(`${DESK_MEDIA} and (min-width: 64em)`);

/** Whether there is room for a rail, in which the places stand beside the content. */
export const useRail = roomFor(WIDE_MEDIA);

/**
 * A part that no phone has to fetch; gives the hook that says what there is of it: null while it is on its way, so that
 * nothing stands in its place that would go from under a hand, and `undefined` where it is not `wanted` or did not come.
 * At the desk it is asked for as soon as it is named, and if it did not come, by the next visit or by `again`.
 */
export const partAtDesk = <T>(load: () => Promise<T>) => {
  let asked = false;
  let there: T | null | undefined = null;
  const seen = new Set<() => void>();
  const tell = () => {
    for (const listener of seen) listener();
  };
  const come = (is: T | undefined) => {
    there = is;
    asked = is !== undefined;
    tell();
  };
  const ask = () => {
    if (asked) return;
    asked = true;
    there = null;
    load().then(come, () => come(undefined));
  };
  if (matchMedia(DESK_MEDIA).matches) ask();
  const subscribe = (listener: () => void) => {
    seen.add(listener);
    return () => seen.delete(listener);
  };
  const usePart = (wanted: boolean): T | null | undefined => {
    // Before anything is drawn in its place.
    useState(() => wanted && ask());
    useEffect(() => {
      if (wanted) ask();
    }, [wanted]);
    const is = useSyncExternalStore(subscribe, () => there);
    return wanted ? is : undefined;
  };
  return Object.assign(usePart, {
    again: () => {
      ask();
      tell();
    },
  });
};
