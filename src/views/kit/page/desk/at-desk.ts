import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
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

/** A part that no phone has to fetch. At the desk it is on its way as soon as it is named; if it does not come, it is asked for again where it is shown. */
export const lazyAtDesk = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> => {
  if (matchMedia(DESK_MEDIA).matches) load().catch(() => undefined);
  return lazy(load);
};
