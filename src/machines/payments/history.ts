import type { Income } from '../../schema/payments/income.ts';

const sorted = new WeakMap<readonly Income[], readonly Income[]>();

/** Payments, newest first; sorted once per list. */
export const newestFirst = (rows: readonly Income[]): readonly Income[] => {
  const known = sorted.get(rows) ?? rows.toSorted((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
  sorted.set(rows, known);
  return known;
};

/** What was paid in all, in toman. */
export const sumOf = (incomes: readonly Income[]): number => incomes.reduce((sum, { amount }) => sum + amount, 0);
