import { latinDigits } from './digits.ts';

/* A time of day on the wall clock is a text `HH:MM` from 00:00 to 23:59. */

const MINUTES = 24 * 60;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Reads a time of day as people type it: 9, 930, 0930, 9:30, ۹.۳۰, any digits. Null when it means none: 25:70, 24, 960. */
export const parseTypedTime = (typed: string): string | null => {
  const text = latinDigits(typed).trim();
  const parts = /^(\d{1,2})(?:\s*[:.٫/\-\s]\s*(\d{0,2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text);
  if (!parts) return null;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)];
  return hour < 24 && minute < 60 ? timeOf(hour * 60 + minute) : null;
};

/** The next whole step of so many minutes after a time, or before it for a negative step; never beyond the day. */
export const stepTime = (time: string, step: number): string => {
  const size = Math.abs(step);
  const at = minuteOf(time) / size;
  const to = (step > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1) * size;
  return timeOf(Math.max(0, to < MINUTES ? to : MINUTES - size));
};
