import { persianDigits, persianNumber } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { tehranDay, tehranMoment } from '../../../schema/kit/tehran.ts';

/** What paper says of itself. */
export const paperWords = {
  dentist: (name: string) => `دکتر ${name}`,
  printedOn: (date: string) => `تاریخ چاپ: ${date}`,
  /** As a file system takes it. */
  fileName: (title: string, date: string) => `${title} ${date.replaceAll('/', '-')}`,
  page: 'صفحه ',
  of: ' از ',
  /** What is not on it. */
  leftOut: {
    all: 'ردیف‌ها هنوز از سرور خوانده نشده‌اند و در این برگه نیستند',
    unreadable: (count: number) => `${persianNumber(count)} ردیف خوانده نشد و در این برگه نیست`,
    asOf: (at: number) => `وضعیت ${persianDigits(jalaliText(tehranDay(at)))} ساعت ${persianDigits(tehranMoment(at).slice(11))}؛ شاید اکنون فرق کرده باشد`,
  },
  /** What stands in the head of papers. */
  fields: { practice: 'نام مطب', dentist: 'نام دندانپزشک', council: 'شماره نظام پزشکی', licence: 'شماره پروانه', address: 'نشانی', phone: 'تلفن' },
  stamp: 'مهر و امضای دندانپزشک',
} as const;
