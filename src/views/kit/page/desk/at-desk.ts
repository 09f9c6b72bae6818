import { useSyncExternalStore } from 'react';
import { DESK_MEDIA } from '../../theme/tokens.ts';

const media = matchMedia(DESK_MEDIA);
const paper = matchMedia('print');
let seen = media.matches;

const subscribe = (listener: () => void) => {
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Paper is narrower than the screen, and whoever prints a desk has not left it. */
const isAtDesk = (): boolean => {
  if (!paper.matches) seen = media.matches;
  return seen;
};

/** Whether there is room for a desk: a list as a table, and a record beside it. */
export const useAtDesk = (): boolean => useSyncExternalStore(subscribe, isAtDesk);
