import { fromJalali, monthLength, monthOf, monthsAway, toJalali } from '../kit/jalali.ts';

/** The same Persian day so many months later, as an ISO day; the last one of a month that has no such day. */
export const monthsAfter = (isoDay: string, months: number): string => {
  const month = monthsAway(monthOf(isoDay), months);
  return fromJalali({ ...month, day: Math.min(toJalali(isoDay).day, monthLength(month.year, month.month)) });
};

/** The days on which `count` parts are due, `period` months apart, as ISO days; each is counted from the first, so that the 31st comes back after a short month. */
export const dueDays = (first: string, count: number, period: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => monthsAfter(first, index * period));

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
