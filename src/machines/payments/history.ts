import type { Income } from '../../schema/payments/income.ts';

/** What was paid in all, in toman. */
export const sumOf = (incomes: readonly Income[]): number => incomes.reduce((sum, { amount }) => sum + amount, 0);
