import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { useListState } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { useSendSummary } from '../standing.ts';
import type { SummedTab } from '../table/lines.ts';
import { LISTS_OF } from '../table/lines.ts';
import { missing, type SummedList } from '../texts.ts';

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

/** A list that is summed: what is wrong with it although it is shown. */
export const RowsTrouble = ({ list }: { readonly list: SummedList }) => {
  const { known, failure, unreadable } = useListState(list);
  return (
    <>
      {known && failure && failure._tag !== 'Offline' ? (
        <Banner tone="warning" announced action={<RetryLists list={list} />}>
          {missing.stale(list, failureReason(failure))}
        </Banner>
      ) : null}
      {known && unreadable > 0 ? <Banner tone="warning">{missing.unreadable(list, unreadable)}</Banner> : null}
    </>
  );
};

/** A list of names without which the figures are right all the same. */
export const NamesTrouble = ({ list }: { readonly list: SummedList }) => {
  const { known, failure } = useListState(list);
  return known || !failure ? null : (
    <Banner tone="warning" announced action={<RetryLists list={list} />}>
      {missing.names(list, failureReason(failure))}
    </Banner>
  );
};

/** Everything that is wrong with what a tab sums. */
export const TabTrouble = ({ tab }: { readonly tab: SummedTab }) => {
  const { rows, names } = LISTS_OF[tab];
  return (
    <>
      <RowsTrouble list={rows} />
      {names.map((list) => (
        <NamesTrouble key={list} list={list} />
      ))}
    </>
  );
};
