import { money, type StructOf } from '../kit/shape.ts';

/** What a patient owes and has paid, in toman (PAT-DATA-3). */
export const financialStatusFields = { debt: money(), total_cost: money(), total_payments: money() };

export type FinancialStatus = StructOf<typeof financialStatusFields>;

/** How an amount that is owed stands, in toman: whoever paid ahead has a credit. */
export const standingOf = (owed: number): 'debt' | 'credit' | 'settled' => (owed > 0 ? 'debt' : owed < 0 ? 'credit' : 'settled');
