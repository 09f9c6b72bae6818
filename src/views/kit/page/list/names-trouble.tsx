import { Banner } from '../../feedback/banner.tsx';
import { usePartLater } from '../../list/later.ts';
import { useListState } from '../../resources.ts';
import type { NamedList } from './list-troubles.tsx';

const load = () => import('./list-troubles.tsx');

interface NamesTroubleProps {
  /** The lists that a screen takes names from, always the same. */
  readonly lists: readonly NamedList[];
  /** What stands before the reason; which lists did not come, unless given. */
  readonly prefix?: string;
  /** Whether it is said of a list whose rows are there from before, too. */
  readonly evenKnown?: boolean;
  /** What of the screen is not shown for want of them. */
  readonly withheld?: string;
}

/** The same as `ListTroubles` of lists that a screen is complete without but for names: few ever see it, so it comes when it is to be said. */
export const NamesTrouble = ({ lists, evenKnown = false, ...said }: NamesTroubleProps) => {
  const troubled = lists
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists of a screen are always the same ones
    .map((list) => useListState(list))
    .some(({ known, failure, unreadable }) => (known ? unreadable > 0 || (evenKnown && failure !== null) : failure !== null));
  const part = usePartLater(load, false, troubled);
  if (!troubled) return null;
  if (part) return <part.ListTroubles lists={lists} evenKnown={evenKnown} {...said} />;
  // What a screen itself says of it needs no network, which may be why it did not come.
  const alone = said.prefix ?? said.withheld;
  return alone ? <Banner tone={said.prefix ? 'problem' : 'warning'}>{alone}</Banner> : null;
};
