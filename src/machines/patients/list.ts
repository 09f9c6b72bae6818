import { assign, sendParent, sendTo, setup } from 'xstate';
import type { EventOf } from '../../schema/kit/workflow.ts';
import { patientListWorkflow } from '../../schema/patients/list-workflow.ts';
import type { ScreenInput } from '../../schema/routes.ts';
import { reason } from '../kit/outcome.ts';
import { type AppEvent, notify, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { wants } from '../kit/screen.ts';
import { swipeRowMachine } from '../kit/swipe-row.ts';
import type { PatientOrder } from './search.ts';

export interface PatientListContext {
  readonly query: string;
  readonly sort: PatientOrder;
  /** The last time the screen was entered, in milliseconds since 1970. */
  readonly at: number;
}

const machine = setup({
  types: {
    context: {} as PatientListContext,
    events: {} as EventOf<typeof patientListWorkflow>,
    input: {} as ScreenInput,
  },
  actors: { ...portsOf(patientListWorkflow), swipeRow: swipeRowMachine },
  actions: {
    tell: sendParent(said),
    closeRow: sendTo('swipe', { type: 'row.closed' }),
    finishRow: sendTo('swipe', { type: 'row.acted' }),
    arrive: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
  },
  guards: { hasSearch: ({ context }) => context.query !== '' || context.sort !== 'lastName' },
});

const wantLists = machine.enqueueActions(({ context, enqueue }) => {
  for (const want of wants(['patients', 'insurances'], context.at)) enqueue({ type: 'tell', params: want });
});

/** Opens the patient of an event elsewhere, handing over what is known so that it need not be loaded again. */
const visit = (path: string) =>
  machine.enqueueActions(({ event, enqueue }) => {
    if (event.type !== 'patient.opened' && event.type !== 'patient.edit') return;
    const { patient } = event;
    const go: AppEvent = { type: 'route.go', to: `${path}/${patient.id}`, replace: false, passed: { patient } };
    enqueue({ type: 'tell', params: go });
  });

const leaving = [{ guard: 'hasSearch' as const, target: 'away', actions: 'closeRow' as const }, { target: 'ended' }] as const;

/** Finding a patient; a search is still there when the user comes back to it. */
export const patientListMachine = machine.createMachine({
  id: patientListWorkflow.name,
  context: ({ input }) => ({ query: '', sort: 'lastName', at: input.at }),
  entry: wantLists,
  invoke: { id: 'swipe', src: 'swipeRow' },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'query.typed': { actions: [assign({ query: ({ event }) => event.value }), 'closeRow'] },
        'sort.chosen': { actions: [assign({ sort: ({ event }) => event.by }), 'closeRow'] },
        'patient.opened': { actions: ['finishRow', visit('/patient')] },
        'patient.edit': { actions: ['finishRow', visit('/edit-patient')] },
        'patient.remove': {
          actions: ['finishRow', { type: 'tell', params: ({ event }) => ({ type: 'removal.ask', resource: 'patients', id: event.id, label: event.label }) }],
        },
        'list.retried': { actions: ['arrive', wantLists] },
        'screen.entered': { actions: ['arrive', wantLists] },
        'print.requested': { target: 'printing', actions: 'closeRow' },
        'screen.left': leaving,
      },
    },
    printing: {
      invoke: {
        id: 'printPage',
        src: 'printPage',
        input: {},
        onDone: 'browsing',
        onError: [
          // The page was left in the middle of printing: the user knows how that ended.
          { guard: ({ event }) => reason({ event })._tag === 'UnknownOutcome', target: 'browsing' },
          { target: 'browsing', actions: { type: 'tell', params: notify('print.failed', 'problem') } },
        ],
      },
      on: { 'screen.left': leaving },
    },
    away: { on: { 'screen.entered': { target: 'browsing', actions: ['arrive', wantLists] } } },
    ended: { type: 'final' },
  },
});
