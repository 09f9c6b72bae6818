import { type CsvColumn, csvOf } from '../../../schema/accounting/csv.ts';
import { EVER, isWithin } from '../../../schema/accounting/day-range.ts';
import { assetFile, expenseFile, incomeFile, partyName } from '../../kit/print/files/columns.ts';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { useAsked } from '../standing.ts';
import type { Shown } from '../table/shown.ts';
import { debtorFile, summaryFile } from './columns.ts';

const byDate = (one: { readonly date: string; readonly id: number }, other: { readonly date: string; readonly id: number }): number =>
  one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1;

interface Files {
  readonly table: () => string;
  readonly entries: (() => string) | null;
  /** Whether it is known what everything in them is called, or that nobody can say. */
  readonly named: boolean;
}

/** The texts of the files that the page can be made into: the table that is shown, and the rows behind it where there are any. */
export const useFiles = (shown: Shown): Files => {
  const tab = useAsked('tab');
  const names = { patients: useRows('patients'), clinics: useRows('clinics') };
  const [incomes, expenses, assets] = [useRows('incomes'), useRows('expenses'), useRows('assets')];
  const [expenseCategories, assetCategories] = [useRows('expenseCategories'), useRows('assetCategories')];
  const [patients, clinics] = [useListState('patients'), useListState('clinics')];
  const categories = useListState(tab === 'asset' ? 'assetCategories' : 'expenseCategories');
  const namedBy = { income: [patients, clinics], expense: [patients, clinics, categories], asset: [categories], receivable: [patients] }[tab];
  // Of the days of the table beside it, also while others are asked for already.
  const days = shown.of === 'sums' ? shown.days : EVER;
  const file =
    <R extends { readonly id: number; readonly date: string }>(columns: readonly CsvColumn<R>[], rows: readonly R[]) =>
    () =>
      csvOf(columns, rows.filter(({ date }) => isWithin(date, days)).sort(byDate));
  return {
    table: () => (shown.of === 'debts' ? csvOf(debtorFile(names.patients, shown.certain), shown.rows) : csvOf(summaryFile(tab), shown.rows)),
    entries: {
      income: file(
        incomeFile((row) => partyName(row, names)),
        incomes,
      ),
      expense: file(expenseFile(names, expenseCategories), expenses),
      asset: file(assetFile(assetCategories), assets),
      receivable: null,
    }[tab],
    // What clinics owe is named by the report.
    named: shown.of === 'clinics' || namedBy.every(isSettled),
  };
};
