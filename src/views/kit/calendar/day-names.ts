import { persianDigits } from '../../../schema/kit/digits.ts';
import { MONTHS, toJalali, WEEKDAYS, weekday } from '../../../schema/kit/jalali.ts';

/** «جمعه ۲۹ آبان ۱۴۰۵»: a day as it is read aloud. */
export const longDay = (isoDay: string): string => {
  const { year, month, day } = toJalali(isoDay);
  return `${WEEKDAYS[weekday(isoDay)] ?? ''} ${persianDigits(day)} ${MONTHS[month - 1] ?? ''} ${persianDigits(year)}`;
};

export const monthTitle = (year: number, month: number): string => `${MONTHS[month - 1] ?? ''} ${persianDigits(year)}`;

/** The holidays that the solar calendar fixes, by month and day; the lunar ones move and are not guessed. */
const SOLAR_HOLIDAYS: Readonly<Record<string, string>> = {
  '1/1': 'عید نوروز',
  '1/2': 'عید نوروز',
  '1/3': 'عید نوروز',
  '1/4': 'عید نوروز',
  '1/12': 'روز جمهوری اسلامی',
  '1/13': 'روز طبیعت',
  '3/14': 'رحلت امام خمینی',
  '3/15': 'قیام ۱۵ خرداد',
  '11/22': 'پیروزی انقلاب اسلامی',
  '12/29': 'ملی شدن صنعت نفت',
};

/** The name of the holiday on a Jalali month and day, if it has one. */
export const solarHoliday = (month: number, day: number): string | undefined => SOLAR_HOLIDAYS[`${month}/${day}`];
