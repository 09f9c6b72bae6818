import { addDays } from '../kit/jalali.ts';
import type { InstallmentCheck } from './installment.ts';

/** For how many days ahead a cheque is called due, today included in none of them. */
export const DUE_SOON_DAYS = 7;

export type DueState = 'paid' | 'overdue' | 'soon' | 'later';

/** How a cheque stands on Tehran's `today`: one that is due today is due soon, and overdue from the day after. Of which nobody knows whether it is paid, is not. */
export const dueState = ({ is_paid, due_date }: Pick<InstallmentCheck, 'is_paid' | 'due_date'>, today: string): DueState => {
  if (is_paid) return 'paid';
  if (due_date < today) return 'overdue';
  return due_date <= addDays(today, DUE_SOON_DAYS) ? 'soon' : 'later';
};

/** How many unpaid cheques are overdue, due today, and due soon after it; how many all of them are; and what they come to in toman. */
export interface DueTally {
  readonly overdue: number;
  readonly today: number;
  readonly soon: number;
  readonly all: number;
  readonly overdueSum: number;
  readonly todaySum: number;
  readonly soonSum: number;
}

/** Whether a cheque is overdue or due soon, and not paid. */
export const isDue = (cheque: Pick<InstallmentCheck, 'is_paid' | 'due_date'>, today: string): boolean => ['overdue', 'soon'].includes(dueState(cheque, today));

/** The cheques that are due, and of the others those that `stay` says; the oldest first. */
export const dueCheques = (cheques: readonly InstallmentCheck[], today: string, stay: (cheque: InstallmentCheck) => boolean): readonly InstallmentCheck[] =>
  cheques
    .filter((cheque) => isDue(cheque, today) || stay(cheque))
    .toSorted((a, b) => (a.due_date === b.due_date ? a.id - b.id : a.due_date < b.due_date ? -1 : 1));

export const tallyDue = (cheques: readonly InstallmentCheck[], today: string): DueTally => {
  const tally = { overdue: 0, today: 0, soon: 0, all: 0, overdueSum: 0, todaySum: 0, soonSum: 0 };
  for (const cheque of cheques) {
    const state = dueState(cheque, today);
    if (state !== 'overdue' && state !== 'soon') continue;
    const when = cheque.due_date === today ? 'today' : state;
    tally[when] += 1;
    tally.all += 1;
    tally[`${when}Sum`] += cheque.amount;
  }
  return tally;
};
