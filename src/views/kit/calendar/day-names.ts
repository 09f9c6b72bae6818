import { persianDigits } from '../../../schema/kit/digits.ts';
import { isInCalendar, MONTHS, toJalali, WEEKDAYS, weekday } from '../../../schema/kit/jalali.ts';

/** «جمعه ۲۹ آبان ۱۴۰۵»: a day as it is read aloud; one far from any life stays as it is, since the Persian calendar does not know it. */
export const longDay = (isoDay: string): string => {
  if (!isInCalendar(isoDay)) return persianDigits(isoDay);
  const { year, month, day } = toJalali(isoDay);
  return `${WEEKDAYS[weekday(isoDay)] ?? ''} ${persianDigits(day)} ${MONTHS[month - 1] ?? ''} ${persianDigits(year)}`;
};

export const monthTitle = (year: number, month: number): string => `${MONTHS[month - 1] ?? ''} ${persianDigits(year)}`;
