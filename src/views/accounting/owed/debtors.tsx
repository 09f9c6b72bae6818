import { owedBy } from '../../../machines/accounting/debtors.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { EVER, isSameRange } from '../../../schema/accounting/day-range.ts';
import { useIsRecording } from '../../kit/actors.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { DoneIcon } from '../../kit/icons/actions.tsx';
import { VirtualList } from '../../kit/list/virtual-list.tsx';
import { partAtDesk, useRoomForTable } from '../../kit/page/desk/at-desk.ts';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { patientName } from '../patient-name.ts';
import { RangeBar } from '../range/range-bar.tsx';
import { useToday } from '../range/today.ts';
import { useAsked } from '../standing.ts';
import type { ShownDebts } from '../table/shown.ts';
import { TotalCard } from '../table/total-card.tsx';
import { missing, range as ranges, debtors as texts } from '../texts.ts';
import { isSummable, NamesTroubles, RowsTrouble, Unsummed, useStanding } from '../trouble/lists.tsx';
import { DebtorRow } from './debtor-row.tsx';
import { NEEDED } from './debts.ts';

const useTable = partAtDesk(() => import('./debtor-table.tsx'));

/** Who owes what and since when, oldest debt first. */
export const Debtors = ({ known, rows, undated, certain }: ShownDebts) => {
  const patients = useRows('patients');
  const standings = { surgeries: useStanding('surgeries'), incomes: useStanding('incomes') };
  const lists = [useListState('incomes'), useListState('surgeries')];
  const named = isSettled(useListState('patients'));
  const today = useToday();
  const range = useAsked('range');
  const recorded = useIsRecording();
  const table = useTable(useRoomForTable());
  const failed = NEEDED.find((list) => standings[list] !== 'loading' && !isSummable(standings[list]));
  return (
    <>
      <RangeBar remark={ranges.ofDebts} />
      {NEEDED.map((list) => (
        <RowsTrouble key={list} list={list} means={list === 'incomes' ? `${texts.lessPaid} ${texts.noMessages}` : undefined} />
      ))}
      <NamesTroubles lists={['patients']} />
      {recorded ? (
        <p>{missing.recorded}</p>
      ) : failed ? (
        <Unsummed list={failed} />
      ) : (
        <>
          <TotalCard label={texts.total} sum={known ? owedBy(rows) : null}>
            {known && rows.length > 0 ? texts.count(rows.length) : null}
            {undated > 0 ? ` ${texts.undated(undated)}` : null}
          </TotalCard>
          {!known || (rows.length > 0 && (!named || table === null)) ? (
            <SkeletonRows count={5} label={texts.loading} />
          ) : rows.length === 0 ? (
            <EmptyState
              icon={DoneIcon}
              title={
                undated > 0
                  ? texts.undated(undated)
                  : lists.some(({ unreadable }) => unreadable > 0)
                    ? texts.noneRead
                    : isSameRange(range, EVER)
                      ? texts.none
                      : texts.noneInRange
              }
            />
          ) : table ? (
            <table.DebtorTable rows={rows} today={today} certain={certain} />
          ) : (
            <VirtualList label={texts.title} items={rows} keyOf={({ id }) => id} place="accounting:debtors">
              {(debtor) => {
                const patient = rowById(patients, debtor.id);
                return <DebtorRow debtor={debtor} name={patientName(patient)} phone={patient?.phone ?? null} today={today} certain={certain} />;
              }}
            </VirtualList>
          )}
        </>
      )}
    </>
  );
};
