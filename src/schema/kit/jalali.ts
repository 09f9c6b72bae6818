import { isLeapJalaaliYear, isValidJalaaliDate, jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';
import { isIsoDay } from './iso-day.ts';

/** A day in the Persian calendar; months and days count from 1. */
export interface JalaliDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const MONTHS = ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'] as const;
/** Saturday first, as the Persian week runs. */
export const WEEKDAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const;

const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** True for an ISO day that the Persian calendar is asked about; any other is far from any life. */
export const isInCalendar = (isoDay: string): boolean => /^[12]/.test(isoDay) && isIsoDay(isoDay);

/**
 * The Persian day of an ISO day; the day never passes through a local clock. Of one outside the calendar it is one that
 * nobody can type: no day that a provider stores ends the program.
 */
export const toJalali = (isoDay: string): JalaliDay => {
  const [year = 0, month = 0, day = 0] = (/^[12]/.test(isoDay) ? isoDay : '1000-01-01').split('-').map(Number);
  const { jy, jm, jd } = toJalaali(year, month, day);
  return { year: jy, month: jm, day: jd };
};

/** The ISO day of a Persian day that exists. */
export const fromJalali = ({ year, month, day }: JalaliDay): string => {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return `${pad(gy, 4)}-${pad(gm, 2)}-${pad(gd, 2)}`;
};

export const isLeapYear = isLeapJalaaliYear;
export const monthLength = jalaaliMonthLength;
export const isJalaliDay = ({ year, month, day }: JalaliDay): boolean => year >= 1200 && year <= 1600 && isValidJalaaliDate(year, month, day);

/** YYYY/MM/DD in Latin digits. */
export const writeJalali = ({ year, month, day }: JalaliDay): string => `${pad(year, 4)}/${pad(month, 2)}/${pad(day, 2)}`;

/** An ISO day as Persian YYYY/MM/DD in Latin digits; other text, and a day far from any life, stays as it is. */
export const jalaliText = (isoDay: string): string => (isInCalendar(isoDay) ? writeJalali(toJalali(isoDay)) : isoDay);

/** Days since 1970-01-01, for arithmetic on days. */
export const dayNumber = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`) / 86_400_000;
export const dayOfNumber = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);
export const addDays = (isoDay: string, days: number): string => dayOfNumber(dayNumber(isoDay) + days);

/** 0 for Saturday to 6 for Friday. */
export const weekday = (isoDay: string): number => (((dayNumber(isoDay) + 5) % 7) + 7) % 7;

/** A month of the Persian calendar; months count from 1. */
export interface JalaliMonth {
  readonly year: number;
  readonly month: number;
}

const countOf = ({ year, month }: JalaliMonth): number => year * 12 + month - 1;

/** The month that an ISO day lies in. */
export const monthOf = (isoDay: string): JalaliMonth => {
  const { year, month } = toJalali(isoDay);
  return { year, month };
};

/** The month so many months away. */
export const monthsAway = (from: JalaliMonth, by: number): JalaliMonth => {
  const count = countOf(from) + by;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
};

/** Every month from one to another, both of them in; none when the first is after the last. */
export const monthsBetween = (first: JalaliMonth, last: JalaliMonth): readonly JalaliMonth[] =>
  Array.from({ length: Math.max(0, countOf(last) - countOf(first) + 1) }, (_, index) => monthsAway(first, index));
