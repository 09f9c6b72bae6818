import { rowById } from '../../../machines/kit/rows.ts';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import { fullName } from '../../../schema/patients/patient.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { type Column, PrintTable } from '../../kit/print/print-table.tsx';
import { useRows } from '../../kit/resources.ts';
import { useAsked } from '../standing.ts';
import type { Shown } from '../table/shown.ts';
import type { SummaryRow } from '../table/summary-row.ts';
import { debtors, columns as heads, range as ranges, summary } from '../texts.ts';
import { useLacking } from './lacking.ts';
import { totalNote } from './total-note.ts';

const sumColumns = (tab: AccountingTab): readonly Column<SummaryRow>[] => [
  { head: heads.name[tab], cell: ({ name }) => name },
  ...(tab === 'income' ? [{ head: heads.kind, cell: ({ kind }: SummaryRow) => kind ?? pageWords.none }] : []),
  ...(tab === 'receivable' ? [] : [{ head: heads.count, figure: true, cell: ({ count }: SummaryRow) => formatAmount(count ?? 0) }]),
  { head: pageWords.tomanColumn(heads.sum), figure: true, cell: ({ sum }) => (sum === null ? pageWords.none : <bdi>{formatAmount(sum)}</bdi>) },
];

/** The table of the page on paper, under its range, with the total in its head. */
export const Paper = ({ shown }: { readonly shown: Shown }) => {
  const tab = useAsked('tab');
  const patients = useRows('patients');
  const lacking = useLacking(shown);
  if (shown.of !== 'debts') {
    const note = [...(shown.of === 'sums' ? [ranges.said(shown.days)] : []), totalNote(shown.rows), ...lacking].join(' · ');
    return <PrintTable title={`${summary.title}: ${summary.tabs[tab]}`} note={note} rows={shown.rows} columns={sumColumns(tab)} />;
  }
  const of = (id: number) => rowById(patients, id);
  return (
    <PrintTable
      title={debtors.title}
      note={[ranges.said(shown.days), totalNote(shown.rows.map(({ owed }) => ({ sum: owed }))), ...lacking].join(' · ')}
      rows={shown.rows}
      columns={[
        { head: heads.patient, cell: ({ id }) => fullName(of(id) ?? { first_name: '', last_name: '' }) || pageWords.unknown },
        { head: heads.phone, cell: ({ id }) => (of(id)?.phone ? <PhoneText>{of(id)?.phone ?? ''}</PhoneText> : pageWords.none) },
        { head: heads.since, cell: ({ since }) => (since === null ? pageWords.none : <DayText>{since}</DayText>) },
        { head: pageWords.tomanColumn(heads.owed), figure: true, cell: ({ owed }) => formatAmount(owed) },
      ]}
    />
  );
};
