import { assign } from 'xstate';
import { appointmentsWorkflow } from '../../schema/appointments/list-workflow.ts';
import { printing } from '../kit/list/printing.ts';
import { reason } from '../kit/outcome.ts';
import { askRemoval, handOver, notify } from '../kit/parent.ts';
import { moving } from './moving.ts';
import { appointmentsSetup as machine } from './setup.ts';
import { inView, onDay, onPassed, standingIn, withTypedDay, withTypedSide } from './standing.ts';
import { readAgain, wantLists, writeAddress } from './tellings.ts';

const goToForm = machine.enqueueActions(({ event, enqueue }) => {
  if (event.type === 'row.edit') {
    const { row } = event;
    enqueue({ type: 'tell', params: handOver(`/edit-appointment/${row.id}`, { row: { resource: 'appointments', row } }) });
  } else if (event.type === 'booking.begun') {
    const { day = null, time = null } = event;
    enqueue({ type: 'tell', params: handOver('/new-appointment', { appointment: { day, time } }) });
  }
});
const problem = (code: string) => ({ type: 'tell' as const, params: notify(code, 'problem') });

const wishes = {
  'print.requested': { target: 'printing', actions: 'closeRow' },
  'file.requested': { target: 'saving', actions: 'finishRow' },
  'message.shared': { target: 'sharing', reenter: true, actions: { type: 'endSharing', params: 'shared' } },
} as const;

const page = machine.createStateConfig({
  initial: 'shown',
  // Not of the screen as a whole: what is moved goes on meanwhile.
  on: { 'screen.entered': { actions: ['arrive', 'standAgain', wantLists, writeAddress] } },
  states: {
    shown: { on: wishes },
    printing,
    saving: {
      tags: 'saving',
      invoke: {
        id: 'saveEvent',
        src: 'saveEvent',
        input: ({ event }) => {
          if (event.type !== 'file.requested') throw new Error('Nothing but a wish for a file leads here.');
          const { row, name, title } = event;
          return { row, name, title };
        },
        onDone: { target: 'shown', actions: { type: 'tell', params: notify('appointments.filed', 'success') } },
        onError: { target: 'shown', actions: problem('appointments.notFiled') },
      },
    },
    sharing: {
      invoke: {
        id: 'shareText',
        src: 'shareText',
        input: ({ event }) => ({ text: event.type === 'message.shared' ? event.text : '' }),
        onDone: { target: 'shown', actions: { type: 'endSharing', params: ({ event }) => event.output.how } },
        onError: [
          { guard: { type: 'wasLeft', params: reason }, target: 'shown' },
          { target: 'shown', actions: { type: 'endSharing', params: 'refused' } },
        ],
      },
      // Some share sheets never say how they ended: nobody waits for one.
      on: { ...wishes, 'message.closed': { target: 'shown', actions: 'closeMessage' } },
    },
  },
});

/** The appointments of a day or a range of days, whose address says which; one of them can be moved to a gap and taken back (APT-LIST-1 to APT-LIST-7). */
export const appointmentsMachine = machine.createMachine({
  id: appointmentsWorkflow.name,
  context: ({ input: { at, query, passed } }) => ({ at, here: true, move: null, message: null, ...onPassed(standingIn(query ?? {}), passed, at) }),
  entry: [wantLists, writeAddress],
  invoke: { id: 'swipe', src: 'swipeRow' },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        'view.chosen': { actions: [assign(({ context, event }) => inView(context, event.view, event.at)), 'closeRow', writeAddress] },
        'day.chosen': { actions: [assign(({ context, event }) => onDay(context, event.day, event.at)), 'closeRow', writeAddress] },
        'day.typed': { actions: [assign(({ context, event }) => withTypedDay(context, event.value)), writeAddress] },
        'range.typed': { actions: [assign(({ context, event }) => withTypedSide(context, event.side, event.value)), writeAddress] },
        'row.edit': { actions: ['finishRow', goToForm] },
        'row.remove': { actions: ['finishRow', { type: 'tell', params: ({ event }) => askRemoval('appointments', event) }] },
        'booking.begun': { actions: goToForm },
        'message.opened': { actions: ['finishRow', assign({ message: ({ event }) => event.row, shared: null })] },
        'message.closed': { actions: 'closeMessage' },
        'list.retried': { actions: ['arrive', readAgain] },
        // One was deleted (APT-LIST-5).
        'rows.changed': { guard: 'isOurs', actions: readAgain },
        'screen.left': [
          { guard: 'isUnderWay', actions: ['leave', 'closeRow'] },
          { guard: 'isAsked', target: 'away', actions: ['leave', 'drop', 'closeRow'] },
          { target: 'ended' },
        ],
      },
      states: { page, move: moving },
    },
    away: { on: { 'screen.entered': { target: 'open', actions: ['arrive', 'standAgain', wantLists, writeAddress] } } },
    ended: { type: 'final' },
  },
});
