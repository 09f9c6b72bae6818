import type { ListState } from '../resources.ts';

/**
 * What a screen that shows rows of a cached list has to say: that they are on their way, that they could not be loaded,
 * that what came could not be read, that there are none, or the rows.
 *
 * A list is empty only when nothing of it went unread: what could not be read may be what was looked for. Where others of the same list
 * could be read, of which a screen shows those of some days, that is said beside them.
 */
export type ListStanding = 'loading' | 'failed' | 'unreadable' | 'empty' | 'rows';

/** Where a list stands of whose rows `count` belong to the screen, before any search; of `all`, where it is of some days only. */
export const standingOf = ({ known, failure, unreadable }: Pick<ListState, 'known' | 'failure' | 'unreadable'>, count: number, all = count): ListStanding => {
  if (!known) return failure ? 'failed' : 'loading';
  if (count > 0) return 'rows';
  return unreadable > 0 && all === 0 ? 'unreadable' : 'empty';
};
