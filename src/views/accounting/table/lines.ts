import { useMemo } from 'react';
import { clinicFigures } from '../../../machines/accounting/receivable.ts';
import { assetTotals, expenseTotals, incomeTotals, type Total } from '../../../machines/accounting/totals.ts';
import type { DayRange } from '../../../schema/accounting/day-range.ts';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { useReport, useSummedRange } from '../standing.ts';
import { categoryLines, clinicLines, payerLines, type SummaryRow } from './summary-row.ts';

/** A tab whose figures are summed from rows. */
export type SummedTab = Exclude<AccountingTab, 'receivable'>;

export interface Lines {
  /** The days that are summed, which may be behind those that are asked for. */
  readonly days: DayRange;
  readonly rows: readonly SummaryRow[];
  /** All of the range; null where it holds nothing. */
  readonly all: Total | null;
}

/** The lists whose rows a tab sums, and those that name what they are summed by. */
export const LISTS_OF = {
  income: { rows: 'incomes', names: ['patients', 'clinics'] },
  expense: { rows: 'expenses', names: ['expenseCategories'] },
  asset: { rows: 'assets', names: ['assetCategories'] },
} as const;

type Summed = Omit<Lines, 'days'>;

const useIncomeLines = (range: DayRange, shown: boolean): Summed | null => {
  const [incomes, patients, clinics] = [useRows('incomes'), useRows('patients'), useRows('clinics')];
  const totals = useMemo(() => (shown ? incomeTotals(incomes, range) : null), [shown, incomes, range]);
  return useMemo(() => totals && { all: totals.all, rows: payerLines(totals, range, patients, clinics) }, [totals, range, patients, clinics]);
};

const useExpenseLines = (range: DayRange, shown: boolean): Summed | null => {
  const [expenses, categories] = [useRows('expenses'), useRows('expenseCategories')];
  const totals = useMemo(() => (shown ? expenseTotals(expenses, range) : null), [shown, expenses, range]);
  return useMemo(() => totals && { all: totals.all, rows: categoryLines(totals, range, categories, 'expense') }, [totals, range, categories]);
};

const useAssetLines = (range: DayRange, shown: boolean): Summed | null => {
  const [assets, categories] = [useRows('assets'), useRows('assetCategories')];
  const totals = useMemo(() => (shown ? assetTotals(assets, range) : null), [shown, assets, range]);
  return useMemo(() => totals && { all: totals.all, rows: categoryLines(totals, range, categories, 'asset') }, [totals, range, categories]);
};

/** The table of a tab, or with null none, summed once for as long as its rows and the range stay the same. */
export const useLines = (tab: SummedTab | null): Lines => {
  const { range } = useSummedRange();
  const [income, expense, asset] = [useIncomeLines(range, tab === 'income'), useExpenseLines(range, tab === 'expense'), useAssetLines(range, tab === 'asset')];
  return { days: range, ...(income ?? expense ?? asset ?? { rows: [], all: null }) };
};

/**
 * What the provider's report says of each clinic; the dentist's own stand apart, for their patients owe and not they. Until it is
 * known which these are, it says nothing, and while a clinic could not be read, nothing of names that no clinic has: one may be theirs.
 */
export const useClinicFigures = () => {
  const { value } = useReport('invoices');
  const clinics = useRows('clinics');
  const { known, unreadable } = useListState('clinics');
  return useMemo(() => {
    const all = known ? clinicFigures(value, clinics) : [];
    const figures = all.filter(({ personal }) => (personal === null ? unreadable === 0 : !personal));
    return { figures, personal: all.filter(({ personal }) => personal), rows: clinicLines(figures) };
  }, [value, clinics, known, unreadable]);
};
