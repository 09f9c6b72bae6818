import { persianDigits } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';

const pad = (number: number, length = 2) => String(number).padStart(length, '0');
const TEHRAN_MILLIS = 3.5 * 3_600_000;
const DAY_MILLIS = 86_400_000;

/** How long something took, with hours where there are any, in Persian digits: m:ss.mmm, or m:ss where it is short. */
export const spanText = (millis: number, length: 'short' | 'full' = 'full'): string => {
  const whole = Math.max(0, Math.round(millis));
  const hours = Math.floor(whole / 3_600_000);
  const minutes = Math.floor(whole / 60_000) % 60;
  const seconds = `${pad(Math.floor(whole / 1000) % 60)}${length === 'full' ? `.${pad(whole % 1000, 3)}` : ''}`;
  return persianDigits(hours > 0 ? `${hours}:${pad(minutes)}:${seconds}` : `${minutes}:${seconds}`);
};

/** The time of day in Tehran with milliseconds. */
export const timeText = (at: number): string => {
  const ofDay = (((at + TEHRAN_MILLIS) % DAY_MILLIS) + DAY_MILLIS) % DAY_MILLIS;
  return persianDigits(
    `${pad(Math.floor(ofDay / 3_600_000))}:${pad(Math.floor(ofDay / 60_000) % 60)}:${pad(Math.floor(ofDay / 1000) % 60)}.${pad(ofDay % 1000, 3)}`,
  );
};

export const dayText = (at: number): string => persianDigits(jalaliText(tehranDay(at)));
