import type { Income } from '../../schema/payments/income.ts';
import { costOf, type Surgery } from '../../schema/treatments/surgery.ts';
import { sumOf } from './history.ts';

/** What a patient owes by their treatments and payments, in toman; below zero for a credit. */
export const owedFor = (surgeries: readonly Surgery[], incomes: readonly Income[]): number =>
  surgeries.reduce((sum, surgery) => sum + costOf(surgery), 0) - sumOf(incomes);
