import { code, day, id, literal, money, optional, struct, text, type ValueOf } from '../kit/shape.ts';
import { PAYMENT_METHODS } from './income.ts';

/** Who paid: a patient or a clinic. */
export const payer = struct({ kind: literal('patient', 'clinic'), id: id(), name: optional(text()) });
export type Payer = ValueOf<typeof payer>;

/** What a screen may fill in beforehand; a payer that is given stays (PAY-FORM-3, PAY-FORM-4). */
export const paymentPrefill = struct({
  payer: optional(payer),
  payment_method: optional(code(PAYMENT_METHODS)),
  amount: optional(money()),
  date: optional(day()),
  transaction_number: optional(text({ disguise: 'digits' })),
});
export type PaymentPrefill = ValueOf<typeof paymentPrefill>;
