import { isAlikeBy } from '../kit/draft/alike.ts';
import type { PayloadIn } from '../kit/draft/draft.ts';
import { latinText } from '../kit/persian-text.ts';
import { paymentDraft } from './draft.ts';
import type { Income } from './income.ts';

/** What is sent of a payment; an edit is sent whole (PAY-SEND-1). */
export type PaymentPayload = PayloadIn<typeof paymentDraft>;
export const { created: newPaymentPayload, replaced: changedPaymentPayload, isAsSent: isPaymentAsSent } = paymentDraft;

const isSameTransaction = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const [left, right] = [latinText(one ?? ''), latinText(other ?? '')];
  return left === '' || right === '' || left === right;
};

const isSameSum = isAlikeBy<Income>('patient', 'clinic', 'date', 'amount');

/**
 * Whether a stored payment could be what the payload became: the same sum from the same payer on the same day, paid in the same way, and no
 * other transaction. One of which the provider did not keep how it was paid could be it as well.
 */
export const isAlikePayment = (payload: PaymentPayload, income: Income): boolean =>
  isSameSum(payload, income) &&
  [null, undefined, payload.payment_method].includes(income.payment_method) &&
  isSameTransaction(payload.transaction_number, income.transaction_number);
