import type { SnapshotFrom } from 'xstate';
import { idAbout } from '../../machines/app/routing.ts';
import type { prescriptionPatientMachine } from '../../machines/prescription/patient.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { SheetDoubt } from '../../schema/workflows/worksheet.ts';
import { shallow, useSelectedIfOpen, useSend } from '../kit/actors.tsx';
import { useCachedRow } from '../kit/resources.ts';

type Snapshot = SnapshotFrom<typeof prescriptionPatientMachine>;

/** Whom a prescription is for, and whether their file could be read. */
export interface PatientState {
  readonly value: Patient | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** The provider has them no more. */
  readonly missing: boolean;
  /** Why what stands here of their allergies may not be all; null where the file itself was just read. */
  readonly doubt: SheetDoubt | null;
  readonly retry: () => void;
}

/** The patient of the address, read by themselves; until that is there, as the list of patients knows them. */
export const usePatientState = (id: number): PatientState => {
  const workflow = idAbout('prescriptionPatient', [String(id || '')]);
  const { value, ...state } = useSelectedIfOpen(
    workflow,
    (snapshot: Snapshot) => ({
      value: snapshot.context.value,
      failure: snapshot.context.failure,
      busy: snapshot.hasTag('busy'),
      missing: snapshot.hasTag('missing'),
    }),
    shallow,
  ) ?? { value: null, failure: null, busy: true, missing: false };
  const send = useSend<{ readonly type: 'patient.retried' }>(workflow);
  const listed = useCachedRow('patients', id) as Patient | null;
  const known = state.missing ? null : (value ?? listed);
  const doubt = state.missing ? 'allergies' : state.busy ? 'reading' : state.failure === null ? null : known === null ? 'allergies' : 'stale';
  return { ...state, value: known, doubt, retry: () => send({ type: 'patient.retried' }) };
};
