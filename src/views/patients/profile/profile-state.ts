import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { rowById, rowsOfPatient } from '../../../machines/kit/rows.ts';
import type { patientProfileMachine } from '../../../machines/patients/profile.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { patientProfileWorkflow } from '../../../schema/patients/profile-workflow.ts';
import type { Surgery } from '../../../schema/treatments/surgery.ts';
import { useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';

export type ProfileSnapshot = SnapshotFrom<typeof patientProfileMachine>;
export type ProfileEvent = EventOf<typeof patientProfileWorkflow>;

/** Later days first; treatments without a day come last, and on one day the one entered last comes first. */
const newestFirst = (a: Surgery, b: Surgery): number => (b.surgery_time ?? '').localeCompare(a.surgery_time ?? '') || b.id - a.id;

/** The patient's treatments, newest first. */
export const useTreatments = (patient: number): readonly Surgery[] => {
  const surgeries = useRows('surgeries');
  return useMemo(() => rowsOfPatient(surgeries, patient).toSorted(newestFirst), [surgeries, patient]);
};

/** Names a treatment's type. */
export const useTypeNames = (): ((treatment: Surgery) => string) => {
  const types = useRows('procedureTypes');
  return ({ procedure_type }) => rowById(types, procedure_type)?.name ?? words.unknown;
};
