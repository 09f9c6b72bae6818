import { isInCalendar } from '../kit/jalali.ts';
import { parseAmount } from '../kit/money.ts';
import { isAlikeCheque } from './alike.ts';
import { type ChequeDraft, chequePayload } from './cheque-draft.ts';
import { coverBy } from './cover.ts';
import type { InstallmentCheck } from './installment.ts';
import { evenParts, freeDay, readParts, readPeriod } from './schedule.ts';

/** An entry of the list as far as it may be stored already. */
export interface Listed {
  readonly draft: ChequeDraft;
  readonly state: 'staged' | 'sending' | 'sent' | 'failed' | 'unknown';
  /** Of one that was sent, the record that it became. */
  readonly id: number | null;
  /** Records that looked like it before it was sent. */
  readonly before: readonly number[] | null;
}

/** A plan of which it is known into how many parts it splits a debt, and how many months lie between two of them. */
export interface WholePlan {
  readonly id: number;
  readonly number_of_installments: number;
  readonly payment_period: number;
}

/** What is known of a plan, of the cheques of all plans of its patient, and of the entries of the list. */
export interface Known {
  /** The balance, in toman: what was not paid yet. Null while nobody knows. */
  readonly debt: number | null;
  readonly plan: WholePlan;
  /** The stored cheques of all plans of the patient. */
  readonly stored: readonly InstallmentCheck[];
  readonly rows: readonly Listed[];
}

/** One that was sent is counted among the stored once it is seen there, and so is one whose answer was lost. */
const isStored = ({ draft, state, id, before }: Listed, stored: readonly InstallmentCheck[]): boolean => {
  if (state !== 'unknown') return state === 'sent' && stored.some((cheque) => cheque.id === id);
  const payload = chequePayload(draft);
  return stored.some((cheque) => !before?.includes(cheque.id) && isAlikeCheque(payload, cheque));
};

/** The entries of a list that are not stored. */
const unstored = <R extends Listed>(rows: readonly R[], stored: readonly InstallmentCheck[]): readonly R[] => rows.filter((row) => !isStored(row, stored));

/** What the unpaid stored cheques, and the entries beside them, come to in toman. */
export interface Cover {
  readonly stored: number;
  readonly listed: number;
}

/** What cheques promise of a balance: one covers a part of it from being written down, stored or not and of whichever plan (`coverBy`). */
export const coverOf = ({ stored, rows }: Pick<Known, 'stored' | 'rows'>): Cover => ({
  stored: coverBy(stored),
  listed: unstored(rows, stored).reduce((sum, { draft }) => sum + (parseAmount(draft.amount) ?? 0), 0),
});

/** What the next cheques of a plan most likely are. */
export interface PlanRest {
  /** How many of its parts have no cheque yet. */
  readonly missing: number;
  /** What no cheque covers of the balance, in toman; null where that is nothing or not known. */
  readonly left: number | null;
  /** What one of those that are missing comes to. */
  readonly part: number | null;
  /** When the next one is due, and when the first of all that are missing, if they are made at once. */
  readonly due: string;
  readonly runDue: string;
}

/** The sum that is proposed beside what is typed: where nothing is, and for the last cheque, which takes what parts of whole toman leave over. */
export const proposedSum = ({ missing, part }: Pick<PlanRest, 'missing' | 'part'>, typed: string): number | null =>
  typed === '' || (missing === 1 && parseAmount(typed) !== part) ? part : null;

/** The rest of a plan after what is stored and listed. */
export const restOf = (known: Known, today: string): PlanRest => {
  const { debt, plan, stored, rows } = known;
  const own = stored.filter(({ installment }) => installment === plan.id);
  const listed = unstored(rows, stored);
  const missing = Math.max(0, readParts(plan.number_of_installments) - own.length - listed.length);
  const cover = coverOf(known);
  const open = debt === null ? 0 : debt - cover.stored - cover.listed;
  const left = open > 0 ? open : null;
  const part = left !== null && missing > 0 ? (evenParts(left, missing)[0] ?? 0) : 0;
  // A day of no year that a calendar knows says nothing of the plan.
  const taken = [...own.map(({ due_date }) => due_date), ...listed.flatMap(({ draft }) => draft.due_date.day ?? [])].filter(isInCalendar);
  const from = (run: number): string => freeDay(taken, run, readPeriod(plan.payment_period), today);
  return { missing, left, part: part > 0 ? part : null, due: from(1), runDue: from(Math.max(1, missing)) };
};
