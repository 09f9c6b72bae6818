import { assign, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import type { ScreenInput } from '../../schema/routes.ts';
import { isMissing, reason } from '../kit/outcome.ts';
import { type AppEvent, goTo, notify, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { idParam, wants } from '../kit/screen.ts';
import { swipeRowMachine } from '../kit/swipe-row.ts';

export interface PatientProfileContext {
  readonly id: number;
  /** The last time the screen was entered, in milliseconds since 1970. */
  readonly at: number;
  readonly patient: Patient | null;
  /** Why the patient could not be read; with a patient, what is shown may be old. */
  readonly patientFailure: Failure | null;
  readonly finances: FinancialStatus | null;
  readonly financesFailure: Failure | null;
}

/** Lists whose rows the provider's sums are made of. */
const SUMMED = ['surgeries', 'incomes'];

const machine = setup({
  types: {
    context: {} as PatientProfileContext,
    events: {} as EventOf<typeof patientProfileWorkflow>,
    input: {} as ScreenInput,
    tags: {} as 'loadingPatient' | 'loadingFinances' | 'printing',
  },
  actors: { ...portsOf(patientProfileWorkflow), swipeRow: swipeRowMachine },
  actions: {
    tell: sendParent(said),
    finishRow: sendTo('swipe', { type: 'row.acted' }),
    arrive: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
    failPatient: assign({ patientFailure: (_, failure: Failure) => failure }),
    failFinances: assign({ financesFailure: (_, failure: Failure) => failure }),
  },
  guards: {
    hasPatient: ({ context }) => context.patient !== null,
    isMissing: (_, failure: Failure) => isMissing(failure),
    changesPatient: ({ event }) => event.type === 'rows.changed' && event.resource === 'patients',
    changesSums: ({ event }) => event.type === 'rows.changed' && SUMMED.includes(event.resource),
  },
});

const say = (things: (context: PatientProfileContext) => readonly AppEvent[]) =>
  machine.enqueueActions(({ context, enqueue }) => {
    for (const thing of things(context)) enqueue({ type: 'tell', params: thing });
  });

const wantLists = say(({ at }) => wants(['surgeries', 'incomes', 'procedureTypes', 'insurances'], at));

const loadPatient = machine.createStateConfig({
  tags: 'loadingPatient',
  invoke: {
    id: 'loadPatient',
    src: 'loadPatient',
    input: ({ context }) => ({ id: context.id }),
    onDone: { target: 'ready', actions: assign({ patient: ({ event }) => event.output, patientFailure: null }) },
    onError: [
      { guard: { type: 'isMissing', params: reason }, target: 'missing', actions: { type: 'failPatient', params: reason } },
      { guard: 'hasPatient', target: 'ready', actions: { type: 'failPatient', params: reason } },
      { target: 'failed', actions: { type: 'failPatient', params: reason } },
    ],
  },
});

const loadFinances = machine.createStateConfig({
  tags: 'loadingFinances',
  invoke: {
    id: 'loadFinances',
    src: 'loadFinances',
    input: ({ context }) => ({ id: context.id }),
    onDone: { target: 'ready', actions: assign({ finances: ({ event }) => event.output, financesFailure: null }) },
    onError: { target: 'failed', actions: { type: 'failFinances', params: reason } },
  },
});

const patient = machine.createStateConfig({
  initial: 'opening',
  on: { 'screen.entered': { target: '.opening', actions: ['arrive', wantLists] } },
  states: {
    opening: { always: [{ guard: 'hasPatient', target: 'refreshing' }, { target: 'loading' }] },
    loading: loadPatient,
    refreshing: loadPatient,
    ready: {
      on: { 'rows.changed': { guard: 'changesPatient', target: 'refreshing' }, 'patient.retried': { target: 'refreshing', actions: 'arrive' } },
    },
    failed: { on: { 'patient.retried': { target: 'loading', actions: 'arrive' } } },
    missing: { entry: say(({ id }) => [{ type: 'row.removed', resource: 'patients', id }]) },
  },
});

const finances = machine.createStateConfig({
  initial: 'loading',
  on: { 'screen.entered': '.loading', 'rows.changed': { guard: 'changesSums', target: '.loading', reenter: true } },
  states: {
    loading: loadFinances,
    ready: {},
    failed: { on: { 'finances.retried': 'loading' } },
  },
});

const page = machine.createStateConfig({
  initial: 'shown',
  states: {
    shown: { on: { 'print.requested': 'printing' } },
    printing: {
      tags: 'printing',
      invoke: {
        id: 'printPage',
        src: 'printPage',
        input: {},
        onDone: 'shown',
        onError: [
          // The page was left in the middle of printing: the user knows how that ended.
          { guard: ({ event }) => reason({ event })._tag === 'UnknownOutcome', target: 'shown' },
          { target: 'shown', actions: { type: 'tell', params: notify('print.failed', 'problem') } },
        ],
      },
    },
  },
});

/** One patient's file: who it is, what is owed, and what was done; each part loads and fails on its own. */
export const patientProfileMachine = machine.createMachine({
  id: patientProfileWorkflow.name,
  context: ({ input }) => {
    const id = idParam(input) ?? 0;
    const passed = input.passed?.patient?.id === id ? input.passed.patient : null;
    return { id, at: input.at, patient: passed, patientFailure: null, finances: null, financesFailure: null };
  },
  entry: wantLists,
  invoke: { id: 'swipe', src: 'swipeRow' },
  initial: 'open',
  on: {
    'screen.left': '.ended',
    'lists.retried': { actions: ['arrive', wantLists] },
    'patient.edit': {
      actions: say(({ id, patient: known }) => [
        { type: 'route.go', to: `/edit-patient/${id}`, replace: false, ...(known ? { passed: { patient: known } } : {}) },
      ]),
    },
    'treatment.edit': {
      actions: [
        'finishRow',
        {
          type: 'tell',
          params: ({ event: { surgery } }) => ({ type: 'route.go', to: `/new-treatment/${surgery.id}`, replace: false, passed: { surgery } }),
        },
      ],
    },
    'treatment.remove': {
      actions: ['finishRow', { type: 'tell', params: ({ event }) => ({ type: 'removal.ask', resource: 'surgeries', id: event.id, label: event.label }) }],
    },
    'profile.closed': { actions: { type: 'tell', params: goTo('/patients') } },
  },
  states: {
    open: { type: 'parallel', states: { patient, finances, page } },
    ended: { type: 'final' },
  },
});
