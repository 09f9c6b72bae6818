import { isIsoDay } from '../kit/iso-day.ts';
import { addDays, fromJalali, type JalaliMonth, monthOf, monthsAway, toJalali } from '../kit/jalali.ts';

/** Days from one to another, both of them in, as ISO days of Tehran; null leaves a side open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** All days there are. */
export const EVER: DayRange = { from: null, to: null };

/** Whether a day lies in a range: days of four figures of a year are in the order of their texts. */
export const isWithin = (day: string, { from, to }: DayRange): boolean => (from === null || day >= from) && (to === null || day <= to);

/** Whether it ends before it begins. */
export const isReversed = ({ from, to }: DayRange): boolean => from !== null && to !== null && from > to;

export const isSameRange = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

const rangeOf = (first: JalaliMonth, next: JalaliMonth): DayRange => ({
  from: fromJalali({ ...first, day: 1 }),
  to: addDays(fromJalali({ ...next, day: 1 }), -1),
});

/** The whole month of the Persian calendar so many months after that of a day. */
export const monthRange = (day: string, by = 0): DayRange => {
  const month = monthsAway(monthOf(day), by);
  return rangeOf(month, monthsAway(month, 1));
};

/** The whole year of the Persian calendar that a day lies in. */
const yearRange = (day: string): DayRange => {
  const { year } = toJalali(day);
  return rangeOf({ year, month: 1 }, { year: year + 1, month: 1 });
};

/** Ranges that are chosen at one tap. */
export const QUICK_RANGES = ['thisMonth', 'lastMonth', 'thisYear', 'ever'] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

/** What such a range means on a day. */
export const quickRange = (name: QuickRange, today: string): DayRange =>
  ({ thisMonth: monthRange(today), lastMonth: monthRange(today, -1), thisYear: yearRange(today), ever: EVER })[name];

/** A day in an address: one that the Persian calendar of this program knows, or null; a year before 1800 is a Persian one that was taken for another. */
const dayInAddress = (text: string | undefined): string | null => (text !== undefined && isIsoDay(text) && /^(1[89]|2)/.test(text) ? text : null);

/** Why days are no range: one of them is no day, or it ends before it begins. */
export type RangeFault = 'noDay' | 'reversed';

/** The days that an address names by `from` and `to`; where what it says is no range they are all days, and the fault is told. */
export const rangeInAddress = ({ from, to }: Readonly<Record<string, string>>): { readonly range: DayRange; readonly fault: RangeFault | null } => {
  const range = { from: dayInAddress(from), to: dayInAddress(to) };
  if ((from && range.from === null) || (to && range.to === null)) return { range: EVER, fault: 'noDay' };
  return isReversed(range) ? { range: EVER, fault: 'reversed' } : { range, fault: null };
};

/** The same days as an address says them; an open side is not said. */
export const rangeAsAddress = ({ from, to }: DayRange): Readonly<Record<string, string>> => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

/** A path that leads to the rows of these days; all days need no saying. */
export const pathOfDays = (path: string, range: DayRange): string => {
  const query = new URLSearchParams(rangeAsAddress(range)).toString();
  return query === '' ? path : `${path}?${query}`;
};
