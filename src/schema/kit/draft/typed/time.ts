import { plainDigits } from '../../digits.ts';

const DAY = 24 * 60;

/** The minute of the day that a time (`HH:mm`) is, and the other way round. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
export const timeAt = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Hours, and minutes behind a colon, another sign, a line (behind which an hour would end a span: 10-11), or nothing. */
const TIME = /^(\d\d?)(?:\s*(?::\s*(\d?\d?)|[.٫/,،\s]\s*(\d\d)?|[-\u2010-\u2014]\s*(0\d|2[5-9]|[3-5]\d))|(\d\d))?$/;

/**
 * Reads a time of day as people type it: 9, 930, 0930, 9:30, ۹.۳۰, any digits, and ۹٫۵, which is half past. Null when it
 * means none (25:70, 24, 960, 9.3), or one in words, which are for `timeInWords`.
 */
export const parseTypedTime = (typed: string): string | null => {
  const [, hours, ...minutes] = TIME.exec(plainDigits(typed).replace(/[.٫/,،]5$/, ':30')) ?? [];
  const minute = Number(minutes.join(''));
  // Where nothing was read `hours` is no number, which is below nothing.
  return Number(hours) < 24 && minute < 60 ? timeAt(Number(hours) * 60 + minute) : null;
};

/** The next whole step of so many minutes after a time, or before it for a negative step; never beyond the day, at whose end it stays. */
export const stepTime = (time: string, step: number): string => {
  const size = Math.abs(step);
  const at = minuteOf(time) / size;
  const to = (step > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1) * size;
  return timeAt(Math.max(0, to < DAY ? to : minuteOf(time)));
};
