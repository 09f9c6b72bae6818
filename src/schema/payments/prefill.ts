import { code, day, id, literal, money, optional, struct, text, type ValueOf } from '../kit/shape.ts';
import { PAYMENT_METHODS } from './income.ts';

/** Who paid: a patient or a clinic. */
export const payer = struct({ kind: literal('patient', 'clinic'), id: id(), name: optional(text()) });
export type Payer = ValueOf<typeof payer>;

/** Whom a record names, where it names a patient or a clinic. */
export const payerOf = ({ patient, clinic }: { readonly patient?: number | null; readonly clinic?: number | null }): Payer | null => {
  if (typeof patient === 'number') return { kind: 'patient', id: patient };
  return typeof clinic === 'number' ? { kind: 'clinic', id: clinic } : null;
};

/** What a record stores of them under `kind`: one of the two, the other null (PAY-DATA-1). */
export const idOfPayer = (who: Payer | null | undefined, kind: Payer['kind']): number | null => (who?.kind === kind ? who.id : null);

/** What a screen may fill in beforehand; a payer that is given stays (PAY-FORM-3, PAY-FORM-4). */
export const paymentPrefill = struct({
  payer: optional(payer),
  payment_method: optional(code(PAYMENT_METHODS)),
  amount: optional(money()),
  date: optional(day()),
  transaction_number: optional(text({ disguise: 'digits' })),
});
export type PaymentPrefill = ValueOf<typeof paymentPrefill>;
