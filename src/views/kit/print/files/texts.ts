import { persianDigits, persianNumber } from '../../../../schema/kit/digits.ts';
import { jalaliText } from '../../../../schema/kit/jalali.ts';
import { tehranDay, tehranMoment } from '../../../../schema/kit/tehran.ts';

/** A table as a file. */
export const fileWords = {
  menu: 'خروجی فایل',
  table: 'جدول همین صفحه (CSV)',
  stays: 'فایل پس از خروج از حساب هم روی همین دستگاه می‌ماند.',
  done: 'فایل ذخیره شد. پس از خروج از حساب هم روی این دستگاه می‌ماند.',
  failed: 'فایل ساخته نشد. لطفاً دوباره امتحان کنید.',
  saving: 'ذخیره فایل جدول',
  saved: 'فایل جدول ذخیره شد',
} as const;

/** What is not on a paper or in a file, and since when it may be old. */
export const leftOutWords = {
  all: 'ردیف‌ها هنوز از سرور خوانده نشده‌اند و اینجا نیستند',
  unreadable: (count: number) => `${persianNumber(count)} ردیف خوانده نشد و اینجا نیست`,
  asOf: (at: number) => `وضعیت ${persianDigits(jalaliText(tehranDay(at)))} ساعت ${persianDigits(tehranMoment(at).slice(11))}؛ شاید اکنون فرق کرده باشد`,
} as const;
