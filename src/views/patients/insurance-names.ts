import { rowById } from '../../machines/kit/rows.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { pageWords } from '../kit/page/texts.ts';
import { useRows } from '../kit/resources.ts';
import { list } from './texts/list.ts';

/** Names a patient's insurance; null while there is none, or none is known by that number. */
export const useInsuranceNames = (): ((patient: Patient) => string | null) => {
  const insurances = useRows('insurances');
  return ({ insurance }) => (insurance == null ? null : (rowById(insurances, insurance)?.name ?? null));
};

/** What is said of a patient's insurance: that there is none only of whom the provider has none, whatever is known of the names by then. */
export const insuranceText = ({ insurance }: Patient, name: string | null): string => name ?? (insurance == null ? list.noInsurance : pageWords.unknown);
