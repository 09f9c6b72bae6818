import { codeEntry } from '../kit/draft/choice.ts';
import { todaysEntry } from '../kit/draft/day.ts';
import type { CodeIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { amountEntry } from '../kit/draft/number.ts';
import { ownEntry } from '../kit/draft/own.ts';
import { digitsEntry } from '../kit/draft/text.ts';
import { flag, optional, type StructOf } from '../kit/shape.ts';
import { incomeFields } from './income.ts';
import { idOfPayer, payer, payerOf } from './prefill.ts';

/** What the cached lists say: whether the payer is (still) there; absent while the list is not known. */
export const paymentFactFields = { payer: flag() };
export type PaymentFacts = StructOf<typeof paymentFactFields>;

/** The payment form, complete or not; the codes are what may be wrong with a field (PAY-RULE-1 to PAY-RULE-3). */
export const paymentDraft = draftOf(
  incomeFields,
  paymentFactFields,
)({
  payer: ownEntry(optional(payer), payerOf, { required: 'required', gone: 'payerNotFound' }),
  payment_method: codeEntry({ required: 'required' }),
  amount: amountEntry({ required: 'required' }),
  /** Of the day on which it goes into the list, unless one was chosen. */
  date: todaysEntry({ required: 'required', invalid: 'dateInvalid', future: 'dateFuture' }),
  transaction_number: digitsEntry(),
}).beside({
  rules: { patient: ({ payer: who }) => idOfPayer(who, 'patient'), clinic: ({ payer: who }) => idOfPayer(who, 'clinic') },
});

export const { fields: paymentDraftFields, open: paymentDraftOf } = paymentDraft;

export type PaymentDraft = StructOf<typeof paymentDraftFields>;
export type PaymentField = keyof PaymentDraft;
/** What is wrong with a field; views put it in words. */
export type PaymentProblem = CodeIn<typeof paymentDraft>;

/** Everything that is wrong, in the order of the form; how a stored payment was paid need not be said where that is not told. */
export const paymentProblems: typeof paymentDraft.problems = (draft, today, facts, before) =>
  paymentDraft.problems(draft, today, facts, before).filter(({ field }) => field !== 'payment_method' || before?.opened?.payment_method !== null);

/** The form after a change; a payer whom the form is about is not changed (PAY-FORM-4). */
export const revisedPayment = (draft: PaymentDraft, change: Partial<PaymentDraft>, fixed: boolean): PaymentDraft => ({
  ...paymentDraft.revised(draft, change),
  ...(fixed ? { payer: draft.payer ?? null } : {}),
});
