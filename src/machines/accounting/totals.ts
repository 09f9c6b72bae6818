import { type DayRange, isSameRange, isWithin } from '../../schema/accounting/day-range.ts';
import type { Asset, Expense } from '../../schema/accounting/ledger.ts';
import { plus, type Whole } from '../../schema/kit/money.ts';
import { NO_CATEGORY } from '../../schema/ledger/paths.ts';
import type { Income } from '../../schema/payments/income.ts';

/** What rows come to: how many, their exact sum in toman, and the first and last of their days. */
export interface Total {
  readonly count: number;
  readonly sum: Whole;
  readonly first: string;
  readonly last: string;
}

/** All rows of a range together, and those of each payer or category by its key. */
export interface Totals {
  readonly all: Total | null;
  readonly by: ReadonlyMap<number, Total>;
}

/** How rows of a kind are read. */
interface Reading<R> {
  readonly amountOf: (row: R) => number;
  readonly keyOf: (row: R) => number;
}

interface Dated {
  readonly date: string;
}

type Growing = { -readonly [Name in keyof Total]: Total[Name] };

/** Totals together. */
const together = (totals: Iterable<Total>): Total | null => {
  let all: Growing | null = null;
  for (const { count, sum, first, last } of totals) {
    if (all === null) all = { count, sum, first, last };
    else {
      all.count += count;
      all.sum = plus(all.sum, sum);
      if (first < all.first) all.first = first;
      if (last > all.last) all.last = last;
    }
  }
  return all;
};

/** Sums rows of a range by key. */
const summed =
  <R extends Dated>({ amountOf, keyOf }: Reading<R>) =>
  (rows: readonly R[], range: DayRange): Totals => {
    const by = new Map<number, Growing>();
    for (const row of rows) {
      const { date } = row;
      if (!isWithin(date, range)) continue;
      const amount = amountOf(row);
      const key = keyOf(row);
      const known = by.get(key);
      if (known === undefined) by.set(key, { count: 1, sum: amount, first: date, last: date });
      else {
        known.count += 1;
        known.sum = plus(known.sum, amount);
        if (date < known.first) known.first = date;
        else if (date > known.last) known.last = date;
      }
    }
    return { all: together(by.values()), by };
  };

/** The same, worked out once for as long as the rows and the range stay the same: several parts of a page ask for it. */
const totalsBy = <R extends Dated>(reading: Reading<R>) => {
  const sum = summed(reading);
  const kept = new WeakMap<readonly R[], { readonly range: DayRange; readonly totals: Totals }>();
  return (rows: readonly R[], range: DayRange): Totals => {
    const known = kept.get(rows);
    if (known && isSameRange(known.range, range)) return known.totals;
    const totals = sum(rows, range);
    kept.set(rows, { range, totals });
    return totals;
  };
};

/** Who paid: a patient by their id, a clinic by the negative of its own, 0 where the provider does not say. */
export const payerKey = ({ patient, clinic }: Pick<Income, 'patient' | 'clinic'>): number => patient ?? (clinic == null ? 0 : -clinic);

/** What came in, by who paid (`payerKey`). */
export const incomeTotals = totalsBy<Income>({ amountOf: ({ amount }) => amount, keyOf: payerKey });

/** Categories by their id, `NO_CATEGORY` where the provider has none of a row: it may clear that of a category it deleted. */
const categoryKey = (category: number | null | undefined): number => category ?? NO_CATEGORY;

/** What went out, by category. */
export const expenseTotals = totalsBy<Expense>({ amountOf: ({ price }) => price, keyOf: ({ expense_category }) => categoryKey(expense_category) });

/** What is owned, by category. */
export const assetTotals = totalsBy<Asset>({ amountOf: ({ price }) => price, keyOf: ({ asset_category }) => categoryKey(asset_category) });
