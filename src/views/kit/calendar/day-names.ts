import { persianDigits } from '../../../schema/kit/digits.ts';
import { MONTHS, toJalali, WEEKDAYS, weekday } from '../../../schema/kit/jalali.ts';

/** «جمعه ۲۹ آبان ۱۴۰۵»: a day as it is read aloud. */
export const longDay = (isoDay: string): string => {
  const { year, month, day } = toJalali(isoDay);
  return `${WEEKDAYS[weekday(isoDay)] ?? ''} ${persianDigits(day)} ${MONTHS[month - 1] ?? ''} ${persianDigits(year)}`;
};

export const monthTitle = (year: number, month: number): string => `${MONTHS[month - 1] ?? ''} ${persianDigits(year)}`;
