import { rowById } from '../../machines/kit/rows.ts';
import type { Params } from '../../machines/kit/screen.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { useRows } from '../kit/resources.ts';

export const PRESCRIPTION_PATH = '/prescription';

/** Whom a prescription is for, by its address and as far as anybody knows. */
export type SubjectOf = (draft: unknown, params: Params) => string | null;

export const useSubjectOf = (): SubjectOf => {
  const patients = useRows('patients');
  return (_, { patient }) => {
    const row = patient === undefined ? undefined : rowById(patients, Number(patient));
    return row ? fullName(row) : null;
  };
};
