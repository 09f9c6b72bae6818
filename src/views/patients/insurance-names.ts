import { rowById } from '../../machines/kit/rows.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { useRows } from '../kit/resources.ts';

/** Names a patient's insurance; null while there is none, or none is known by that number. */
export const useInsuranceNames = (): ((patient: Patient) => string | null) => {
  const insurances = useRows('insurances');
  return ({ insurance }) => (insurance == null ? null : (rowById(insurances, insurance)?.name ?? null));
};
