import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { prescriptionPatientWorkflow } from '../../schema/prescription/patient-workflow.ts';
import { isMissing, reason } from '../kit/outcome.ts';
import { said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { idParam } from '../kit/screen.ts';

export interface PrescriptionPatientContext {
  /** 0, which no record has, where nobody is chosen yet. */
  readonly id: number;
  readonly value: Patient | null;
  readonly failure: Failure | null;
}

const machine = setup({
  types: {
    context: {} as PrescriptionPatientContext,
    events: {} as EventOf<typeof prescriptionPatientWorkflow>,
    input: {} as InputOf<typeof prescriptionPatientWorkflow>,
    tags: {} as 'busy' | 'missing' | 'patients',
  },
  actors: portsOf(prescriptionPatientWorkflow),
  actions: { tell: sendParent(said), fail: assign({ failure: (_, failure: Failure) => failure }) },
  guards: {
    isNobody: ({ context }) => context.id === 0,
    isMissing: (_, failure: Failure) => isMissing(failure),
    makesOld: ({ event }) => event.type === 'rows.changed' && event.resource === 'patients',
  },
});

/** Reads the patient of a prescription, anew whenever one comes back to it or their file was changed; what was read stays in sight where that fails. */
export const prescriptionPatientMachine = machine.createMachine({
  id: prescriptionPatientWorkflow.name,
  context: ({ input }) => ({ id: idParam(input) ?? 0, value: null, failure: null }),
  initial: 'opening',
  on: { 'screen.entered': '.opening', 'rows.changed': { guard: 'makesOld', target: '.opening' }, 'screen.left': '.ended' },
  states: {
    opening: { always: [{ guard: 'isNobody', target: 'nobody' }, { target: 'loading' }] },
    nobody: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPatient',
        src: 'loadPatient',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'ready', actions: assign({ value: ({ event }) => event.output, failure: null }) },
        onError: [
          {
            guard: { type: 'isMissing', params: reason },
            target: 'missing',
            actions: [
              { type: 'fail', params: reason },
              { type: 'tell', params: ({ context }) => ({ type: 'row.removed', resource: 'patients', id: context.id }) },
            ],
          },
          { target: 'failed', actions: { type: 'fail', params: reason } },
        ],
      },
    },
    ready: { tags: 'patients', on: { 'patient.retried': 'loading' } },
    failed: { tags: 'patients', on: { 'patient.retried': 'loading' } },
    missing: { tags: 'missing', entry: assign({ value: null }) },
    ended: { type: 'final' },
  },
});
