import { persianDigits } from '../../../schema/kit/digits.ts';

/** Words of the picture of the mouth. */
export const toothWords = {
  title: 'دندان',
  pick: 'انتخاب دندان',
  none: 'دندانی انتخاب نشده است',
  quadrant: 'کوادرانت',
  chooseQuadrant: 'یک چهارم دهان را انتخاب کنید',
  teethOf: (corner: string) => `دندان‌های ${corner}`,
  corners: { 1: 'بالا راست', 2: 'بالا چپ', 3: 'پایین چپ', 4: 'پایین راست' },
  patientRight: 'راست بیمار',
  patientLeft: 'چپ بیمار',
  adult: 'دندان دائمی',
  child: 'دندان شیری',
  kind: 'نوع دندان',
  adultNames: ['سانترال', 'لترال', 'کانین (نیش)', 'پرمولر اول', 'پرمولر دوم', 'مولر اول', 'مولر دوم', 'مولر سوم (عقل)'],
  childNames: ['سانترال شیری', 'لترال شیری', 'کانین شیری', 'مولر اول شیری', 'مولر دوم شیری'],
  adultTooth: (place: string, name: string, corner: string) => `دندان ${persianDigits(place)}، ${name}، ${corner}`,
  childTooth: (letter: string, name: string, corner: string) => `دندان شیری ${letter}، ${name}، ${corner}`,
  otherTooth: (what: string) => `دندان ${persianDigits(what)}`,
  fdi: (digits: string) => `شماره ${persianDigits(digits)}`,
  treated: (count: number) => `${persianDigits(count)} درمان`,
  untreated: 'بدون درمان',
  chart: 'نقشه دندان‌ها',
  chartHelp: 'برای دیدن درمان‌ها، یک چهارم دهان و سپس دندان را انتخاب کنید.',
  noneHere: 'برای دندان‌های این قسمت درمانی ثبت نشده است.',
  elsewhere: (count: number) => `${persianDigits(count)} درمان بدون دندان مشخص`,
} as const;
