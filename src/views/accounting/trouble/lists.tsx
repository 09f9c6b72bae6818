import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { type ListStanding, standingOf } from '../../kit/list/list-standing.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { useSendSummary } from '../standing.ts';
import type { SummedTab } from '../table/lines.ts';
import { LISTS_OF } from '../table/lines.ts';
import { missing, type SummedList } from '../texts.ts';

/** How a list stands of which figures are made: of one that is `failed` or `unreadable` there are none, and zero is one. */
export const useStanding = (list: SummedList): ListStanding => standingOf(useListState(list), useRows(list).length);

export const isSummable = (standing: ListStanding): boolean => standing === 'rows' || standing === 'empty';

/** Asks for whatever list is missing or old. */
export const RetryLists = ({ list, tone = 'quiet' }: { readonly list: SummedList; readonly tone?: 'quiet' | 'primary' }) => {
  const { busy } = useListState(list);
  const send = useSendSummary();
  return (
    <Button tone={tone} icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'list.retried', at: now() })}>
      {words.retry}
    </Button>
  );
};

/** In place of what is made of a list that could not be had, or of which nothing could be read. */
export const Unsummed = ({ list }: { readonly list: SummedList }) => {
  const { known, failure, unreadable } = useListState(list);
  return (
    <ErrorState title={known ? missing.allUnreadable(list) : missing.failed(list)} actions={<RetryLists list={list} tone="primary" />}>
      {known ? missing.allUnreadableHelp(unreadable) : failure && failureReason(failure)}
    </ErrorState>
  );
};

/** A list that is summed: what is wrong with it although it is shown, and what that `means` for what is made of it. */
export const RowsTrouble = ({ list, means }: { readonly list: SummedList; readonly means?: string | undefined }) => {
  const { known, failure, unreadable } = useListState(list);
  const summed = useStanding(list) === 'rows';
  return (
    <>
      {known && failure && failure._tag !== 'Offline' ? (
        <Banner tone="warning" announced action={<RetryLists list={list} />}>
          {missing.stale(list, failureReason(failure))}
        </Banner>
      ) : null}
      {summed && unreadable > 0 ? (
        <Banner tone="warning">
          {missing.unreadable(list, unreadable)} {means}
        </Banner>
      ) : null}
    </>
  );
};

/** Lists of names without which the figures are right all the same; one way to try again for all that failed or could not be read. */
export const NamesTroubles = ({ lists }: { readonly lists: readonly SummedList[] }) => {
  // biome-ignore lint/correctness/useHookAtTopLevel: the lists of a tab are always the same ones
  const all = lists.map((list) => ({ list, ...useListState(list) }));
  const failed = all.flatMap(({ list, known, failure }) => (known || !failure ? [] : [{ list, failure }]));
  const unread = all.filter(({ known, unreadable }) => known && unreadable > 0);
  const [first] = [...failed, ...unread];
  return first === undefined ? null : (
    <Banner tone="warning" announced action={<RetryLists list={first.list} />}>
      {failed[0]
        ? missing.names(
            failed.map(({ list }) => list),
            failureReason(failed[0].failure),
          )
        : null}
      {unread.map(({ list, unreadable }) => ` ${missing.namesUnread(list, unreadable)}`)}
    </Banner>
  );
};

/** Everything that is wrong with what a tab sums. Where its rows failed there are no figures to be named, and what stands in their place tries all of it again. */
export const TabTrouble = ({ tab }: { readonly tab: SummedTab }) => {
  const { rows, names } = LISTS_OF[tab];
  const { known, failure } = useListState(rows);
  return (
    <>
      <RowsTrouble list={rows} />
      {known || !failure ? <NamesTroubles lists={names} /> : null}
    </>
  );
};
