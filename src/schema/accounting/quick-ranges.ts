import { addDays, fromJalali, type JalaliMonth, monthOf, monthsAway, toJalali } from '../kit/jalali.ts';
import { type DayRange, EVER } from './day-range.ts';

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
