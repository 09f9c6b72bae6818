import type { PAYMENT_METHODS } from '../payments/income.ts';
import type { Payer, PaymentPrefill } from '../payments/prefill.ts';
import type { InstallmentCheck } from './installment.ts';

const BY_CHEQUE: (typeof PAYMENT_METHODS)[number] = 6;

/** A cheque that was paid, as the payment that is still to be entered; on which day its money came no cheque says. */
export const paymentOfCheque = (who: Payer, { amount, check_number }: InstallmentCheck): PaymentPrefill => ({
  payer: who,
  payment_method: BY_CHEQUE,
  amount,
  transaction_number: check_number ?? null,
});
