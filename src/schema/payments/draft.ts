import { isIsoDay } from '../kit/iso-day.ts';
import { jalaliText } from '../kit/jalali.ts';
import { parseAmount } from '../kit/money.ts';
import { code, flag, optional, type StructOf, type TypedDay, text, typedDay } from '../kit/shape.ts';
import { type Income, PAYMENT_METHODS } from './income.ts';
import { type Payer, type PaymentPrefill, payer } from './prefill.ts';

/** The payment form as it stands. */
export const paymentDraftFields = {
  payer: optional(payer),
  payment_method: optional(code(PAYMENT_METHODS)),
  /** Digits as typed, without their separators. */
  amount: text({ disguise: 'digits' }),
  date: typedDay,
  transaction_number: text({ disguise: 'digits' }),
};

export type PaymentDraft = StructOf<typeof paymentDraftFields>;
export type PaymentField = keyof PaymentDraft;

/** What the cached lists say: whether the payer is (still) there; absent while the list is not known. */
export const paymentFactFields = { payer: flag() };
export type PaymentFacts = StructOf<typeof paymentFactFields>;

const typedDayOf = (isoDay: string | null | undefined): TypedDay => (isoDay ? { typed: jalaliText(isoDay), day: isoDay } : { typed: '', day: null });
const typedAmount = (amount: number | null | undefined): string => (typeof amount === 'number' ? String(amount) : '');

/** The form as it opens on a day, with what was filled in beforehand. */
export const openedPayment = (prefill: PaymentPrefill | null | undefined, today: string | null): PaymentDraft => ({
  payer: prefill?.payer ?? null,
  payment_method: prefill?.payment_method ?? null,
  amount: typedAmount(prefill?.amount),
  date: typedDayOf(prefill?.date ?? today),
  transaction_number: prefill?.transaction_number ?? '',
});

export const payerOf = ({ patient, clinic }: Pick<Income, 'patient' | 'clinic'>): Payer | null => {
  if (typeof patient === 'number') return { kind: 'patient', id: patient };
  return typeof clinic === 'number' ? { kind: 'clinic', id: clinic } : null;
};

/** The form filled with a stored payment. */
export const paymentDraftOf = (income: Income): PaymentDraft => ({
  payer: payerOf(income),
  payment_method: income.payment_method,
  amount: typedAmount(income.amount),
  date: typedDayOf(income.date),
  transaction_number: income.transaction_number ?? '',
});

/** The form after a change; a payer that the form opened with is not changed (specification §2, "Payment form"). */
export const revisedPayment = (draft: PaymentDraft, change: Partial<PaymentDraft>, opened: PaymentDraft): PaymentDraft => ({
  ...draft,
  ...change,
  ...(opened.payer ? { payer: draft.payer ?? null } : {}),
});

/** What is wrong with a field; views put it in words (specification §5, Payment). */
export type PaymentProblem = 'required' | 'payerNotFound' | 'dateInvalid' | 'dateFuture';

interface Found {
  readonly field: PaymentField;
  readonly code: PaymentProblem;
}

const dateProblem = ({ typed, day: isoDay }: TypedDay, today: string): PaymentProblem | null => {
  if (isoDay === null || isoDay === undefined) return typed.trim() === '' ? 'required' : 'dateInvalid';
  if (!isIsoDay(isoDay)) return 'dateInvalid';
  return isoDay > today ? 'dateFuture' : null;
};

/** Everything that keeps a payment from being complete, in the order of the form; `today` is Tehran's. */
export const paymentProblems = (draft: PaymentDraft, today: string, facts: Partial<PaymentFacts>): readonly Found[] => {
  const codes: Partial<Record<PaymentField, PaymentProblem | null>> = {
    payer: draft.payer ? (facts.payer === false ? 'payerNotFound' : null) : 'required',
    payment_method: draft.payment_method === null || draft.payment_method === undefined ? 'required' : null,
    amount: parseAmount(draft.amount) === null ? 'required' : null,
    date: dateProblem(draft.date, today),
  };
  return Object.entries(codes).flatMap(([field, found]) => (found ? [{ field: field as PaymentField, code: found }] : []));
};
