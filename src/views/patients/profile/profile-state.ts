import { useMemo } from 'react';
import { rowById, rowsIn } from '../../../machines/kit/rows.ts';
import type { PatientFile } from '../../../machines/patients/profile.ts';
import type { FinancialStatus } from '../../../schema/patients/financial-status.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import type { Surgery } from '../../../schema/treatments/surgery.ts';
import { type PartState, usePart, useRowPart } from '../../kit/page/list/list-state.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { useRows } from '../../kit/resources.ts';

/** The person whose file it is, and how that stands. */
export const usePatient = (workflow: string): PartState<Patient> => useRowPart<PatientFile, 'patient'>(workflow, 'patient', 'patients');

export const useFinances = (workflow: string): PartState<FinancialStatus> => usePart<PatientFile, 'finances'>(workflow, 'finances');

/** Later days first; treatments without a day come last, and on one day the one entered last comes first. */
const newestFirst = (a: Surgery, b: Surgery): number => (b.surgery_time ?? '').localeCompare(a.surgery_time ?? '') || b.id - a.id;

/** The patient's treatments, newest first. */
export const useTreatments = (patient: number): readonly Surgery[] => {
  const surgeries = useRows('surgeries');
  return useMemo(() => rowsIn(surgeries, 'patient', patient).toSorted(newestFirst), [surgeries, patient]);
};

/** Names a treatment's type. */
export const useTypeNames = (): ((treatment: Surgery) => string) => {
  const types = useRows('procedureTypes');
  return ({ procedure_type }) => rowById(types, procedure_type)?.name ?? pageWords.unknown;
};
