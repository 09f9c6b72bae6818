import { addDays } from '../kit/jalali.ts';
import type { InstallmentCheck } from './installment.ts';

/** For how many days ahead a cheque is called due, today included in none of them. */
export const DUE_SOON_DAYS = 7;

export type DueState = 'paid' | 'overdue' | 'soon' | 'later';

/** How a cheque stands on Tehran's `today`: one that is due today is due soon, and overdue from the day after. */
export const dueState = ({ is_paid, due_date }: Pick<InstallmentCheck, 'is_paid' | 'due_date'>, today: string): DueState => {
  if (is_paid) return 'paid';
  if (due_date < today) return 'overdue';
  return due_date <= addDays(today, DUE_SOON_DAYS) ? 'soon' : 'later';
};

/** How many unpaid cheques are overdue and due soon, and what they come to in toman. */
export interface DueTally {
  readonly overdue: number;
  readonly soon: number;
  readonly overdueSum: number;
  readonly soonSum: number;
}

export const tallyDue = (cheques: readonly InstallmentCheck[], today: string): DueTally => {
  const tally = { overdue: 0, soon: 0, overdueSum: 0, soonSum: 0 };
  for (const cheque of cheques) {
    const state = dueState(cheque, today);
    if (state !== 'overdue' && state !== 'soon') continue;
    tally[state] += 1;
    tally[`${state}Sum`] += cheque.amount;
  }
  return tally;
};
