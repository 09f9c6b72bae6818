import type { Income } from '../../schema/payments/income.ts';
import { rowsIn } from '../kit/rows.ts';

const sorted = new WeakMap<readonly Income[], readonly Income[]>();

const newestFirst = (rows: readonly Income[]): readonly Income[] => {
  const known = sorted.get(rows) ?? rows.toSorted((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
  sorted.set(rows, known);
  return known;
};

/** The payments of one payer, newest first; found once per list, however long it is. */
export const paymentsOf = (incomes: readonly Income[], kind: 'patient' | 'clinic', id: number): readonly Income[] => newestFirst(rowsIn(incomes, kind, id));

export const sumOf = (incomes: readonly Income[]): number => incomes.reduce((sum, { amount }) => sum + amount, 0);
