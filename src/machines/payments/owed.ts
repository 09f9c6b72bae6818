import type { Income } from '../../schema/payments/income.ts';
import { costOf, type Surgery } from '../../schema/treatments/surgery.ts';
import { rowsIn } from '../kit/rows.ts';
import { paymentsOf, sumOf } from './history.ts';

/** What a patient owes by the cached treatments and payments, in toman; below zero for a credit. */
export const owedBy = (patient: number, surgeries: readonly Surgery[], incomes: readonly Income[]): number =>
  rowsIn(surgeries, 'patient', patient).reduce((sum, surgery) => sum + costOf(surgery), 0) - sumOf(paymentsOf(incomes, 'patient', patient));
