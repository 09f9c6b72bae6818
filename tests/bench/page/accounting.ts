import { monthTotals } from '../../../src/machines/accounting/months.ts';
import { expenseTotals, incomeTotals } from '../../../src/machines/accounting/totals.ts';
import type { DayRange } from '../../../src/schema/accounting/day-range.ts';
import type { Expense } from '../../../src/schema/accounting/ledger.ts';
import { addDays } from '../../../src/schema/kit/jalali.ts';
import type { Income } from '../../../src/schema/payments/income.ts';

/** Five years of a practice with ten thousand patients. */
const DAYS = 1825;
const FIRST = '2021-11-21';
const TODAY = '2026-11-20';
const RANGE: DayRange = { from: '2022-03-21', to: TODAY };

const incomesOf = (): Income[] =>
  Array.from({ length: 30_000 }, (_, id) => ({
    id,
    patient: id % 7 === 0 ? null : 1 + ((id * 7919) % 10_000),
    clinic: id % 7 === 0 ? 1 + (id % 5) : null,
    date: addDays(FIRST, (id * 104_729) % DAYS),
    amount: 50_000 * (1 + (id % 900)),
    payment_method: 5,
  }));
const expensesOf = (): Expense[] =>
  Array.from({ length: 10_000 }, (_, id) => ({
    id,
    name: 'x',
    date: addDays(FIRST, (id * 7919) % DAYS),
    price: 10_000 * (1 + (id % 700)),
    expense_category: 1 + (id % 40),
  }));

/** The plainest loop there is, which sums by nobody and is exact by luck. */
const bareLoop = (incomes: readonly Income[], expenses: readonly Expense[]): number => {
  let sum = 0;
  for (const { date, amount } of incomes) if (date >= (RANGE.from ?? '') && date <= (RANGE.to ?? '')) sum += amount;
  for (const { date, price } of expenses) if (date >= (RANGE.from ?? '') && date <= (RANGE.to ?? '')) sum -= price;
  return sum;
};

const timed = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** The milliseconds of each round, by what was done; the rows are copied each time, so that nothing kept of them helps. */
export const measure = (rounds: number): Readonly<Record<string, readonly number[]>> => {
  const [incomes, expenses] = [incomesOf(), expensesOf()];
  const again = (work: (came: readonly Income[], went: readonly Expense[]) => unknown) =>
    Array.from({ length: rounds }, () => {
      const [came, went] = [[...incomes], [...expenses]];
      return timed(() => work(came, went));
    });
  return {
    'bare loop': again(bareLoop),
    'filter and sum': again((came, went) => [incomeTotals(came, RANGE), expenseTotals(went, RANGE)]),
    'months of the picture': again((came, went) => monthTotals(came, went, RANGE, TODAY)),
  };
};
