import { rowById } from '../../../machines/kit/rows.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { type ListState, useListState, useRows } from '../../kit/resources.ts';
import { dueList } from '../texts.ts';

/** Why it is not known who pays: a list is on its way, it or some of it could not be read, or nobody has such a plan. */
type Lack = 'loading' | 'unread' | 'nobody';

/** Whose plan a cheque belongs to. */
export interface Payer {
  readonly patient: Patient | null;
  readonly lack: Lack | null;
  /** «name surname»; null where nobody knows it. */
  readonly name: string | null;
  /** The name, or why there is none. */
  readonly said: string;
}

export type PayerOf = (cheque: Pick<InstallmentCheck, 'installment'>) => Payer;

/** Only a list that is whole, and is not being read again, can say that it has no such row. */
const unfound = ({ known, busy, failure, unreadable }: ListState): Lack => {
  if (busy || (!known && failure === null)) return 'loading';
  return failure !== null || unreadable > 0 ? 'unread' : 'nobody';
};

/** Who pays a cheque, as far as the lists of plans and patients know. */
export const usePayerOf = (): PayerOf => {
  const plans = useRows('installments');
  const patients = useRows('patients');
  const [noPlan, noPatient] = [unfound(useListState('installments')), unfound(useListState('patients'))];
  return ({ installment }) => {
    const plan = rowById(plans, installment);
    const patient = rowById(patients, plan?.patient) ?? null;
    const lack = patient !== null ? null : plan === undefined ? noPlan : noPatient;
    const name = (patient && fullName(patient)) || null;
    return { patient, lack, name, said: name ?? dueList.unnamed[lack ?? 'nobody'] };
  };
};

/** Why somebody cannot be called; null where there is a number. */
export const phoneLack = ({ patient, lack }: Payer): 'noPhone' | 'phoneLoading' | 'phoneUnread' | null => {
  if (patient?.phone) return null;
  return lack === 'loading' ? 'phoneLoading' : lack === 'unread' ? 'phoneUnread' : 'noPhone';
};
