import { persianDigits } from '../../../schema/kit/digits.ts';

/** The halves of a day. */
const BEFORE_NOON = 'ق.ظ';
const AFTER_NOON = 'ب.ظ';

/** «۹:۳۰ ق.ظ»: a time of day (`HH:mm`) as people say it, by twelve hours. */
export const twelveHours = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${persianDigits(`${hour % 12 || 12}${time.slice(2)}`)} ${hour < 12 ? BEFORE_NOON : AFTER_NOON}`;
};
