import { useMemo } from 'react';
import { rowById } from '../../../machines/kit/rows.ts';
import type { PatientFile } from '../../../machines/patients/profile.ts';
import type { Scope } from '../../../schema/kit/wire/scope.ts';
import type { FinancialStatus } from '../../../schema/patients/financial-status.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import type { Surgery } from '../../../schema/treatments/surgery.ts';
import { type PartState, usePart, useRowPart } from '../../kit/page/list/list-state.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';

/** The person whose file it is, and how that stands. */
export const usePatient = (workflow: string): PartState<Patient> => useRowPart<PatientFile, 'patient'>(workflow, 'patient', 'patients');

/** Whether nobody has read the file yet, or not since somebody came again: it is shown as a list, or an earlier reading, has it. */
export const useIsPerhapsOld = (workflow: string): boolean => {
  const { value, failure, handed } = usePart<PatientFile, 'patient'>(workflow, 'patient');
  return value === null || failure !== null || handed === true;
};

export const useFinances = (workflow: string): PartState<FinancialStatus> => usePart<PatientFile, 'finances'>(workflow, 'finances');

/** Later days first; treatments without a day come last, and on one day the one entered last comes first. */
const newestFirst = (a: Surgery, b: Surgery): number => {
  const [one, other] = [a.surgery_time ?? '', b.surgery_time ?? ''];
  return Number(other > one) - Number(other < one) || b.id - a.id;
};

/** Whose rows a file shows. */
export const ofPatient = (patient: number): Scope => ({ field: 'patient', id: patient });

/** The patient's treatments, newest first. */
export const useTreatments = (patient: number): readonly Surgery[] => {
  const surgeries = useRows('surgeries', ofPatient(patient));
  return useMemo(() => surgeries.toSorted(newestFirst), [surgeries]);
};

/** Names a treatment's type. */
export const useTypeNames = (): ((treatment: Surgery) => string) => {
  const types = useRows('procedureTypes');
  return ({ procedure_type }) => rowById(types, procedure_type)?.name ?? pageWords.unknown;
};

/** Whether it is known what treatments and insurances are called, or that nobody can say: paper names them. */
export const useNamed = (): boolean => [useListState('procedureTypes'), useListState('insurances')].every(isSettled);
