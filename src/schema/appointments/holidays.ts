import { jalaliText } from '../kit/jalali.ts';

/**
 * The official holidays of Iran besides Fridays. Source: the calendars of 1404 and 1405 of the Calendar Center of the University of
 * Tehran (calendar.ut.ac.ir, Calendar-1404.pdf and Calendar-1405.pdf), the 25 days of 1405 also as ILNA listed them on 2025-10-30.
 */

/** Those that the solar calendar fixes for ever, by month and day. */
const SOLAR: Readonly<Record<string, string>> = {
  '01/01': 'عید نوروز',
  '01/02': 'عید نوروز',
  '01/03': 'عید نوروز',
  '01/04': 'عید نوروز',
  '01/12': 'روز جمهوری اسلامی',
  '01/13': 'روز طبیعت',
  '03/14': 'رحلت امام خمینی',
  '03/15': 'قیام ۱۵ خرداد',
  '11/22': 'پیروزی انقلاب اسلامی',
  '12/29': 'ملی شدن صنعت نفت',
};

/** Those that the moon moves, by day. Of a year that is not here nothing is known, and none is guessed; a sighting may still move one by a day. */
const LUNAR: Readonly<Record<string, string>> = {
  '1404/01/02': 'شهادت حضرت علی',
  '1404/01/11': 'عید فطر',
  '1404/01/12': 'تعطیل عید فطر',
  '1404/02/04': 'شهادت امام جعفر صادق',
  '1404/03/16': 'عید قربان',
  '1404/03/24': 'عید غدیر خم',
  '1404/04/14': 'تاسوعای حسینی',
  '1404/04/15': 'عاشورای حسینی',
  '1404/05/23': 'اربعین حسینی',
  '1404/05/31': 'رحلت رسول اکرم',
  '1404/06/02': 'شهادت امام رضا',
  '1404/06/10': 'شهادت امام حسن عسکری',
  '1404/06/19': 'میلاد رسول اکرم',
  '1404/09/03': 'شهادت حضرت فاطمه',
  '1404/10/13': 'ولادت امام علی',
  '1404/10/27': 'مبعث رسول اکرم',
  '1404/11/15': 'نیمه شعبان',
  '1404/12/20': 'شهادت حضرت علی',
  '1405/01/01': 'عید فطر',
  '1405/01/02': 'تعطیل عید فطر',
  '1405/03/06': 'عید قربان',
  '1405/03/14': 'عید غدیر خم',
  '1405/04/03': 'تاسوعای حسینی',
  '1405/04/04': 'عاشورای حسینی',
  '1405/05/13': 'اربعین حسینی',
  '1405/05/21': 'رحلت رسول اکرم',
  '1405/05/22': 'شهادت امام رضا',
  '1405/05/30': 'شهادت امام حسن عسکری',
  '1405/06/08': 'میلاد رسول اکرم',
  '1405/08/22': 'شهادت حضرت فاطمه',
  '1405/10/02': 'ولادت امام علی',
  '1405/10/16': 'مبعث رسول اکرم',
  '1405/11/04': 'نیمه شعبان',
  '1405/12/09': 'شهادت حضرت علی',
  '1405/12/19': 'عید فطر',
  '1405/12/20': 'تعطیل عید فطر',
};

/** What a day (ISO) is a holiday for, if it is known to be one; Fridays are none of these. */
export const holidayOn = (isoDay: string): string | undefined => {
  const day = jalaliText(isoDay);
  const names = [SOLAR[day.slice(5)], LUNAR[day]].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.join('، ');
};
