import { code, day, id, mayBeUnknown, money, optional, ref, type StructOf, text } from '../kit/shape.ts';

/** 1 card to card, 2 card reader, 3 paya, 4 sheba, 5 cash, 6 cheque (PAY-DATA-2). */
export const PAYMENT_METHODS = [1, 2, 3, 4, 5, 6] as const;

/** A payment received from a patient or from a clinic; the other of the two is null. Other providers have some of which nobody noted how they were paid. */
export const incomeFields = {
  id: id(),
  patient: optional(ref('patients')),
  clinic: optional(ref('clinics')),
  date: day(),
  amount: money(),
  payment_method: mayBeUnknown(code(PAYMENT_METHODS)),
  transaction_number: optional(text({ max: 100, blank: true, disguise: 'digits' })),
};

export type Income = StructOf<typeof incomeFields>;
