import type { ClinicFigure } from '../../../machines/accounting/receivable.ts';
import type { Total, Totals } from '../../../machines/accounting/totals.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { type DayRange, pathOfDays } from '../../../schema/accounting/day-range.ts';
import type { Row } from '../../../schema/api.ts';
import type { Whole } from '../../../schema/kit/money.ts';
import { itemsPath } from '../../../schema/ledger/paths.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { patientName } from '../patient-name.ts';
import { summary } from '../texts.ts';

/** One line of a table: a payer, a category or a clinic, and what it comes to. */
export interface SummaryRow extends Partial<Omit<Total, 'sum'>> {
  /** That of the record, or what stands for it: the negative of a clinic that paid, 0 for nobody known. */
  readonly id: number;
  readonly name: string;
  /** Patient or clinic, where both may stand in one table. */
  readonly kind?: string;
  /** In toman; null where nobody says. */
  readonly sum: Whole | null;
  /** Where it leads; null where it is not known what it is. */
  readonly to: string | null;
}

const largestFirst = (one: SummaryRow, other: SummaryRow): number => {
  const [a, b] = [one.sum ?? 0, other.sum ?? 0];
  if (a === b) return one.id - other.id;
  return a > b ? -1 : 1;
};

/** Thousands are made at a tap: each is written out at once. */
const lines = ({ by }: Totals, about: (key: number) => Pick<SummaryRow, 'name' | 'kind' | 'to'>): readonly SummaryRow[] => {
  const rows: SummaryRow[] = [];
  for (const [id, { count, sum, first, last }] of by) {
    const { name, kind, to } = about(id);
    rows.push(kind === undefined ? { id, name, to, count, sum, first, last } : { id, name, kind, to, count, sum, first, last });
  }
  return rows.sort(largestFirst);
};

/** What each payer paid; clinics lead to their payments, patients to theirs, of the same days (ACC-SUM-4, D-17). */
export const payerLines = (
  totals: Totals,
  range: DayRange,
  patients: readonly Row<'patients'>[],
  clinics: readonly Row<'clinics'>[],
): readonly SummaryRow[] => {
  const days = pathOfDays('', range);
  return lines(totals, (key) => {
    if (key === 0) return { name: summary.unknownPayer, to: null };
    if (key < 0) return { name: rowById(clinics, -key)?.name || pageWords.unknown, kind: summary.clinic, to: `/clinic/${-key}/payments${days}` };
    return { name: patientName(rowById(patients, key)), kind: summary.patient, to: `/patient/${key}/payments${days}` };
  });
};

/** What each category comes to; it leads to what it holds of the same days. */
export const categoryLines = (
  totals: Totals,
  range: DayRange,
  categories: readonly Row<'expenseCategories'>[],
  kind: 'asset' | 'expense',
): readonly SummaryRow[] => {
  const days = pathOfDays('', range);
  return lines(totals, (key) => ({ name: rowById(categories, key)?.name || summary.unknownCategory, to: `${itemsPath(kind, key)}${days}` }));
};

/** What each clinic still has to pay; names that no clinic has lead nowhere. */
export const clinicLines = (figures: readonly ClinicFigure[]): readonly SummaryRow[] =>
  figures.map(({ id, name, sum }, index) => ({
    id: id ?? -1 - index,
    name: name || pageWords.unknown,
    sum,
    to: id === null ? null : `/clinic/${id}/payments`,
  }));
