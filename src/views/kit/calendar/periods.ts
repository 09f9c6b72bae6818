import { holidayOn } from '../../../schema/appointments/holidays.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { addDays, fromJalali, type JalaliMonth, MONTHS, monthOf, monthsBetween, toJalali, weekday } from '../../../schema/kit/jalali.ts';
import { dayWords } from '../fields/texts.ts';
import { longDay, monthTitle } from './day-names.ts';

/** A day or a month in a strip. */
export interface Period {
  /** The ISO day with which it begins; its key. */
  readonly day: string;
  /** What stands over its title: the letter of the weekday, the year. */
  readonly over: string;
  readonly title: string;
  /** Its name in full, for whoever hears it. */
  readonly name: string;
  /** Today lies in it. */
  readonly current: boolean;
  /** A Friday or a holiday. */
  readonly free: boolean;
}

/** So many days from one on. */
export const dayPeriods = (first: string, count: number, today: string): readonly Period[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    const jalali = toJalali(day);
    const holiday = holidayOn(day);
    return {
      day,
      over: dayWords.weekdayLetters[weekday(day)] ?? '',
      title: persianDigits(jalali.day),
      name: holiday ? `${longDay(day)}، ${dayWords.holiday}: ${holiday}` : longDay(day),
      current: day === today,
      free: weekday(day) === 6 || holiday !== undefined,
    };
  });

/** The month of the Persian calendar that begins with its first day. */
const monthPeriod = (month: JalaliMonth, today: string): Period => ({
  day: fromJalali({ ...month, day: 1 }),
  over: persianDigits(month.year),
  title: MONTHS[month.month - 1] ?? '',
  name: monthTitle(month.year, month.month),
  current: monthOf(today).year === month.year && monthOf(today).month === month.month,
  free: false,
});

/** Every month from one to another. */
export const monthPeriods = (first: JalaliMonth, last: JalaliMonth, today: string): readonly Period[] =>
  monthsBetween(first, last).map((month) => monthPeriod(month, today));
