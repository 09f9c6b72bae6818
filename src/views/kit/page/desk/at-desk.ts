import { useSyncExternalStore } from 'react';
import { DESK_MEDIA } from '../../theme/tokens.ts';

const media = matchMedia(DESK_MEDIA);

const subscribe = (listener: () => void) => {
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether there is room for a desk: a list as a table, and a record beside it. */
export const useAtDesk = (): boolean => useSyncExternalStore(subscribe, () => media.matches);
