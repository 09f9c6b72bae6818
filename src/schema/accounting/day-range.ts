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

/** A day in an address: one that the Persian calendar of this program knows, or null. */
export const dayInAddress = (text: string | undefined): string | null => (text !== undefined && isIsoDay(text) && /^[12]/.test(text) ? text : null);
