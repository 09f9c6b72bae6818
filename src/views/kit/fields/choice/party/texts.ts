import { persianDigits } from '../../../../../schema/kit/digits.ts';

/** Words of a choice among patients and clinics. */
export const partyWords = {
  choose: 'جستجوی بیمار یا کلینیک',
  patient: 'بیمار',
  clinic: 'کلینیک',
  nationalNumber: (number: string) => `بیمار، کد ملی ${persianDigits(number)}`,
  first: 'کلینیک‌ها و پرونده‌های اخیر',
  number: (number: string) => `کد ملی ${persianDigits(number)}`,
  choosePatient: 'جستجوی بیمار',
  recent: 'پرونده‌های اخیر',
  patientGone: 'این بیمار دیگر در لیست نیست.',
  other: 'بیمار دیگر',
  addPatient: 'ثبت بیمار جدید',
} as const;
