import { latinDigits } from '../kit/digits.ts';
import { parseAmount } from '../kit/money.ts';
import { normalise } from '../kit/persian-text.ts';
import type { PaymentDraft } from './draft.ts';
import { type Income, PAYMENT_METHODS } from './income.ts';

/** What is sent of a payment. */
export type PaymentPayload = Partial<Omit<Income, 'id'>>;

/** A payment in the form in which it is stored: one of patient and clinic, the other null (specification §3). */
const stored = ({ payer: who, payment_method, amount, date, transaction_number }: PaymentDraft): PaymentPayload => ({
  patient: who?.kind === 'patient' ? who.id : null,
  clinic: who?.kind === 'clinic' ? who.id : null,
  date: date.day ?? '',
  amount: parseAmount(amount) ?? 0,
  payment_method: payment_method ?? '',
  transaction_number: latinDigits(normalise(transaction_number)),
});

/** What a new payment is sent as; without a transaction number if there is none. */
export const newPaymentPayload = (draft: PaymentDraft): PaymentPayload => {
  const { transaction_number, ...payload } = stored(draft);
  return transaction_number === '' ? payload : { ...payload, transaction_number: transaction_number ?? null };
};

const isKnownMethod = (method: unknown): boolean => (PAYMENT_METHODS as readonly unknown[]).includes(method);

/**
 * What an edit is sent as: the whole payment (specification §7), or nothing when it is as it was. A method that this
 * program does not know is left as the provider has it.
 */
export const changedPaymentPayload = (draft: PaymentDraft, opened: PaymentDraft): PaymentPayload => {
  const [now, before] = [stored(draft), stored(opened)];
  if (JSON.stringify(now) === JSON.stringify(before)) return {};
  const { payment_method, ...rest } = now;
  return isKnownMethod(payment_method) ? now : rest;
};

const sameNumber = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const [left, right] = [latinDigits(normalise(one ?? '')), latinDigits(normalise(other ?? ''))];
  return left === '' || right === '' || left === right;
};

const IDENTITY = ['patient', 'clinic', 'date', 'amount', 'payment_method'] as const;

/** Whether a stored payment could be what the payload became: the same sum from the same payer on the same day, and no other transaction. */
export const isAlikePayment = (payload: PaymentPayload, income: Income): boolean =>
  IDENTITY.every((field) => (payload[field] ?? null) === (income[field] ?? null)) && sameNumber(payload.transaction_number, income.transaction_number);

/** Whether a stored payment holds all that the payload sent. */
export const isPaymentAsSent = (payload: PaymentPayload, income: Income): boolean =>
  Object.entries(payload).every(([field, value]) => normalise(String(value ?? '')) === normalise(String(income[field as keyof PaymentPayload] ?? '')));
