import { useMemo, useRef } from 'react';
import { dueCheques, isDue, tallyDue } from '../../../schema/installments/due.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { partAtDesk, useRoomForTable } from '../../kit/page/desk/at-desk.ts';
import { ListHeader } from '../../kit/page/list/list-header.tsx';
import { ListTroubles } from '../../kit/page/list/list-troubles.tsx';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { useRows } from '../../kit/resources.ts';
import { MARKS, Marking, useIsMarking } from '../marks/marking.tsx';
import { dueList } from '../texts.ts';
import { DueRow } from './due-row.tsx';
import { DueSums } from './due-sums.tsx';
import { usePayerOf } from './payers.ts';

/** What is due; a row that is marked as paid stays until the screen is left, so that nothing moves under a finger and a slip is turned round where it was made. */
const useDue = (today: string): readonly InstallmentCheck[] => {
  const cheques = useRows('installmentChecks');
  const seen = useRef(new Set<number>());
  return useMemo(() => {
    for (const cheque of cheques) if (isDue(cheque, today)) seen.current.add(cheque.id);
    return dueCheques(cheques, today, ({ id }) => seen.current.has(id));
  }, [cheques, today]);
};

const useTable = partAtDesk(() => import('./due-table.tsx'));

const LISTS = ['patients', 'installments'] as const;

/** The cheques of all patients that are overdue or due soon: who, how much, how late; with a call and the mark that one was paid. */
export const DueCheques = () => {
  const workflow = useWorkflow();
  const today = useApp(({ at }) => tehranDay(at));
  const rows = useDue(today);
  const payerOf = usePayerOf();
  const marking = useIsMarking(MARKS);
  const atDesk = useRoomForTable();
  const width = atDesk ? 'wide' : undefined;
  const table = useTable(atDesk);
  const tally = useMemo(() => tallyDue(rows, today), [rows, today]);
  return (
    <>
      <ListHeader
        workflow={workflow}
        list="installmentChecks"
        texts={dueList}
        width={width}
        shown={tally.all}
        count={tally.all}
        back="/"
        searchable={false}
        printable={false}
      />
      <Page width={width}>
        <DueSums tally={tally} />
        <ListTroubles lists={LISTS} naming={(names) => dueList.unloaded(names.join(' و '))} evenKnown={rows.some((row) => payerOf(row).lack === 'unread')} />
        <ResourceRows
          workflow={workflow}
          list="installmentChecks"
          texts={dueList}
          rows={rows}
          count={rows.length}
          icon={CalendarIcon}
          table={table && ((fresh) => <table.DueTable rows={rows} payerOf={payerOf} today={today} fresh={fresh} />)}
        >
          {(row) => <DueRow row={row} payer={payerOf(row)} today={today} />}
        </ResourceRows>
      </Page>
      {marking ? (
        <ActionBar>
          <Marking marks={MARKS} patientOf={(row) => payerOf(row).patient} />
        </ActionBar>
      ) : null}
    </>
  );
};
