import type { Debtor } from '../../../machines/accounting/debtors.ts';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import type { Column } from '../../kit/print/print-table.tsx';
import { patientName } from '../patient-name.ts';
import type { SummaryRow } from '../table/summary-row.ts';
import { columns as heads } from '../texts.ts';

/** What a table of sums says on paper. */
export const sumColumns = (tab: AccountingTab): readonly Column<SummaryRow>[] => [
  { head: heads.name[tab], cell: ({ name }) => name },
  ...(tab === 'income' ? [{ head: heads.kind, cell: ({ kind }: SummaryRow) => kind ?? pageWords.none }] : []),
  ...(tab === 'receivable' ? [] : [{ head: heads.count, figure: true, cell: ({ count }: SummaryRow) => formatAmount(count ?? 0) }]),
  { head: pageWords.tomanColumn(heads.sum), figure: true, cell: ({ sum }) => (sum === null ? pageWords.none : <bdi>{formatAmount(sum)}</bdi>) },
];

/** Who owes, on paper and at the desk. */
export const debtorColumns = (of: (id: number) => Patient | null | undefined): readonly Column<Debtor>[] => [
  { head: heads.patient, cell: ({ id }) => patientName(of(id)) },
  { head: heads.phone, cell: ({ id }) => (of(id)?.phone ? <PhoneText>{of(id)?.phone ?? ''}</PhoneText> : pageWords.none) },
  { head: heads.since, cell: ({ since }) => (since === null ? pageWords.none : <DayText>{since}</DayText>) },
  { head: pageWords.tomanColumn(heads.owed), figure: true, cell: ({ owed }) => formatAmount(owed) },
];
