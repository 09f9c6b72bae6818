import type { PaymentLists } from '../../machines/payments/facts.ts';
import { useListState, useRows } from '../kit/resources.ts';

/** The cached lists that a payer is chosen from; null while one is not known. */
export const usePaymentLists = (): PaymentLists => {
  const patients = useRows('patients');
  const clinics = useRows('clinics');
  const known = { patients: useListState('patients').known, clinics: useListState('clinics').known };
  return { patients: known.patients ? patients : null, clinics: known.clinics ? clinics : null };
};
