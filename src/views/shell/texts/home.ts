import { persianDigits } from '../../../schema/kit/digits.ts';

/** Where the day begins. */
export const home = {
  title: 'خانه',
  notices: [
    'این نسخه آزمایشی برنامه است.',
    'برخی بخش‌ها هنوز در حال تکمیل هستند.',
    'از همراهی شما در دوره آزمایشی سپاسگزاریم.',
    'نظرها و پیشنهادهای خود را با ما در میان بگذارید.',
  ],
  search: 'جستجوی بیمار',
  newPatient: 'ثبت بیمار جدید',
  newPatientShort: 'جدید',
  carousel: 'اطلاعیه‌ها',
  slide: (index: number, total: number) => `اطلاعیه ${persianDigits(index + 1)} از ${persianDigits(total)}`,
  dot: (index: number) => `نمایش اطلاعیه ${persianDigits(index + 1)}`,
  sections: 'بخش‌های اصلی',
  more: 'کارهای دیگر',
  patients: 'پرونده بیماران',
  accounting: 'حسابداری',
  appointments: 'نوبت‌دهی',
  inventory: 'انبار',
  prescription: 'چاپ نسخه',
  invoice: 'فاکتور / گواهی',
  today: 'نوبت‌های امروز',
  cheques: 'چک‌های سررسید',
  sms: 'پیامک',
  testVersion: 'این نسخه آزمایشی است.',
} as const;
