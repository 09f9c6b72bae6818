import { persianDigits } from '../../../schema/kit/digits.ts';
import { timeWords } from '../fields/texts.ts';

/** «۹:۳۰ ق.ظ»: a time of day (`HH:mm`) as people say it, by twelve hours. */
export const twelveHours = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${persianDigits(`${hour % 12 || 12}${time.slice(2)}`)} ${hour < 12 ? timeWords.beforeNoon : timeWords.afterNoon}`;
};
