import { money, type StructOf } from '../kit/shape.ts';

/** What a patient owes and has paid, in toman (PAT-DATA-3). */
export const financialStatusFields = { debt: money(), total_cost: money(), total_payments: money() };

/** A status as it was sent, with what a sum of no rows comes to: databases say null, and null again of what is worked out of that. */
export const summed = (wire: unknown): unknown => {
  const { debt, total_cost, total_payments } = Object(wire);
  const sum = (said: unknown, otherwise: number) => (said === null ? otherwise : said) as number;
  const [cost, paid] = [sum(total_cost, 0), sum(total_payments, 0)];
  return { debt: sum(debt, cost - paid), total_cost: cost, total_payments: paid };
};

export type FinancialStatus = StructOf<typeof financialStatusFields>;

/** How an amount that is owed stands, in toman: whoever paid ahead has a credit. */
export const standingOf = (owed: number): 'debt' | 'credit' | 'settled' => (owed > 0 ? 'debt' : owed < 0 ? 'credit' : 'settled');
