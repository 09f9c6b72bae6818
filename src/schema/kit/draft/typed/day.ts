import { plainDigits } from '../../digits.ts';
import { isIsoDay } from '../../iso-day.ts';
import { fromJalali, isJalaliDay, type JalaliDay, toJalali, writeJalali } from '../../jalali.ts';

/** How what does not say its whole year is read: `birth` is a day that has been, any other is near today. */
export interface DayReading {
  /** Tehran's, as an ISO day. */
  readonly today: string;
  readonly birth?: boolean;
  /** The last day that may be meant where no year is said. */
  readonly latest?: string | undefined;
}

const CENTURIES = [1200, 1300, 1400, 1500];

/** The year that two digits mean: the nearest to today, of two as near the past one; of a birth the last that is not still to come. */
const yearOf = (digits: number, { month, day }: Omit<JalaliDay, 'year'>, { today, birth = false }: DayReading): number => {
  const years = CENTURIES.map((century) => century + digits);
  if (!birth) {
    const { year: now } = toJalali(today);
    return years.reduce((best, year) => (Math.abs(year - now) < Math.abs(best - now) ? year : best));
  }
  const past = years.filter((year) => isJalaliDay({ year, month, day }) && fromJalali({ year, month, day }) <= today);
  return past.at(-1) ?? digits;
};

/**
 * Reads a day as people type it: 1372/5/23, 72-5-23, 13720523, any separators, behind it too, any digits; a year above
 * 1700 is Gregorian, of a day that could be typed in the Persian calendar as well. Null when it means no day, or one in
 * words, which are for `dayInWords`.
 */
export const parseTypedDay = (typed: string, reading: DayReading): string | null => {
  const text = plainDigits(typed).replace(/[/.,،٫\u2010-\u2014\-\s]+/g, '/');
  const parts = /^(\d{2}|\d{4})\/(\d{1,2})\/(\d{1,2})\/?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  if (year > 1700) {
    const iso = writeJalali({ year, month, day }).replaceAll('/', '-');
    return isIsoDay(iso) && isJalaliDay(toJalali(iso)) ? iso : null;
  }
  const jalali = { year: parts[1]?.length === 2 ? yearOf(year, { month, day }, reading) : year, month, day };
  return isJalaliDay(jalali) ? fromJalali(jalali) : null;
};
