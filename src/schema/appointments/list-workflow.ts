import { day, id, instant, literal, moment, optional, partial, plain, struct, typedDay, worded } from '../kit/shape.ts';
import { looks, reads, workflow, writes } from '../kit/workflow.ts';
import { printsPage } from '../workflows/print.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';
import { appointmentFields } from './appointment.ts';
import { VIEWS } from './views.ts';

const row = struct(appointmentFields);

/** The appointments of today, of another day, or of a range of days; moving one to a gap, and handing one to its patient. */
export const appointmentsWorkflow = workflow({
  name: 'appointments',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'view.chosen': { view: literal(...VIEWS), at: instant() },
    'day.chosen': { day: day(), at: instant() },
    'day.typed': { value: typedDay },
    'range.typed': { side: literal('from', 'to'), value: typedDay },
    'row.edit': { row },
    /** `label` is what the person calls the row. */
    'row.remove': { id: id(), label: worded() },
    /** A gap of a day, or the day as a whole, is to be booked. */
    'booking.begun': { day: optional(day()), time: optional(plain()) },
    /** An appointment waits for the gap that it is moved to. */
    'move.begun': { row, at: optional(instant()) },
    /** `listed` is where the list has it now. */
    'move.placed': { to: moment(), at: optional(instant()), listed: optional(moment()) },
    /** The move is taken back. */
    'move.undone': { at: optional(instant()) },
    /** Send again what did not arrive, or look again at what became of it. */
    'move.retried': { at: optional(instant()) },
    'move.closed': {},
    'message.opened': { row },
    'message.closed': {},
    'message.shared': { text: worded() },
    /** `name` is that of the file. */
    'file.requested': { row, name: plain(), title: worded() },
    'list.retried': { at: instant() },
    'print.requested': {},
  },
  ports: {
    printPage: printsPage,
    /** Hands the appointment to the person as a file for calendars; `title` is what the calendar shows. */
    saveEvent: writes({ row, name: plain(), title: worded() }, struct({})),
    /** As all texts are shared (`sharesText`), whose file is that of papers and would come with every form. */
    shareText: writes({ text: worded() }, struct({ how: literal('shared', 'copied', 'cancelled', 'refused') })),
    saveRecord: writes({ resource: plain(), id: optional(id()), payload: partial(appointmentFields) }, row),
    loadRecord: reads({ id: id() }, row),
    /** The appointment as the provider has it before it is sent anywhere, and when that was. */
    lookFirst: looks({ id: id() }, struct({ ...appointmentFields, readAt: optional(instant()) })),
  },
});
