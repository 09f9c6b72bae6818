import { code, day, flag, id, integer, mayBeUnknown, money, nationalNumber, ref, type StructOf, text, worded } from '../kit/shape.ts';

/** 1 gold, 2 sayad cheque (PLAN-DATA-2). */
export const COLLATERALS = { gold: 1, cheque: 2 } as const;
/** Into how many parts a debt is split, and how many months lie between two of them (PLAN-DATA-3). */
export const COUNTS = [12, 6, 3] as const;
export const PERIODS = [1, 2] as const;

/** A plan to pay a debt in parts: `payment_period` is the months between two of them. Whose it is says enough to show it: a provider may leave out the rest. */
export const installmentFields = {
  id: id(),
  patient: ref('patients'),
  collateral: mayBeUnknown(code([1, 2])),
  number_of_installments: mayBeUnknown(integer({ from: 1, to: 120 })),
  payment_period: mayBeUnknown(integer({ from: 1, to: 24 })),
};

/** A cheque that guarantees one part of a plan. What, when and of which plan says enough to expect it: a provider may leave out the rest. */
export const installmentCheckFields = {
  id: id(),
  check_owner_name: mayBeUnknown(text({ max: 200 })),
  check_owner_national_number: mayBeUnknown(nationalNumber({ asText: true })),
  /** Mostly one of those that the form offers. */
  relation_to_patient: mayBeUnknown(worded({ max: 100 })),
  amount: money(),
  due_date: day(),
  check_number: mayBeUnknown(text({ max: 50, disguise: 'digits' })),
  is_paid: mayBeUnknown(flag({ initial: false })),
  installment: ref('installments'),
};

export type Installment = StructOf<typeof installmentFields>;
export type InstallmentCheck = StructOf<typeof installmentCheckFields>;
