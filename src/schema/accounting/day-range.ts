import { isIsoDay } from '../kit/iso-day.ts';

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

/** A day in an address: one that the Persian calendar of this program knows, or null; a year before 1800 is a Persian one that was taken for another. */
export const dayInAddress = (text: string | undefined): string | null => (text !== undefined && isIsoDay(text) && /^(1[89]|2)/.test(text) ? text : null);

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
