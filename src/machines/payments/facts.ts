import type { Row } from '../../schema/api.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { type PaymentDraft, type PaymentFacts, type PaymentField, paymentProblems } from '../../schema/payments/draft.ts';
import { rowById } from '../kit/rows.ts';

/** The cached lists that a payer is chosen from; null while one is not known. */
export interface PaymentLists {
  readonly patients: readonly Row<'patients'>[] | null;
  readonly clinics: readonly Clinic[] | null;
}

/** The lists' names. */
export const PAYMENT_LISTS = ['patients', 'clinics'] as const;

/** What the lists say about the payer of a draft. */
export const paymentFacts = ({ payer }: PaymentDraft, { patients, clinics }: PaymentLists): Partial<PaymentFacts> => {
  const rows = payer?.kind === 'clinic' ? clinics : patients;
  return payer && rows ? { payer: rowById<{ readonly id: number }>(rows, payer.id) !== undefined } : {};
};

/** The fields that keep a payment out of the list while they are empty. `today` is Tehran's. */
export const missingOfPayment = (draft: PaymentDraft, today: string): readonly PaymentField[] =>
  paymentProblems(draft, today, {}).flatMap(({ field, code }) => (code === 'required' ? [field] : []));
