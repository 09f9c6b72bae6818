import { assign, sendParent, sendTo, setup } from 'xstate';
import type { Appointment } from '../../schema/appointments/appointment.ts';
import { appointmentsWorkflow } from '../../schema/appointments/list-workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import type { Shared } from '../../schema/workflows/paper.ts';
import { swipeRowMachine } from '../kit/list/swipe-row.ts';
import { isMissing, isUncertain, quarantineLeft, wasLeft } from '../kit/outcome.ts';
import { said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { isFresh, isUnderWay, isUnmoved, type Move, picked, placed, returning, triedAnew } from './move.ts';
import { forMove, isAsked, onPassed, returned, type Standing } from './standing.ts';

export interface AppointmentsContext extends Standing {
  /** The last time the screen was entered, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the user is on the screen. */
  readonly here: boolean;
  readonly move: Move | null;
  /** The appointment whose message to the patient is shown. */
  readonly message: Appointment | null;
  /** What became of it when it was shared, where that is to be said. */
  readonly shared?: 'copied' | 'refused' | null;
}

type Event = EventOf<typeof appointmentsWorkflow>;

/** An appointment as the provider has it, and when that was where that matters. */
export type Seen = Appointment & { readonly readAt?: number | null };
/** What says by when something was said, or seen; where nothing does that was long ago. */
type Dated = { readonly at?: number | null; readonly output?: Seen };

/** The types, actions and questions of the list of appointments; `appointments.ts` says when they are used. */
export const appointmentsSetup = setup({
  types: {
    context: {} as AppointmentsContext,
    events: {} as Event,
    input: {} as InputOf<typeof appointmentsWorkflow>,
    tags: {} as 'printing' | 'saving' | 'picking' | 'moving' | 'moved' | 'moveFailed' | 'moveElsewhere' | 'moveGone' | 'moveUnsure',
  },
  actors: { ...portsOf(appointmentsWorkflow), swipeRow: swipeRowMachine },
  actions: {
    tell: sendParent(said),
    arrive: assign(({ event }) => ('at' in event && event.at != null ? { at: event.at, here: true } : {})),
    leave: assign({ here: false, message: null }),
    standAgain: assign(({ context, event }) =>
      event.type === 'screen.entered' ? onPassed(returned(context, event.query ?? null), event.passed, event.at) : {},
    ),
    closeRow: sendTo('swipe', { type: 'row.closed' }),
    finishRow: sendTo('swipe', { type: 'row.acted' }),
    pick: assign(({ context, event }) =>
      event.type === 'move.begun' ? { ...forMove(context, event.row, context.at), move: picked(event.row, event.at) } : {},
    ),
    place: assign(({ context: { move }, event }) => (event.type === 'move.placed' && move ? { move: placed(move, event.to, event.at) } : {})),
    turnBack: assign(({ context: { move } }) => (move ? { move: returning(move) } : {})),
    /** From what a person says on, or from what was seen, a minute counts anew. */
    date: assign(({ context: { move }, event }) => {
      const { at, output } = event as Dated;
      return move ? { move: { ...move, at: at ?? output?.readAt ?? 0 } } : {};
    }),
    begin: assign(({ context: { move } }) => (move ? { move: triedAnew(move) } : {})),
    closeMessage: assign({ message: null }),
    endSharing: assign((_, how: Shared) => ({ shared: how === 'copied' || how === 'refused' ? how : null })),
    drop: assign({ move: null }),
    settle: assign(({ context: { move } }) => (move ? { move: { ...move, failure: null, done: true } } : {})),
    find: assign(({ context: { move } }, row: Appointment) => (move ? { move: { ...move, row, back: false } } : {})),
    failUnchecked: assign(({ context: { move } }, failure: Failure) => (move ? { move: { ...move, failure, unchecked: true as const } } : {})),
    fail: assign(({ context: { move } }, failure: Failure) => (move ? { move: { ...move, failure } } : {})),
  },
  guards: {
    isOurs: ({ event }) => event.type === 'rows.changed' && event.resource === 'appointments',
    isAsked: ({ context }) => isAsked(context),
    isSame: ({ context: { move }, event }) => event.type === 'move.placed' && event.to === move?.row.appointment_time,
    /** Somebody put it elsewhere while it waited for its place. */
    isOvertaken: ({ context: { move }, event }) =>
      event.type === 'move.placed' && move !== null && event.listed != null && event.listed !== move.row.appointment_time,
    isUncertain: (_, failure: Failure) => isUncertain(failure),
    isMissing: (_, failure: Failure) => isMissing(failure),
    /** The appointment stands where it was sent to. */
    isThere: ({ context: { move } }, row: Appointment) => row.appointment_time === move?.to,
    isBackThere: ({ context: { move } }, row: Appointment) => move?.back === true && row.appointment_time === move.to,
    isUnmoved: ({ context: { move } }, row: Appointment) => move !== null && isUnmoved(move, row),
    /** A page may have slept over the look: nobody but a person sends it so long after. */
    isStillThere: ({ context: { move } }, row: Seen) => move !== null && isUnmoved(move, row) && row.readAt != null && isFresh(move, row.readAt),
    /** It was sent just now: what is offered after it has not waited for days. */
    isFresh: ({ context: { move }, event }) => move !== null && isFresh(move, 'at' in event ? event.at : null),
    goesBack: ({ context: { move } }) => move?.back === true,
    isUnderWay: ({ context }) => isUnderWay(context.move),
    wasLeft,
  },
  delays: { quarantine: ({ context: { move } }) => quarantineLeft(move?.failure ?? null) },
});
