import { expect } from 'vitest';
import { appointmentsMachine } from '../../../src/machines/appointments/appointments.ts';
import type { AppointmentsContext } from '../../../src/machines/appointments/setup.ts';
import { addressOf, isAsked } from '../../../src/machines/appointments/standing.ts';
import { isReversed } from '../../../src/schema/accounting/day-range.ts';
import { isSound } from '../../../src/schema/accounting/typed-range.ts';
import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { appointmentsWorkflow } from '../../../src/schema/appointments/list-workflow.ts';
import { begins, codes, same, told } from '../standing.ts';
import { done, error, type Model, type Situation, statesOf } from '../walk.ts';

/** Noon of 30 Aban 1405 in Tehran. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
const row: Appointment = { id: 7, patient: 3, appointment_time: '2026-11-21T10:30', is_new_treatment: true, description: null, clinic: 1 };
const THERE = '2026-11-22T16:00';
const elsewhere = { ...row, appointment_time: '2026-11-21T08:00' };
const broken = { _tag: 'Unavailable', status: 500 };
const lost = { _tag: 'UnknownOutcome', ageMillis: 1 };
const offline = { _tag: 'Offline' };
const gone = { _tag: 'Rejected', status: 404, detail: null, general: [], fields: {} };
const refused = { ...gone, status: 400, detail: 'این ساعت پر است.' };

const contextOf = ({ snapshot }: Situation) => snapshot.context as AppointmentsContext;
/** Where the program is told to go, if anywhere, with what is handed over. */
const leads = (situation: Situation, to: string, passed: object): void => {
  for (const event of told(situation)) if (event.type === 'route.go') same({ to: event.to, passed: event.passed }, { to, passed });
};
const typed = (text: string, day: string | null) => ({ typed: text, day });

const DATE = { type: 'view.chosen', view: 'date', at: AT };
const BEGIN = { type: 'move.begun', row, at: AT };
const PLACE = { type: 'move.placed', to: THERE, at: AT };
/** At once, and by somebody who comes back. */
const [SOON, LATER] = [AT + 5000, AT + 90_000];
/** When a look is answered that the page slept over. */
const SLEPT = LATER + 36_000_000;
const [UNDO, UNDO_LATER] = [
  { type: 'move.undone', at: SOON },
  { type: 'move.undone', at: LATER },
];
const [RETRY, RETRY_LATER] = [
  { type: 'move.retried', at: SOON },
  { type: 'move.retried', at: LATER },
];
const PLACE_LATER = { ...PLACE, at: LATER };
/** The list has it elsewhere by now. */
const OVERTAKEN = { ...PLACE, listed: elsewhere.appointment_time };
const isSoon = (at: number, { context }: { readonly context: unknown }): boolean => {
  const { move: under } = context as AppointmentsContext;
  const age = at - (under?.at ?? Number.NaN);
  return under?.unchecked !== true && age >= 0 && age < 60_000;
};
const CLOSE = { type: 'move.closed' };
const PRINT = { type: 'print.requested' };
const FILE = { type: 'file.requested', row, name: 'appointment-1405-08-30-1030.ics', title: 'نوبت دندانپزشکی' };
const SHARE = { type: 'message.shared', text: 'سلام' };
const LEAVE = { type: 'screen.left' };
const ANYWHERE = [DATE, LEAVE, { type: 'row.edit', row }, { type: 'message.opened', row }];

const page =
  (runs: string | null, can: readonly object[], cannot: readonly object[]) =>
  ({ snapshot }: Situation): void => {
    if (runs) expect(Object.keys(snapshot.children)).toContain(runs);
    const wrong = {
      can: [...ANYWHERE, ...can].filter((event) => !snapshot.can(event as never)),
      cannot: cannot.filter((event) => snapshot.can(event as never)),
    };
    same(wrong, { can: [], cannot: [] });
  };

/** How a move stands: what is known of it, and what can be done with it. */
const move =
  (runs: string | null, known: object | null, can: readonly object[], cannot: readonly object[]) =>
  (situation: Situation): void => {
    page(runs, can, cannot)(situation);
    if (known === null) expect(contextOf(situation).move).toBeNull();
    else expect(contextOf(situation).move).toMatchObject(known);
  };

/** Whoever is here needs no calling back. */
const calls = (situation: Situation): void => {
  if (codes(situation).includes('appointments.moveWaiting')) expect(contextOf(situation).here).toBe(false);
};

/** Where a look may find it. */
const found =
  (by: string) =>
  ({ context }: Situation['snapshot']) =>
    [(context as AppointmentsContext).move?.to ?? '', row.appointment_time, THERE, elsewhere.appointment_time].map((appointment_time) =>
      done(by, { ...row, appointment_time }),
    );

export const appointmentsModel: Model = {
  machine: appointmentsMachine,
  description: appointmentsWorkflow,
  inputs: [
    { params: {}, at: AT },
    { params: {}, at: AT, query: { date: '2026-11-25' } },
    { params: {}, at: AT, query: { from: '2026-11-20', to: '2026-12-20' } },
    // What an address cannot mean is said, and today is shown.
    { params: {}, at: AT, query: { date: '2026-02-30' } },
    // The day of what was just saved.
    { params: {}, at: AT, passed: { row: { resource: 'appointments', row: { ...row, appointment_time: THERE } } } },
    { params: {}, at: AT, query: { from: '2026-12-20', to: '2026-11-20' } },
  ],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: AT }],
    'screen.left': [LEAVE],
    'view.chosen': [DATE, { type: 'view.chosen', view: 'range', at: AT }, { type: 'view.chosen', view: 'today', at: AT }],
    'day.chosen': [
      { type: 'day.chosen', day: '2026-11-24', at: AT },
      { type: 'day.chosen', day: '2026-11-21', at: AT },
    ],
    'day.typed': [{ type: 'day.typed', value: typed('1405/09/', null) }],
    'range.typed': [
      { type: 'range.typed', side: 'from', value: typed('1405/09/01', '2026-11-22') },
      { type: 'range.typed', side: 'to', value: typed('1405/08/01', '2026-10-23') },
      { type: 'range.typed', side: 'from', value: typed('1405/13', null) },
    ],
    'row.edit': [{ type: 'row.edit', row }],
    'row.remove': [{ type: 'row.remove', id: 7, label: 'سارا احمدی' }],
    'booking.begun': [{ type: 'booking.begun', day: '2026-11-22', time: '10:00' }, { type: 'booking.begun' }],
    'move.begun': [BEGIN],
    'move.placed': [PLACE, PLACE_LATER, OVERTAKEN, { ...PLACE, listed: row.appointment_time }],
    'move.undone': [UNDO, UNDO_LATER],
    'move.retried': [RETRY, RETRY_LATER],
    'move.closed': [CLOSE],
    'message.opened': [{ type: 'message.opened', row }],
    'message.closed': [{ type: 'message.closed' }],
    'message.shared': [SHARE],
    'file.requested': [FILE],
    'list.retried': [{ type: 'list.retried', at: AT }],
    'rows.changed': [
      { type: 'rows.changed', resource: 'appointments' },
      { type: 'rows.changed', resource: 'patients' },
    ],
    'print.requested': [PRINT],
    'xstate.done.actor.printPage': [done('printPage', {})],
    'xstate.error.actor.printPage': [error('printPage', broken), error('printPage', lost)],
    'xstate.done.actor.saveEvent': [done('saveEvent', {})],
    'xstate.error.actor.saveEvent': [error('saveEvent', { _tag: 'NotSent', lacking: 'part' })],
    'xstate.done.actor.shareText': ['shared', 'copied', 'cancelled', 'refused'].map((how) => done('shareText', { how })),
    'xstate.error.actor.shareText': [error('shareText', broken), error('shareText', lost)],
    'xstate.done.actor.saveMove': ({ context }) => [done('saveMove', { ...row, appointment_time: (context as AppointmentsContext).move?.to ?? '' })],
    'xstate.error.actor.saveMove': [error('saveMove', broken), error('saveMove', lost), error('saveMove', refused), error('saveMove', gone)],
    'xstate.after.quarantine.appointments.open.move.quarantined': [{ type: 'xstate.after.quarantine.appointments.open.move.quarantined' }],
    'xstate.done.actor.rereadMoved': found('rereadMoved'),
    'xstate.error.actor.rereadMoved': [error('rereadMoved', offline), error('rereadMoved', gone)],
    'xstate.done.actor.lookFirst': (snapshot) =>
      found('lookFirst')(snapshot).flatMap(({ output, ...answer }) =>
        [LATER, SLEPT].map((readAt) => ({ ...answer, output: { ...(output as Appointment), readAt } })),
      ),
    'xstate.error.actor.lookFirst': [error('lookFirst', offline), error('lookFirst', gone)],
  },
  // What is typed and chosen is looked at by itself (`tests/machines/appointments`): here only what the machine decides by.
  distinguish: ({ context }) => {
    const { move: under, here } = context as AppointmentsContext;
    return [isAsked(context as AppointmentsContext), under && [under.to, under.back, under.failure?._tag ?? null, under.done], here];
  },
  always: (situation) => {
    const context = contextOf(situation);
    expect(isReversed(context.range)).toBe(false);
    if (isSound(context) && context.view === 'range') {
      same(context.range, { from: context.typed.from.day ?? null, to: context.typed.to.day ?? null });
    }
    for (const event of told(situation)) if (event.type === 'route.queried') same(event.query, addressOf(context));
    // Nobody is asked for a time that nobody chose.
    if (context.move?.back) expect(context.move.to).toBe(context.move.row.appointment_time);
  },
  follows: {
    // What stands for days is not sent over what another desk did since; within a minute nothing is asked, unless the asking failed.
    'move.placed': ({ at, listed }, situation, before) => {
      if (!before.matches({ open: { move: 'picking' } })) return;
      const isOvertaken = listed === elsewhere.appointment_time;
      same([begins('saveMove', situation, before), begins('lookFirst', situation, before)], [!isOvertaken && at === AT, !isOvertaken && at !== AT]);
      if (isOvertaken) expect(situation.snapshot.matches({ open: { move: 'elsewhere' } })).toBe(true);
    },
    // The form is of the appointment, not of its patient, and of the time that was pressed.
    'row.edit': (_, situation) => leads(situation, '/edit-appointment/7', { row: { resource: 'appointments', row } }),
    'booking.begun': ({ day = null, time = null }, situation) => leads(situation, '/new-appointment', { appointment: { day, time } }),
    // What became of a text is said unless the person saw it: it was copied in place of being shared, or is nowhere.
    'xstate.done.actor.shareText': ({ output }, { snapshot }) => {
      const { how } = output as { readonly how: string };
      expect((snapshot.context as AppointmentsContext).shared).toBe(how === 'copied' || how === 'refused' ? how : null);
    },
    'xstate.error.actor.shareText': ({ error: failure }, { snapshot }) =>
      expect((snapshot.context as AppointmentsContext).shared).toBe((failure as { readonly _tag: string })._tag === lost._tag ? null : 'refused'),
    'move.undone': ({ at }, situation, before) => {
      if (before.matches({ open: { move: 'moved' } }))
        same([begins('saveMove', situation, before), begins('lookFirst', situation, before)], [isSoon(at, before), !isSoon(at, before)]);
    },
    'move.retried': ({ at }, situation, before) => {
      if (before.matches({ open: { move: 'failed' } }))
        same([begins('saveMove', situation, before), begins('lookFirst', situation, before)], [isSoon(at, before), !isSoon(at, before)]);
    },
    // What another desk may have done since it was looked up, which a page slept over, is not sent over by anything but a person.
    'xstate.done.actor.lookFirst': ({ output }, situation, before) => {
      const { appointment_time, readAt } = output as Appointment & { readonly readAt: number };
      const { move: under } = before.context as AppointmentsContext;
      const isSlept = Math.abs(readAt - (under?.at ?? Number.NaN)) > 60_000;
      if (isSlept) expect(begins('saveMove', situation, before)).toBe(false);
      if (isSlept && situation.snapshot.matches({ open: { move: 'failed' } })) expect(contextOf(situation).move).toMatchObject({ failure: null, at: readAt });
      // When it was looked up is no part of the appointment.
      for (const event of told(situation)) {
        if (event.type === 'row.saved') same(event.saved, { resource: 'appointments', created: false, row: { ...row, appointment_time } });
      }
    },
  },
  states: {
    'open.page.shown': page(null, [PRINT, FILE, SHARE], []),
    // Some share sheets never say how they ended: nothing waits for one.
    'open.page.sharing': page('shareText', [PRINT, FILE, SHARE], []),
    // Neither is begun twice.
    'open.page.printing': page('printPage', [], [PRINT, FILE]),
    'open.page.saving': page('saveEvent', [], [PRINT, FILE]),
    'open.move.still': move(null, null, [BEGIN], [PLACE, UNDO, RETRY, CLOSE]),
    'open.move.picking': move(null, { to: null, done: false }, [BEGIN, PLACE, CLOSE], [UNDO, RETRY, { type: 'move.placed', to: row.appointment_time }]),
    'open.move.saving': move('saveMove', { failure: null }, [], [BEGIN, PLACE, UNDO, RETRY, CLOSE]),
    // Until it can no longer arrive nothing is sent again.
    'open.move.quarantined': (situation) => {
      move(null, { done: false }, [], [BEGIN, PLACE, UNDO, RETRY, CLOSE])(situation);
      expect([broken, lost]).toContainEqual(contextOf(situation).move?.failure);
    },
    'open.move.rereading': move('rereadMoved', { done: false }, [], [BEGIN, PLACE, UNDO, RETRY, CLOSE]),
    // What stands for days is not sent over what another desk did since.
    'open.move.looking': move('lookFirst', { done: false }, [], [BEGIN, PLACE, UNDO, RETRY, CLOSE]),
    'open.move.unsure': (situation) => {
      move(null, { failure: offline }, [RETRY, CLOSE], [PLACE, UNDO, BEGIN])(situation);
      calls(situation);
    },
    'open.move.failed': (situation) => {
      expect(contextOf(situation).move?.failure).not.toEqual(gone);
      move(null, { done: false }, [RETRY, CLOSE], [PLACE, UNDO, BEGIN])(situation);
      calls(situation);
    },
    // What somebody else moved is not sent anywhere unseen: it can be picked up where it is.
    'open.move.elsewhere': (situation) => {
      move(null, { done: false, row: elsewhere }, [BEGIN, CLOSE], [PLACE, UNDO, RETRY])(situation);
      calls(situation);
    },
    // Nothing is offered to be sent that nobody has any more; another can be picked up.
    'open.move.gone': (situation) => {
      move(null, { done: false, failure: gone }, [BEGIN, CLOSE], [PLACE, UNDO, RETRY])(situation);
      calls(situation);
    },
    // One tap takes it back, once.
    'open.move.moved': move(null, { to: THERE, back: false, failure: null, done: true }, [UNDO, BEGIN, CLOSE], [PLACE, RETRY]),
    away: (situation) => {
      same(statesOf(situation.snapshot), ['away']);
      expect(situation.snapshot.can(DATE)).toBe(false);
    },
    ended: (situation) => same(addressOf(contextOf(situation)), {}),
  },
};
