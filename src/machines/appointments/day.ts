import { type Appointment, dayIn, momentOf, timeIn } from '../../schema/appointments/appointment.ts';
import { addDays, dayNumber, weekday } from '../../schema/kit/jalali.ts';
import { tehranMoment } from '../../schema/kit/tehran.ts';
import { grouped } from '../kit/list/grouped.ts';

/** Appointments that begin in less than so many minutes of each other are warned of. */
const NEAR_MINUTES = 15;

const byTime = (one: Appointment, other: Appointment): number =>
  one.appointment_time === other.appointment_time ? one.id - other.id : one.appointment_time < other.appointment_time ? -1 : 1;

const sorted = new WeakMap<readonly Appointment[], readonly Appointment[]>();

/** Appointments by their time, the earliest first (APT-LIST-2); sorted once per list. */
export const earliestFirst = (rows: readonly Appointment[]): readonly Appointment[] => {
  const known = sorted.get(rows) ?? rows.toSorted(byTime);
  sorted.set(rows, known);
  return known;
};

const groups = new WeakMap<readonly Appointment[], ReadonlyMap<string, readonly Appointment[]>>();
const none: readonly Appointment[] = [];

const byDay = (rows: readonly Appointment[]) => {
  const known = groups.get(rows) ?? grouped(earliestFirst(rows), dayIn);
  groups.set(rows, known);
  return known;
};

/** The appointments of one day, the earliest first. */
export const appointmentsOn = (rows: readonly Appointment[], day: string): readonly Appointment[] => byDay(rows).get(day) ?? none;

/** The Saturday of the week that a day lies in. */
export const weekOf = (day: string): string => addDays(day, -weekday(day));

const minuteIn = (moment: string): number => dayNumber(moment.slice(0, 10)) * 1440 + Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14));

/** The appointments that begin close to a moment (`YYYY-MM-DDTHH:mm`), over midnight too, without the one of `except`. */
export const nearTo = (rows: readonly Appointment[], moment: string, except: number | null): readonly Appointment[] => {
  const at = minuteIn(moment);
  const day = moment.slice(0, 10);
  return [-1, 0, 1]
    .flatMap((by) => appointmentsOn(rows, addDays(day, by)))
    .filter((row) => row.id !== except && Math.abs(minuteIn(row.appointment_time) - at) < NEAR_MINUTES);
};

/** The next appointment from a time on (milliseconds since 1970), and how many of that day are left, it included. */
export const stillToCome = (rows: readonly Appointment[], at: number): { readonly next: Appointment | null; readonly left: number; readonly all: number } => {
  const now = tehranMoment(at);
  const today = appointmentsOn(rows, now.slice(0, 10));
  const left = today.filter((row) => row.appointment_time >= now);
  return { next: left[0] ?? null, left: left.length, all: today.length };
};

/** The times of a day, `HH:mm`, at which its appointments begin. */
export const timesOn = (rows: readonly Appointment[], day: string): readonly string[] => appointmentsOn(rows, day).map(timeIn);

/** Whether a moment has passed. */
export const isPast = (day: string, time: string, at: number): boolean => momentOf(day, time) < tehranMoment(at);
