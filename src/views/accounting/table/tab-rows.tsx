import { EVER, isSameRange } from '../../../schema/accounting/day-range.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { newItemPath } from '../../../schema/ledger/paths.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { BoxIcon, ExpenseIcon, PaymentIcon } from '../../kit/icons/things.tsx';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { useSendSummary } from '../standing.ts';
import { empty, missing } from '../texts.ts';
import { Unsummed, useStanding } from '../trouble/lists.tsx';
import { LISTS_OF, type SummedTab } from './lines.ts';
import type { ShownSums } from './shown.ts';
import { SummaryList } from './summary-list.tsx';

const icons = { income: PaymentIcon, expense: ExpenseIcon, asset: BoxIcon };

/** Why a range holds nothing: it lies before the first row, after the last, or between two. */
const whyEmpty = (days: readonly string[], from: string | null, to: string | null): string | null => {
  const first = days.reduce((least, day) => (day < least ? day : least), '9');
  const last = days.reduce((most, day) => (day > most ? day : most), '');
  if (to !== null && to < first) return empty.before(jalaliText(first));
  return from !== null && from > last ? empty.after(jalaliText(last)) : null;
};

/** A range without rows says so, and how to see those there are. */
const NothingInRange = ({ tab, days }: Pick<ShownSums, 'tab' | 'days'>) => {
  const rows = useRows(LISTS_OF[tab].rows) as readonly { readonly date: string }[];
  const send = useSendSummary();
  return (
    <EmptyState
      icon={CalendarIcon}
      title={empty.inRange[tab]}
      actions={
        <Button tone="primary" onClick={() => send({ type: 'range.chosen', ...EVER })}>
          {empty.showAll}
        </Button>
      }
    >
      {whyEmpty(
        rows.map(({ date }) => date),
        days.from,
        days.to,
      )}
    </EmptyState>
  );
};

const ways = { income: '/new-payment', expense: newItemPath('expense'), asset: newItemPath('asset') };

/** Nothing was ever recorded: the next step is to do that. */
const NothingYet = ({ tab }: Pick<ShownSums, 'tab'>) => {
  const send = useSendApp();
  return (
    <EmptyState
      icon={icons[tab]}
      title={empty[tab]}
      actions={
        <Button tone="primary" onClick={() => send({ type: 'route.go', to: ways[tab], replace: false })}>
          {empty.add[tab]}
        </Button>
      }
    />
  );
};

/** Whether it is known what the rows of a tab are called, or that nobody can say: before, each would be called unknown. */
export const useNamed = (tab: SummedTab): boolean =>
  // biome-ignore lint/correctness/useHookAtTopLevel: the lists of a tab are always the same ones
  LISTS_OF[tab].names.map((list) => useListState(list)).every(isSettled);

/** The rows of a tab that is summed, or why there are none to see. */
export const TabRows = ({ tab, days, rows }: Pick<ShownSums, 'tab' | 'days' | 'rows'>) => {
  const { rows: list } = LISTS_OF[tab];
  const standing = useStanding(list);
  const named = useNamed(tab);
  if (standing === 'loading' || (standing === 'rows' && !named)) return <SkeletonRows count={5} label={missing.loading(list)} />;
  if (standing === 'failed' || standing === 'unreadable') return <Unsummed list={list} />;
  if (rows.length > 0) return <SummaryList tab={tab} rows={rows} />;
  return isSameRange(days, EVER) || standing === 'empty' ? <NothingYet tab={tab} /> : <NothingInRange tab={tab} days={days} />;
};
