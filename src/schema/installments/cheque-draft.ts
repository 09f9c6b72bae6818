import { refEntry } from '../kit/draft/choice.ts';
import { dayEntry } from '../kit/draft/day.ts';
import type { CodeIn, PayloadIn, Problem } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import type { EntryKind } from '../kit/draft/entry.ts';
import { amountEntry } from '../kit/draft/number.ts';
import { ownEntry } from '../kit/draft/own.ts';
import { digitsEntry, nationalNumberEntry, textEntry } from '../kit/draft/text.ts';
import { type Field, flag, integer, money, optional, type StructOf } from '../kit/shape.ts';
import { plainChequeNumber } from './cheque-number.ts';
import { installmentCheckFields } from './installment.ts';

/** What the cached lists say: whether the plan is (still) there, and the patient's; absent while the list is not known. */
export const chequeFactFields = { installment: flag() };
export type ChequeFacts = StructOf<typeof chequeFactFields>;

const chequeNumberEntry =
  <const Required extends string, const Long extends string>(codes: {
    readonly required: Required;
    readonly long: Long;
  }): EntryKind<Field<string, true>, string, string, Required | Long> =>
  (field) => ({ ...digitsEntry<Required | Long>(codes)(field), tidied: plainChequeNumber });

const noNumber = (): number | null => null;

/**
 * The form of a cheque, or with a `count` of several in a row: then the amount is that of all of them, and number and day are
 * those of the first. `period` is the months between two, as the plan says; null while that is not known. The codes are what may be wrong with a field (PLAN-CHEQUE-4, PLAN-CHEQUE-5).
 */
export const chequeDraft = draftOf(
  // A cheque over nothing is a slip; one that a provider has is read.
  { ...installmentCheckFields, amount: money({ from: 1 }) },
  chequeFactFields,
)({
  installment: refEntry({ required: 'planGone', gone: 'planGone' }),
  check_owner_name: textEntry({ required: 'ownerRequired', long: 'ownerLong' }),
  check_owner_national_number: nationalNumberEntry({ required: 'nationalRequired', invalid: 'nationalInvalid' }),
  relation_to_patient: textEntry({ required: 'relationRequired', long: 'relationLong' }),
  check_number: chequeNumberEntry({ required: 'numberRequired', long: 'numberLong' }),
  amount: amountEntry({ required: 'amountRequired', invalid: 'amountInvalid' }),
  due_date: dayEntry({ required: 'dueRequired', invalid: 'dueInvalid' }),
  count: ownEntry(optional(integer()), noNumber),
  period: ownEntry(optional(integer()), noNumber),
}).beside({
  rules: { is_paid: () => false },
});

export const { fields: chequeDraftFields, created: chequePayload } = chequeDraft;

export type ChequeDraft = StructOf<typeof chequeDraftFields>;
export type ChequeField = keyof ChequeDraft & string;
export type ChequePayload = PayloadIn<typeof chequeDraft>;
/** What is wrong with a field; views put it in words. */
export type ChequeProblem = CodeIn<typeof chequeDraft> | 'numberTwice' | 'runUnnumbered' | 'runTooSmall';
export type ChequeProblems = readonly Problem<ChequeField, ChequeProblem>[];
