import { isInCalendar, type JalaliDay, monthLength, toJalali } from '../kit/jalali.ts';

/** How long something has been owned, in whole Persian years, months beyond these, and days beyond those. */
export interface Owned {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

const before = ({ year, month }: JalaliDay): number => (month === 1 ? monthLength(year - 1, 12) : monthLength(year, month - 1));

/** The time between two ISO days by the Persian calendar; a last day of a month counts as the last of a shorter one. Null where the first comes later, or is in no calendar. */
export const ownedSince = (from: string, today: string): Owned | null => {
  if (from > today || !isInCalendar(from)) return null;
  const [start, end] = [toJalali(from), toJalali(today)];
  const startsOn = Math.min(start.day, monthLength(end.year, end.month));
  const short = end.day < startsOn;
  const months = end.year * 12 + end.month - (start.year * 12 + start.month) - (short ? 1 : 0);
  const days = short ? end.day + before(end) - Math.min(start.day, before(end)) : end.day - startsOn;
  return { years: Math.floor(months / 12), months: months % 12, days };
};
