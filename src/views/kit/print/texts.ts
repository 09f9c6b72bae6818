import { persianDigits, persianNumber } from '../../../schema/kit/digits.ts';

/** What paper says of itself. */
export const paperWords = {
  practice: 'مطب دندانپزشکی',
  practiceOf: (dentist: string) => `مطب دندانپزشکی دکتر ${dentist}`,
  dentist: (name: string) => `دکتر ${name}`,
  printedOn: (date: string) => `تاریخ چاپ: ${date}`,
  /** As a file system takes it. */
  fileName: (title: string, date: string) => `${title} ${date.replaceAll('/', '-')}`,
  page: 'صفحه ',
  of: ' از ',
  /** What stands in the head of papers. */
  fields: { practice: 'نام مطب', council: 'شماره نظام پزشکی', licence: 'شماره پروانه', address: 'نشانی', phone: 'تلفن' },
  stamp: 'مهر و امضای دندانپزشک',
} as const;

/** Before a name (DOC-PAPER-2). */
export const personTitles = { male: 'آقای', other: 'خانم' } as const;

/** Around a paper before it is printed. */
export const previewWords = {
  title: 'پیش‌نمایش',
  paper: 'اندازه کاغذ',
  sizes: { A5: 'A5', A4: 'A4' },
  larger: 'بزرگ‌تر',
  smaller: 'کوچک‌تر',
  zoom: (percent: number) => `٪${persianNumber(percent)}`,
  pages: (count: number) => `${persianDigits(count)} صفحه`,
  pageOf: (page: number, count: number) => `صفحه ${persianDigits(page)} از ${persianDigits(count)}`,
  lacking: (fields: string) => `سربرگ کامل نیست؛ سرور این‌ها را ندارد: ${fields}. یک بار بنویسید، روی همین دستگاه می‌ماند.`,
  complete: 'تکمیل سربرگ',
  change: 'سربرگ',
} as const;
