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
/** Weeks that are looked back on, and how many appointments tell enough. */
const WEEKS = 8;
const ENOUGH = 5;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
export const timeAt = (minute: number): string => `${String(Math.floor(minute / HOUR)).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`;

const around = (minutes: readonly number[]): Stretch => ({
  from: Math.floor(Math.min(...minutes) / HOUR) * HOUR,
  to: Math.min(DAY, Math.ceil((Math.max(...minutes) + VISIT_MINUTES) / HOUR) * HOUR),
});

/**
 * The usual hours of a day: whole hours from the first to the last appointment that the same weekday had in the eight weeks before, or any
 * day of those where that says too little; 9 to 18 where nothing does. What the day itself has lies within them.
 */
export const usualHours = (rows: readonly Appointment[], day: string): Stretch => {
  const minutesOn = (one: string): readonly number[] => timesOn(rows, one).map(minuteOf);
  const before = Array.from({ length: WEEKS * 7 }, (_, index) => index + 1);
  const same = before.filter((days) => days % 7 === 0).flatMap((days) => minutesOn(addDays(day, -days)));
  const any = same.length >= ENOUGH ? same : before.flatMap((days) => minutesOn(addDays(day, -days)));
  const own = minutesOn(day);
  const usual = any.length >= ENOUGH ? around(any) : COMMON;
  if (own.length === 0) return usual;
  const { from, to } = around(own);
  return { from: Math.min(usual.from, from), to: Math.max(usual.to, to) };
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
  for (const start of [...taken, to]) {
    const stretch = { from: free, to: start };
    const starts = startsIn(stretch);
    if (starts.length > 0) gaps.push({ ...stretch, starts });
    free = Math.max(free, start + VISIT_MINUTES);
  }
  return gaps;
};
