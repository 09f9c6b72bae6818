import { useSyncExternalStore } from 'react';
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

/** Whether there is room for a rail, in which the places stand beside the content. */
export const useRail = roomFor(WIDE_MEDIA);
