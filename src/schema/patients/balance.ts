import type { Income } from '../payments/income.ts';
import { costOf, type Surgery } from '../treatments/surgery.ts';
import type { FinancialStatus } from './financial-status.ts';

/** What was paid in all, in toman. */
export const sumOfIncomes = (incomes: readonly Income[]): number => incomes.reduce((sum, { amount }) => sum + amount, 0);

/** How a patient's account stands by all their treatments and payments, in toman. */
export const balanceBy = (surgeries: readonly Surgery[], incomes: readonly Income[]): FinancialStatus => {
  const total_cost = surgeries.reduce((sum, surgery) => sum + costOf(surgery), 0);
  const total_payments = sumOfIncomes(incomes);
  return { total_cost, total_payments, debt: total_cost - total_payments };
};
