import type { AnyMachineSnapshot } from 'xstate';
import type { AppointmentsContext } from '../../../../src/machines/appointments/setup.ts';
import { isAsked } from '../../../../src/machines/appointments/standing.ts';
import type { Appointment } from '../../../../src/schema/appointments/appointment.ts';
import { gaps, list, message, move as texts } from '../../../../src/views/appointments/texts.ts';
import { longDay } from '../../../../src/views/kit/calendar/day-names.ts';
import { dayWords } from '../../../../src/views/kit/fields/texts.ts';
import { pageWords } from '../../../../src/views/kit/page/texts.ts';
import { appointmentsModel } from '../../appointments/appointments.ts';
import { done, error } from '../../walk.ts';
import { soon } from '../hand/hand.ts';
import { fails, routesOf, succeeds, waits } from '../kit/answers.ts';
import { field } from '../kit/filling.ts';
import { goTo, HOME } from '../kit/places.ts';
import { type At, type Behind, beginning, button, type Deed, type PageModel, pressing } from '../page-model.ts';
import type { Practice } from '../world/practice.ts';
import type { Control } from '../world/tools.ts';

/** A day on which nobody else is expected, and one beside it. */
const [DAY, BESIDE] = ['2030-05-14', '2030-05-15'];
/** Farther than a row is drawn aside. */
const FAR = 110;
const PATIENCE = 6000;
/** How long after a place was chosen, or it was looked up, something is done, in milliseconds: at once, and when a minute is over. */
const [SOON, LATER] = [1000, 90_000];
/** How a path tells an appointment that stands where it stood: the hours of a page are others than a model's. */
const UNMOVED = 'unmoved';
const [BEGINS, THERE, ELSEWHERE] = [`${DAY}T10:30`, `${DAY}T09:30`, `${DAY}T08:00`];
const NAME = 'نوبت‌دار';
const broken = { _tag: 'Unavailable', status: 500 };
const lost = { _tag: 'UnknownOutcome', ageMillis: 1 };
const refused = { _tag: 'Rejected', status: 400, detail: 'این ساعت پر است.', general: [], fields: {} };
const routes = routesOf('appointments');
const row: Appointment = { id: 7, patient: 3, appointment_time: BEGINS, is_new_treatment: true, description: null, clinic: 1 };

const contextOf = ({ context }: AnyMachineSnapshot): AppointmentsContext => context as AppointmentsContext;
const isHere = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).here;
const isOfDate = (snapshot: AnyMachineSnapshot) => isHere(snapshot) && contextOf(snapshot).view === 'date';
const isInSight = (snapshot: AnyMachineSnapshot) => isOfDate(snapshot) && contextOf(snapshot).day === DAY;
const when = (isDoable: (snapshot: AnyMachineSnapshot) => boolean, does: Deed['does'], ...events: ReturnType<NonNullable<Deed['samples']>>): Deed => ({
  does,
  samples: (snapshot) => (isDoable(snapshot) ? events : []),
});

/** Somebody is expected on a day of their own, and nobody else. */
const expectAlone = async ({ provider }: Practice): Promise<void> => {
  for (const { id, appointment_time } of await provider.rows<Appointment>('appointments')) {
    if (appointment_time.startsWith(DAY) || appointment_time.startsWith(BESIDE)) await provider.remove('appointments', id);
  }
  const patients = await provider.rows<{ readonly id: number; readonly last_name: string }>('patients');
  const patient = patients.find(({ last_name }) => last_name === NAME)?.id ?? (await provider.filePatient(NAME));
  await provider.create('appointments', { patient, appointment_time: `${BEGINS}:00+03:30`, is_new_treatment: true, clinic: 1 });
};

const prepared: PageModel['prepared'] = async (practice) => {
  await expectAlone(practice);
  return `/appointments?date=${DAY}`;
};

const menu = button(beginning(pageWords.moreOf(`سارا ${NAME}`)));
const fromMenu =
  (item: string, ...then: readonly Control[]): Deed['does'] =>
  async ({ hand }) => {
    for (const each of [menu, button(item), ...then]) await hand.press(each);
  };

const addsNew: Deed['does'] = async ({ hand }) => {
  for (const each of [list.add, list.addNew]) await hand.press(button(each));
};

/** Another gap than the one where it stands: gaps are every half hour from 9 on. */
const gap = (snapshot: AnyMachineSnapshot): Control =>
  button(beginning(gaps.moveHere('').trimEnd()), { nth: contextOf(snapshot).move?.row.appointment_time.slice(0, 16) === THERE ? 2 : 1 });
/** A move whose answer was lost was done if it is found there. */
const doneBefore = ({ coming }: At): number => {
  const read = coming.find(({ type }) => type === 'xstate.done.actor.rereadMoved');
  const { appointment_time, description } = (read?.output ?? row) as Appointment;
  return appointment_time === ELSEWHERE || description === UNMOVED ? 0 : 1;
};
/** Where another desk puts it is never where it was before. */
const quarters = (function* () {
  for (;;) yield* ['00', '15', '30', '45'];
})();
/** Another desk moves it meanwhile. */
const moveElsewhere = async ({ provider }: Practice): Promise<void> => {
  const found = (await provider.rows<Appointment>('appointments')).find(({ appointment_time }) => appointment_time.startsWith(DAY));
  if (!found) throw new Error('Nobody is expected on the day of the walk.');
  await provider.change('appointments', found.id, { appointment_time: `${DAY}T08:${quarters.next().value}:00+03:30` });
};
const isAnswered = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ open: { move: 'quarantined' } }) && contextOf(snapshot).move?.failure?._tag === 'Unavailable';

/** With nothing kept here: whoever leaves finds it anew. */
const isFresh = (snapshot: AnyMachineSnapshot) => isInSight(snapshot) && contextOf(snapshot).move === null && !isAsked(contextOf(snapshot));
const LIST = '/appointments';
/** To where something leads, and by the browser's own Back from there. */
const thereAndBack =
  (leads: Deed['does'], place: RegExp): Deed['does'] =>
  async (at) => {
    const isAt = async (is: (path: string) => boolean) => {
      const arrived = await soon(async () => is((await at.hand.see(null, [])).path) || undefined, PATIENCE);
      if (!arrived) throw new Error(`nothing leads to ${place.source} and back`);
    };
    await leads(at);
    await isAt((path) => place.test(path));
    await at.hand.ask(() => window.history.back(), null);
    await isAt((path) => path === LIST);
  };
/** What a row offers: by its menu, and drawn aside. While one is moved, gaps are shown in the place of some of it. */
const behind = (snapshot: AnyMachineSnapshot): readonly Behind[] => {
  if (!isInSight(snapshot)) return [];
  const optional = !snapshot.matches({ open: { move: 'still' } });
  const [edit, remove] = [
    { event: { type: 'row.edit', row }, optional },
    { event: { type: 'row.remove', id: 7, label: 'x' }, optional },
  ];
  const person = `سارا ${NAME}`;
  const line: Control = { role: 'listitem', name: { pattern: NAME } };
  return [
    {
      opener: menu,
      items: [
        { control: button(message.open), event: { type: 'message.opened', row }, optional },
        { control: button(texts.begin), event: { type: 'move.begun', row, at: 0 }, optional },
        { control: button(pageWords.edit), ...edit },
        { control: button(pageWords.remove), ...remove },
      ],
    },
    { opener: line, dx: FAR, items: [{ control: button(beginning(pageWords.editOf(person))), ...edit }] },
    { opener: line, dx: -FAR, items: [{ control: button(beginning(pageWords.removeOf(person))), ...remove }] },
  ];
};
const PRINTING = 'the dialog of the printer is the browser’s';
const strip = (role: string, text: string): readonly Control[] => [{ role, name: { pattern: text } }];

/** When a place was chosen for it, or it was looked up last. */
const saidAt = (snapshot: AnyMachineSnapshot): number => contextOf(snapshot).move?.at ?? 0;
/** A look finds it where it was, where another desk put it, or where it was sent if it went there before. */
const found = (by: string, mayBeThere: boolean): Deed => ({
  does: async (at) => {
    if ((at.event.output as Appointment).appointment_time === ELSEWHERE) await moveElsewhere(at.practice);
    await succeeds(routes.one)(at);
  },
  samples: (snapshot) => {
    const { move } = contextOf(snapshot);
    const unmoved = { ...row, appointment_time: move?.from ?? move?.row.appointment_time ?? '', description: UNMOVED };
    const moved = [...(mayBeThere ? [move?.to ?? ''] : []), ELSEWHERE].map((appointment_time) => ({ ...row, appointment_time }));
    // No page is left for as long as it takes to be late.
    return [...moved, unmoved].map((one) => done(by, { ...one, ...(mayBeThere ? {} : { readAt: saidAt(snapshot) }) }));
  },
});

/** The last figure of a time tells who comes back from who presses at once: what a path calls now is another time on a page. */
const LATE_MARK = 1;
const roundly = (millis: number): number => Math.ceil(millis / 10) * 10;

/** Pressed at once, or by somebody who comes back when a minute is over. */
const sooner = (type: string, control: (snapshot: AnyMachineSnapshot) => Control): Deed => ({
  ...pressing(control),
  does: async ({ hand, event, snapshot }) => {
    if (Number(event.at) % 10 === LATE_MARK) await hand.pass(LATER);
    await hand.press(control(snapshot));
  },
  samples: (snapshot) => [SOON, LATER + LATE_MARK].map((age) => ({ type, at: roundly(saidAt(snapshot)) + age })),
});

const deeds: PageModel['deeds'] = {
  'screen.entered': when(
    (snapshot) => !isHere(snapshot),
    ({ hand, path }) => goTo(hand, path),
    { type: 'screen.entered', at: 0, query: { date: DAY } },
  ),
  'screen.left': when(isHere, ({ hand }) => goTo(hand, HOME), { type: 'screen.left' }),
  'view.chosen': {
    does: ({ hand, event }) => hand.press({ role: 'tab', name: list.views[event.view as keyof typeof list.views] }),
    samples: (snapshot) =>
      isHere(snapshot)
        ? (['today', 'range', 'date'] as const).flatMap((view) => (view === contextOf(snapshot).view ? [] : [{ type: 'view.chosen', view, at: 0 }]))
        : [],
  },
  'day.chosen': {
    does: ({ hand, event }) => hand.press(button(beginning(longDay(event.day as string)))),
    samples: (snapshot) => (isOfDate(snapshot) ? [{ type: 'day.chosen', day: contextOf(snapshot).day === DAY ? BESIDE : DAY, at: 0 }] : []),
  },
  'day.typed': when(isOfDate, ({ hand }) => hand.type(field(list.dayLabel), '۱۴۰۵/۱۳'), { type: 'day.typed', value: { typed: '1405/13', day: null } }),
  'range.typed': when(
    (snapshot) => isHere(snapshot) && contextOf(snapshot).view === 'range',
    ({ hand }) => hand.type(field(dayWords.from), '۱۴۰۵/۱۳'),
    { type: 'range.typed', side: 'from', value: { typed: '1405/13', day: null } },
  ),
  'row.edit': {
    ...when(isFresh, thereAndBack(fromMenu(pageWords.edit), /^\/edit-appointment\//), { type: 'row.edit', row }),
    only: 'what is kept here is told by leaving, which is walked by itself',
  },
  'row.remove': when(isInSight, fromMenu(pageWords.remove, button(pageWords.cancel)), { type: 'row.remove', id: 7, label: 'x' }),
  'booking.begun': {
    ...when(isFresh, thereAndBack(addsNew, /^\/new-appointment$/), { type: 'booking.begun', day: DAY }),
    only: 'what is kept here is told by leaving, which is walked by itself',
  },
  'move.begun': when(isInSight, fromMenu(texts.begin), { type: 'move.begun', row, at: 0 }),
  'move.placed': when(isInSight, ({ hand, snapshot }) => hand.press(gap(snapshot)), { type: 'move.placed', to: THERE, at: 0, listed: row.appointment_time }),
  'move.undone': sooner('move.undone', () => button(texts.undo)),
  'move.retried': sooner('move.retried', (snapshot) => button(snapshot.hasTag('moveUnsure') ? texts.check : texts.again)),
  'move.closed': pressing((snapshot) => button(snapshot.hasTag('picking') ? texts.cancel : texts.close)),
  // What is shown of it covers the page: it is closed before anything else.
  'message.opened': when(isInSight, fromMenu(message.open, button(pageWords.closeWindow)), { type: 'message.opened', row }),
  'message.closed': 'is done together with opening it',
  'message.shared': 'the share sheet is the device’s',
  'xstate.done.actor.shareText': 'comes of a share sheet',
  'xstate.error.actor.shareText': 'comes of a share sheet',
  'file.requested': 'a file is handed over in a moment, as the browser does it',
  'list.retried': 'only where the list did not come',
  'rows.changed': 'comes of a deletion, which is walked by itself',
  'print.requested': PRINTING,
  'xstate.done.actor.printPage': PRINTING,
  'xstate.error.actor.printPage': PRINTING,
  'xstate.done.actor.saveEvent': 'comes of a file',
  'xstate.error.actor.saveEvent': 'comes of a file',
  'xstate.done.actor.saveMove': { does: succeeds(routes.change) },
  'xstate.error.actor.saveMove': {
    does: fails(routes.change, doneBefore),
    samples: () => [broken, lost, refused].map((failure) => error('saveMove', failure)),
  },
  'xstate.after.quarantine.appointments.open.move.quarantined': { does: waits(), bySelf: isAnswered },
  'xstate.done.actor.rereadMoved': found('rereadMoved', true),
  'xstate.error.actor.rereadMoved': { does: fails(routes.one), samples: () => [error('rereadMoved', broken)] },
  'xstate.done.actor.lookFirst': found('lookFirst', false),
  'xstate.error.actor.lookFirst': { does: fails(routes.one), samples: () => [error('lookFirst', broken)] },
};

/** The list of appointments, at a day on which one is expected, who is moved about. */
export const appointmentsPage: PageModel = {
  model: appointmentsModel,
  input: { params: {}, at: 0, query: { date: DAY } },
  prepared,
  behind,
  deeds,
  routes: { saveMove: routes.change, rereadMoved: routes.one, lookFirst: routes.one },
  states: {
    'open.page.shown': [{ role: 'tab', name: list.views.today }, button(list.add)],
    'open.page.printing': PRINTING,
    'open.page.sharing': 'the share sheet is the device’s',
    'open.page.saving': 'a file is handed over in a moment',
    'open.move.still': 'there is nothing to say',
    'open.move.picking': [button(texts.cancel)],
    'open.move.saving': strip('status', '^در حال انتقال نوبت'),
    'open.move.quarantined': strip('status', '^در حال انتقال نوبت'),
    'open.move.rereading': strip('status', '^در حال انتقال نوبت'),
    'open.move.looking': strip('status', '^در حال انتقال نوبت'),
    'open.move.unsure': strip('alert', texts.unsure),
    'open.move.failed': [button(texts.again)],
    'open.move.gone': 'what the provider answers to have no more is there at the next look',
    'open.move.elsewhere': strip('alert', 'شاید از دستگاه دیگری جابه‌جا شده باشد'),
    'open.move.moved': strip('status', 'منتقل شد'),
    away: 'another screen is there',
    ended: 'another screen is there',
  },
  distinguish: (snapshot) => {
    const { view, day, move, here } = contextOf(snapshot);
    return [isAsked(contextOf(snapshot)), view, day === DAY, here, move && [move.to !== null, move.back, move.failure?._tag ?? null, move.done]];
  },
};
