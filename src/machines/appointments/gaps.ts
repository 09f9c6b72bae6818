import type { Appointment } from '../../schema/appointments/appointment.ts';
import { minuteOf, timeAt } from '../../schema/kit/draft/typed/time.ts';
import { addDays, weekday } from '../../schema/kit/jalali.ts';
import { tehranDay, tehranMoment } from '../../schema/kit/tehran.ts';
import { timesOn } from './day.ts';

/** How long a visit is taken to last, in minutes: an appointment says only when it begins. */
const VISIT_MINUTES = 30;

/** Minutes of a day, counted from its midnight; `to` lies no more in it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch of the usual hours in which nobody is expected, and the times (`HH:mm`) at which a visit can begin in it. */
export interface Gap extends Stretch {
  readonly starts: readonly string[];
}

/** Hours of a practice of which too little is known: from 9 to 21, as many work in the evening. */
const COMMON: Stretch = { from: 9 * 60, to: 21 * 60 };
const HOUR = 60;
const DAY = 24 * HOUR;
/** Weeks that are looked back on, how many appointments tell enough, and on how many days: of two of a weekday each cuts the other short. */
const WEEKS = 8;
const ENOUGH = 5;
const DAYS_OF_A_WEEKDAY = 3;
const DAYS_AT_ALL = 2;

/** Whole hours from the second of the days' beginnings to the last but one of their ends; null where they tell too little. What one day alone began or ended with is an exception, or a slip. */
const around = (days: readonly (readonly number[])[], atLeast: number): Stretch | null => {
  const worked = days.filter((minutes) => minutes.length > 0);
  if (worked.length < atLeast || worked.flat().length < ENOUGH) return null;
  const from = worked.map((minutes) => Math.min(...minutes)).toSorted((one, other) => one - other)[1];
  const last = worked.map((minutes) => Math.max(...minutes)).toSorted((one, other) => other - one)[1];
  // Two days that have no hour in common: either may be the exception.
  if (from === undefined || last === undefined || from > last) return null;
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.min(DAY, Math.ceil((last + VISIT_MINUTES) / HOUR) * HOUR) };
};

const reckoned = new WeakMap<readonly Appointment[], Map<string, Stretch>>();

const reckon = (rows: readonly Appointment[], day: string, today: string): Stretch => {
  const end = day < today ? day : today;
  const before = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(end, -index - 1));
  const minutesOf = (days: readonly string[]) => days.map((one) => timesOn(rows, one).map(minuteOf));
  const alike = before.filter((one) => weekday(one) === weekday(day));
  return around(minutesOf(alike), DAYS_OF_A_WEEKDAY) ?? around(minutesOf(before), DAYS_AT_ALL) ?? COMMON;
};

/**
 * The usual hours of a day as they are known now (milliseconds since 1970): whole hours around what the same weekday had in the eight weeks
 * before it, or before today where it is yet to come, and around what any day of those had where that says too little; 9 to 21 where nothing
 * does. The earliest beginning and the latest end are left out, so that a single day of four in the morning widens nothing. Reckoned once per
 * list, day and today.
 */
export const usualHours = (rows: readonly Appointment[], day: string, at: number): Stretch => {
  const today = tehranDay(at);
  const known = reckoned.get(rows) ?? new Map<string, Stretch>();
  reckoned.set(rows, known);
  const hours = known.get(`${day} ${today}`) ?? reckon(rows, day, today);
  known.set(`${day} ${today}`, hours);
  return hours;
};

/** By how many minutes a visit at a time (`HH:mm`) would lie outside of some hours; 0 within them. */
const minutesOutside = ({ from, to }: Stretch, time: string): number => Math.max(0, from - minuteOf(time), minuteOf(time) + VISIT_MINUTES - to);

/** Whether a visit at a time would not lie within some hours. */
export const isOutside = (hours: Stretch, time: string): boolean => minutesOutside(hours, time) > 0;

/** The same figures in the other half of the day, where those lie nearer to some hours, or within them: «4» was meant as 16:00. */
export const meantByTwelve = (hours: Stretch, time: string): string | null => {
  const other = timeAt((minuteOf(time) + DAY / 2) % DAY);
  return minutesOutside(hours, other) < minutesOutside(hours, time) ? other : null;
};

/** The times at which a visit can begin in a stretch: every half hour, and where the stretch begins when that is none. */
const startsIn = ({ from, to }: Stretch): readonly string[] => {
  const first = Math.ceil(from / VISIT_MINUTES) * VISIT_MINUTES;
  const whole = Array.from({ length: Math.max(0, Math.ceil((to - first) / VISIT_MINUTES)) }, (_, index) => first + index * VISIT_MINUTES);
  return (first === from ? whole : [from, ...whole]).filter((minute) => minute + VISIT_MINUTES <= to).map(timeAt);
};

/** The free gaps of a day within its usual hours from now on (milliseconds since 1970), each long enough for a visit; none in days that are over. */
export const gapsOf = (rows: readonly Appointment[], day: string, at: number): readonly Gap[] => {
  const now = tehranMoment(at);
  if (day < now.slice(0, 10)) return [];
  const { from, to } = usualHours(rows, day, at);
  // What is left of a day begins with the next five minutes.
  const begin = day === now.slice(0, 10) ? Math.max(from, Math.ceil(minuteOf(now.slice(11)) / 5) * 5) : from;
  const taken = timesOn(rows, day).map(minuteOf);
  const gaps: Gap[] = [];
  let free = begin;
  for (const start of [...taken.filter((minute) => minute < to), to]) {
    const stretch = { from: free, to: start };
    const starts = startsIn(stretch);
    if (starts.length > 0) gaps.push({ ...stretch, starts });
    free = Math.max(free, start + VISIT_MINUTES);
  }
  return gaps;
};
