import type { Debtor } from '../../../machines/accounting/debtors.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import type { CsvCell, CsvColumn } from '../../../schema/accounting/csv.ts';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import { localPhone } from '../../../schema/kit/phone.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { dayCell, textCell } from '../../kit/print/files/columns.ts';
import { patientName } from '../patient-name.ts';
import type { SummaryRow } from '../table/summary-row.ts';
import { columns as heads } from '../texts.ts';

/** What a table of sums says in a file. */
export const summaryFile = (tab: AccountingTab): readonly CsvColumn<SummaryRow>[] => [
  { head: heads.name[tab], cell: ({ name }) => textCell(name) },
  ...(tab === 'income' ? [{ head: heads.kind, cell: ({ kind }: SummaryRow) => textCell(kind) }] : []),
  ...(tab === 'receivable'
    ? []
    : [
        { head: heads.count, cell: ({ count }: SummaryRow): CsvCell => (count === undefined ? null : { number: count }) },
        { head: heads.first, gregorian: heads.firstGregorian, cell: ({ first }: SummaryRow) => dayCell(first) },
        { head: heads.last, gregorian: heads.lastGregorian, cell: ({ last }: SummaryRow) => dayCell(last) },
      ]),
  { head: pageWords.tomanColumn(heads.sum), cell: ({ sum }) => (sum === null ? null : { number: sum }) },
];

/** Who owes, in a file; that it may be less stands in the head, where it leaves the figures to be summed. */
export const debtorFile = (patients: readonly Patient[], certain: boolean): readonly CsvColumn<Debtor>[] => {
  const of = ({ id }: Debtor) => rowById(patients, id);
  return [
    { head: heads.patient, cell: (debtor) => textCell(patientName(of(debtor))) },
    { head: heads.phone, cell: (debtor) => textCell(localPhone(of(debtor)?.phone ?? '')) },
    { head: heads.since, gregorian: heads.sinceGregorian, cell: ({ since }) => dayCell(since) },
    { head: pageWords.tomanColumn(certain ? heads.owed : heads.owedPerhaps), cell: ({ owed }) => ({ number: owed }) },
  ];
};
