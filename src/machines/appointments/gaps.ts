import type { Appointment } from '../../schema/appointments/appointment.ts';
import { addDays } from '../../schema/kit/jalali.ts';
import { tehranMoment } from '../../schema/kit/tehran.ts';
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

/** Hours of a practice of which too little is known: from 9 to 18. */
const COMMON: Stretch = { from: 9 * 60, to: 18 * 60 };
const HOUR = 60;
const DAY = 24 * HOUR;
/** Weeks that are looked back on, how many appointments tell enough, and on how many days an hour must have been worked in to be a usual one. */
const WEEKS = 8;
const ENOUGH = 5;
const DAYS_OF_AN_HOUR = 2;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
export const timeAt = (minute: number): string => `${String(Math.floor(minute / HOUR)).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`;

/** Whole hours around what several days had; null where they tell too little. What one day alone had at some hour is an exception, or a slip. */
const around = (days: readonly (readonly number[])[]): Stretch | null => {
  if (days.flat().length < ENOUGH) return null;
  const hours = days.flatMap((minutes) => [...new Set(minutes.map((minute) => Math.floor(minute / HOUR)))]);
  const usual = days.flat().filter((minute) => hours.filter((hour) => hour === Math.floor(minute / HOUR)).length >= DAYS_OF_AN_HOUR);
  if (usual.length === 0) return null;
  return {
    from: Math.floor(Math.min(...usual) / HOUR) * HOUR,
    to: Math.min(DAY, Math.ceil((Math.max(...usual) + VISIT_MINUTES) / HOUR) * HOUR),
  };
};

const reckoned = new WeakMap<readonly Appointment[], Map<string, Stretch>>();

const reckon = (rows: readonly Appointment[], day: string): Stretch => {
  const minutesBefore = (days: number): readonly number[] => timesOn(rows, addDays(day, -days)).map(minuteOf);
  const before = Array.from({ length: WEEKS * 7 }, (_, index) => minutesBefore(index + 1));
  return around(before.filter((_, index) => index % 7 === 6)) ?? around(before) ?? COMMON;
};

/**
 * The usual hours of a day: whole hours from the first to the last appointment that the same weekday had in the eight weeks before, or any
 * day of those where that says too little; 9 to 18 where nothing does. An hour counts from the second day on that had somebody in it, so
 * that a single appointment at four in the morning widens nothing. Reckoned once per list and day.
 */
export const usualHours = (rows: readonly Appointment[], day: string): Stretch => {
  const known = reckoned.get(rows) ?? new Map<string, Stretch>();
  reckoned.set(rows, known);
  const hours = known.get(day) ?? reckon(rows, day);
  known.set(day, hours);
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
  const { from, to } = usualHours(rows, day);
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
