import { assign, setup } from 'xstate';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { patientDebtWorkflow } from '../../schema/payments/debt-workflow.ts';
import { portsOf } from '../kit/port.ts';

export interface PatientDebtContext {
  /** 0, which no record has, until somebody was chosen. */
  readonly patient: number;
  /** What their rows on the device came to when it was asked for, in toman. */
  readonly sum: number;
  /** What they owe by the provider's account, in toman; null while that is not known, or may be another by now. */
  readonly debt: number | null;
}

const machine = setup({
  types: {
    context: {} as PatientDebtContext,
    events: {} as EventOf<typeof patientDebtWorkflow>,
    input: {} as InputOf<typeof patientDebtWorkflow>,
    tags: {} as 'incomes',
  },
  actors: portsOf(patientDebtWorkflow),
  actions: {
    // Whoever but looks at the page again keeps it until the answer is there; how old it may be, the rows say.
    doubt: assign(({ event }) => (event.type === 'rows.changed' && event.perhaps ? {} : { debt: null })),
  },
  guards: {
    makesOld: ({ event }) => event.type === 'rows.changed' && (event.resource === 'surgeries' || event.resource === 'incomes'),
  },
});

/** Reads what a patient owes, anew whenever somebody comes back to it or it may have changed; what cannot be read is not known. */
export const patientDebtMachine = machine.createMachine({
  id: patientDebtWorkflow.name,
  context: { patient: 0, sum: 0, debt: null },
  initial: 'idle',
  on: {
    'debt.wanted': { target: '.asked', actions: assign(({ event: { patient, sum } }) => ({ patient, sum, debt: null })) },
    'screen.left': '.ended',
  },
  states: {
    idle: {},
    asked: {
      initial: 'reading',
      on: {
        'screen.entered': { target: '.reading', actions: 'doubt' },
        'rows.changed': { guard: 'makesOld', target: '.reading', actions: 'doubt' },
      },
      states: {
        reading: {
          invoke: {
            id: 'loadDebt',
            src: 'loadDebt',
            input: ({ context }) => ({ id: context.patient }),
            onDone: { target: 'ready', actions: assign({ debt: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: assign({ debt: null }) },
          },
        },
        ready: { tags: 'incomes' },
        failed: { tags: 'incomes' },
      },
    },
    ended: { type: 'final' },
  },
});
