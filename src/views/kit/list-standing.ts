import type { ListState } from './resources.ts';

/** What there is to show of a cached list. `unreadable`: the provider has rows, and none of them could be read. */
export type ListStanding = 'loading' | 'failed' | 'unreadable' | 'empty' | 'rows';

/** How a list stands of whose `cached` rows `count` belong here. */
export const standingOf = ({ known, failure, unreadable }: ListState, count: number, cached = count): ListStanding => {
  if (!known) return failure ? 'failed' : 'loading';
  if (count > 0) return 'rows';
  return unreadable > 0 && cached === 0 ? 'unreadable' : 'empty';
};
