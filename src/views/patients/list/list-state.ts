import { useDeferredValue, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { patientListMachine } from '../../../machines/patients/list.ts';
import { type PatientOrder, searchPatients, sortPatients } from '../../../machines/patients/search.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { patientListWorkflow } from '../../../schema/patients/list-workflow.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { useSelected } from '../../kit/actors.tsx';
import { useRows } from '../../kit/resources.ts';

export type ListSnapshot = SnapshotFrom<typeof patientListMachine>;
export type ListEvent = EventOf<typeof patientListWorkflow>;

/** The patients on the screen, and what was asked for. */
export interface Shown {
  readonly patients: readonly Patient[];
  /** How many there are in all. */
  readonly count: number;
  /** The search they answer, which may lag a keystroke behind the field. */
  readonly query: string;
  readonly sort: PatientOrder;
}

/** What the list shows: the cached patients, in order, searched; typing goes before searching. */
export const useShown = (workflow: string): Shown => {
  const rows = useRows('patients');
  const typed = useSelected(workflow, ({ context }: ListSnapshot) => context.query);
  const sort = useSelected(workflow, ({ context }: ListSnapshot) => context.sort);
  const query = useDeferredValue(typed);
  return useMemo(() => ({ patients: searchPatients(sortPatients(rows, sort), query), count: rows.length, query, sort }), [rows, query, sort]);
};
