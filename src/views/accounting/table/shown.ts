import type { ClinicFigure } from '../../../machines/accounting/receivable.ts';
import type { DayRange } from '../../../schema/accounting/day-range.ts';
import { type Debts, useDebtors } from '../owed/debts.ts';
import { useAsked } from '../standing.ts';
import { type Lines, type SummedTab, useClinicFigures, useLines } from './lines.ts';
import type { SummaryRow } from './summary-row.ts';

/** The sums of a tab. */
export interface ShownSums extends Lines {
  readonly of: 'sums';
  readonly tab: SummedTab;
}

/** What clinics owe, as reported. */
export interface ShownClinics {
  readonly of: 'clinics';
  readonly figures: readonly ClinicFigure[];
  /** The dentist's own clinics, which are neither in the rows nor in their total. */
  readonly personal: readonly ClinicFigure[];
  readonly rows: readonly SummaryRow[];
}

/** Who owes. */
export interface ShownDebts extends Debts {
  readonly of: 'debts';
  /** In which their debts began. */
  readonly days: DayRange;
}

/** The table on the page, which is also printed and made into a file. */
export type Shown = ShownSums | ShownClinics | ShownDebts;

/** Worked out once for the page and all that is made of it. */
export const useShown = (): Shown => {
  const [tab, owing, days] = [useAsked('tab'), useAsked('owing'), useAsked('range')];
  const lines = useLines(tab === 'receivable' ? null : tab);
  const clinics = useClinicFigures();
  const debts = useDebtors(tab === 'receivable' && owing === 'patients');
  if (tab !== 'receivable') return { of: 'sums', tab, ...lines };
  return owing === 'clinics' ? { of: 'clinics', ...clinics } : { of: 'debts', days, ...debts };
};
