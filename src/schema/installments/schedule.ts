import { dayNumber, fromJalali, isInCalendar, monthLength, monthOf, monthsAway, toJalali } from '../kit/jalali.ts';

/** A day of a Persian month so many months after that of an ISO day; the last one of a month that has no such day. A day outside the calendar stays. */
const dayInMonth = (isoDay: string, months: number, day: number): string => {
  if (!isInCalendar(isoDay)) return isoDay;
  const month = monthsAway(monthOf(isoDay), months);
  return fromJalali({ ...month, day: Math.min(day, monthLength(month.year, month.month)) });
};

/** The most parts and months that a plan may have; another provider may send more, or none, of either. */
const [MOST_PARTS, MOST_MONTHS] = [120, 24];
/** So far ahead days are looked at; the calendar goes on a little further. */
const FURTHEST_MONTHS = 7200;
export const readParts = (count: number): number => Math.min(Math.max(count, 0), MOST_PARTS);
export const readPeriod = (months: number): number => Math.min(Math.max(months, 1), MOST_MONTHS);

/** The same Persian day so many months later, as an ISO day; the last one of a month that has no such day. */
export const monthsAfter = (isoDay: string, months: number): string => dayInMonth(isoDay, months, toJalali(isoDay).day);

/** The day of the month that a day stands for beside others: the 30th of a short month for the 31st, where one of them is on that. */
const meantDay = (isoDay: string, beside: readonly string[]): number => {
  const own = toJalali(isoDay).day;
  const later = beside.map((each) => toJalali(each).day).filter((day) => day > own && dayInMonth(isoDay, 0, day) === isoDay);
  return Math.max(own, ...later);
};

/** How many months one day is after another, by their months alone. */
const monthsFrom = (first: string, last: string): number => {
  const [from, to] = [monthOf(first), monthOf(last)];
  return (to.year - from.year) * 12 + to.month - from.month;
};

/** The day on which a plan is drawn, where a day may be one of that plan's: what a shorter month cut off comes back after it. */
export const drawnOn = (today: string, isoDay: string): readonly string[] =>
  isInCalendar(isoDay) && monthsAfter(today, monthsFrom(today, isoDay)) === isoDay ? [today] : [];

/**
 * The day one period after another, of those beside it none; from the last of a short month the 31st comes back, where one of them is
 * on that. None comes after a day outside the calendar.
 */
export const nextDay = (isoDay: string, period: number, beside: readonly string[]): string => {
  if (!isInCalendar(isoDay)) return isoDay;
  const day = meantDay(isoDay, beside);
  const after = (periods: number): string => dayInMonth(isoDay, periods * period, day);
  let periods = 1;
  while (beside.includes(after(periods))) periods += 1;
  return after(periods);
};

/** The day of the month that most days stand for; of as many on either the first tells. A single one, mostly the first, may have been put off for a holiday. */
const usualDay = (days: readonly string[]): number => {
  const meant = days.map((day) => meantDay(day, days));
  const count = (day: number) => meant.filter((each) => each === day).length;
  return meant.reduce((most, day) => (count(day) > count(most) ? day : most));
};

/** The days on which the cheques of a plan are due: drawn from today for as long as all of them are on those, else from the month of the first of them on. */
const daysOf = (taken: readonly string[], size: number, period: number, today: string): readonly string[] => {
  const sorted = taken.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  // As far as the last of them, however few days are asked for: whose days they are is no question of that.
  const reach = Math.min(Math.ceil(monthsFrom(today, last ?? today) / period), Math.floor(FURTHEST_MONTHS / period));
  const drawn = dueDays(today, Math.max(size, reach) + 1, period).slice(1);
  if (first === undefined || taken.every((day) => drawn.includes(day))) return drawn;
  const day = usualDay(sorted);
  const away = (each: string): number => Math.abs(dayNumber(each) - dayNumber(first));
  // The first may have been moved over the end of a month.
  const start = [0, -1, 1].map((months) => dayInMonth(first, months, day)).reduce((near, each) => (away(each) < away(near) ? each : near));
  return Array.from({ length: size }, (_, index) => dayInMonth(start, index * period, day));
};

/**
 * The first day of a plan that has no cheque yet and is not past, from which `run` days one period apart have none. A cheque that is
 * a few days off, because of a holiday, is that of the nearest day.
 */
export const freeDay = (taken: readonly string[], run: number, period: number, today: string): string => {
  const first = taken.toSorted()[0] ?? today;
  const past = Math.max(0, Math.ceil(monthsFrom(first, today) / period));
  // Each of them may keep a run from beginning on any of its days.
  const size = Math.min((taken.length + 1) * (run + 1), Math.floor(FURTHEST_MONTHS / period));
  const days = daysOf(taken, past + size, period, today);
  const numbers = days.map(dayNumber);
  const nearest = (day: number): number => numbers.reduce((near, each) => (Math.abs(each - day) < Math.abs(near - day) ? each : near));
  const occupied = new Set(taken.map((day) => nearest(dayNumber(day))));
  const isFree = (day: number): boolean => day >= dayNumber(today) && !occupied.has(day);
  return days.find((_, index) => numbers.slice(index, index + run).every(isFree)) ?? nextDay([...taken, today].toSorted().at(-1) ?? today, period, taken);
};

/** The days on which `count` parts are due, `period` months apart, as ISO days; each is counted from the first, or the day beside it that it stands for, so that the 31st comes back after a short month. */
export const dueDays = (first: string, count: number, period: number, beside: readonly string[] = []): readonly string[] => {
  const day = meantDay(first, beside);
  return Array.from({ length: count }, (_, index) => dayInMonth(first, index * period, day));
};

/** A whole amount in equal parts of whole toman, what is left over in the last one. */
export const evenParts = (toman: number, count: number): readonly number[] => {
  const part = Math.floor(toman / count);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? toman - part * (count - 1) : part));
};

/** One part of a plan as it is drawn: when it is due, and what it comes to in toman; null where the debt is not known. */
export interface PlannedPart {
  readonly due: string;
  readonly amount: number | null;
}

/** The parts of a debt from a day on: the first is due one period later (PLAN-FORM-6). */
export const plannedParts = (debt: number | null, count: number, period: number, from: string): readonly PlannedPart[] => {
  const amounts = debt === null ? [] : evenParts(debt, count);
  // Counted from the day itself: one that the first month does not have comes back in the next.
  return Array.from({ length: count }, (_, index) => ({ due: monthsAfter(from, (index + 1) * period), amount: amounts[index] ?? null }));
};
