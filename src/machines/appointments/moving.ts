import type { Appointment } from '../../schema/appointments/appointment.ts';
import { reason } from '../kit/outcome.ts';
import { type AppEvent, callTo, notify, savedRow } from '../kit/parent.ts';
import { type AppointmentsContext, appointmentsSetup as machine, type Seen } from './setup.ts';
import { writeAddress } from './tellings.ts';

type Answered = { readonly event: { readonly output: Seen } };
const answered = ({ event: { output } }: Answered): Appointment => {
  const { readAt: _, ...row } = output;
  return row;
};

/** The list has it where it is now. */
const keepRow = { type: 'tell' as const, params: (answer: Answered) => savedRow('appointments', false, answered(answer)) };
const sayBack = { type: 'tell' as const, params: notify('appointments.movedBack', 'success') };
/** It is there no more. */
const sayGone = {
  type: 'tell' as const,
  params: ({ context: { move } }: { readonly context: AppointmentsContext }): AppEvent => ({
    type: 'row.removed',
    resource: 'appointments',
    id: move?.row.id ?? 0,
  }),
};
/** Whoever is here sees it. */
const sayMoved = machine.enqueueActions(({ context: { here }, enqueue }) => {
  if (!here) enqueue({ type: 'tell', params: notify('appointments.moved', 'success') });
});
/** Something here needs the user, who is elsewhere. */
const callBack = machine.enqueueActions(({ context: { here }, enqueue, self }) => {
  if (!here) enqueue({ type: 'tell', params: callTo(self.id, 'appointments.moveWaiting', 'problem') });
});

/** As the list has it now. */
const listedAt = ({ context: { move }, event }: { readonly context: AppointmentsContext; readonly event: object }): Appointment => {
  const row = move?.row as Appointment;
  return { ...row, appointment_time: ('listed' in event && (event.listed as string | null)) || row.appointment_time };
};

const pickUp = ['finishRow' as const, 'pick' as const, writeAddress];
/** Somebody else moved or deleted it: nobody undoes that without having seen it, and what is there no more is not sent anywhere. */
const overtaken = {
  entry: callBack,
  on: { 'move.begun': { target: 'picking', actions: pickUp }, 'move.closed': { target: 'still', actions: 'drop' } },
} as const;

/** What follows from where a look finds it. */
const found = {
  back: { guard: { type: 'isBackThere', params: answered }, target: 'still', actions: [keepRow, sayBack, 'drop'] },
  there: { guard: { type: 'isThere', params: answered }, target: 'moved', actions: [keepRow, 'settle'] },
  stillThere: { guard: { type: 'isStillThere', params: ({ event }: Answered) => event.output }, target: 'saving', actions: keepRow },
  unmoved: { guard: { type: 'isUnmoved', params: answered }, target: 'failed', actions: keepRow },
  elsewhere: { target: 'elsewhere', actions: [keepRow, { type: 'find', params: answered }] },
  gone: { guard: { type: 'isMissing', params: reason }, target: 'gone', actions: [sayGone, { type: 'fail', params: reason }] },
} as const;

/** Where it stands is looked up: where it did not move that is no news, unless it is sent by that; where nobody can be asked is the look's own. */
const looking = <Id extends string, Src extends 'loadRecord' | 'lookFirst', Unmoved>(
  id: Id,
  src: Src,
  unmoved: readonly Unmoved[],
  lost: { readonly target: 'unsure' | 'failed'; readonly actions: 'fail' | 'failUnchecked' },
) =>
  ({
    id,
    src,
    input: ({ context: { move } }: { readonly context: AppointmentsContext }) => ({ id: move?.row.id ?? 0 }),
    onDone: [found.back, found.there, ...unmoved, found.elsewhere],
    onError: [found.gone, { target: lost.target, actions: { type: lost.actions, params: reason } }],
  }) as const;

/**
 * Moving an appointment: it is picked up, put into a gap, and can be taken back in one tap. A move is sent once: when its answer is lost
 * it is waited until it can no longer arrive, and looked up where the appointment stands. It is looked up as well before it is sent
 * long after it was picked up, once more, or back by somebody who comes later: in the first minute it is not, for which a whole list may
 * have to be read.
 */
export const moving = machine.createStateConfig({
  initial: 'still',
  states: {
    still: { on: { 'move.begun': { target: 'picking', actions: pickUp } } },
    picking: {
      tags: 'picking',
      on: {
        'move.begun': { actions: pickUp },
        'move.placed': [
          { guard: 'isOvertaken', target: 'elsewhere', actions: ['place', { type: 'find', params: listedAt }] },
          { guard: 'isSame' },
          { guard: 'isFresh', target: 'saving', actions: 'place' },
          { target: 'looking', actions: 'place' },
        ],
        'move.closed': { target: 'still', actions: 'drop' },
      },
    },
    saving: {
      tags: 'moving',
      entry: 'begin',
      invoke: {
        id: 'saveMove',
        src: 'saveRecord',
        input: ({ context: { move } }) => ({ resource: 'appointments', id: move?.row.id ?? 0, payload: { appointment_time: move?.to ?? '' } }),
        // A way back is offered once.
        onDone: [
          { guard: 'goesBack', target: 'still', actions: [keepRow, sayBack, 'drop'] },
          { target: 'moved', actions: [keepRow, 'settle'] },
        ],
        onError: [
          { guard: { type: 'isUncertain', params: reason }, target: 'quarantined', actions: { type: 'fail', params: reason } },
          found.gone,
          { target: 'failed', actions: { type: 'fail', params: reason } },
        ],
      },
    },
    quarantined: { tags: 'moving', after: { quarantine: 'rereading' } },
    rereading: { tags: 'moving', invoke: looking('rereadMoved', 'loadRecord', [found.unmoved], { target: 'unsure', actions: 'fail' }) },
    unsure: {
      tags: 'moveUnsure',
      entry: callBack,
      on: { 'move.retried': 'rereading', 'move.closed': { target: 'still', actions: 'drop' } },
    },
    // What is offered for days is not sent over what another desk did since.
    looking: {
      tags: 'moving',
      entry: ['begin', 'date'],
      invoke: looking('lookFirst', 'lookFirst', [found.stillThere, { ...found.unmoved, actions: [keepRow, 'date'] }], {
        target: 'failed',
        actions: 'failUnchecked',
      }),
    },
    failed: {
      tags: 'moveFailed',
      entry: callBack,
      on: { 'move.retried': [{ guard: 'isFresh', target: 'saving' }, { target: 'looking' }], 'move.closed': { target: 'still', actions: 'drop' } },
    },
    elsewhere: { tags: 'moveElsewhere', ...overtaken },
    gone: { tags: 'moveGone', ...overtaken },
    moved: {
      tags: 'moved',
      entry: sayMoved,
      on: {
        'move.undone': [
          { guard: 'isFresh', target: 'saving', actions: 'turnBack' },
          { target: 'looking', actions: 'turnBack' },
        ],
        'move.begun': { target: 'picking', actions: pickUp },
        'move.closed': { target: 'still', actions: 'drop' },
      },
    },
  },
});
