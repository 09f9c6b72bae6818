import { parseWhole, persianDigits } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';

/** The names of what a prescription holds. */
export const fields = {
  patient: 'بیمار',
  drug: 'نام دارو',
  form: 'شکل و مقدار',
  count: 'تعداد',
  usage: 'دستور مصرف',
} as const;

/** What an entry is called in the words that all lists and forms share. */
export const one = 'قلم دارو';

export const form = {
  title: 'چاپ نسخه',
  drugs: 'داروها',
  forms: 'شکل‌ها و مقدارها',
  usages: 'دستورهای پرکاربرد',
  unit: 'عدد',
  line: 'قلم تازه',
  print: 'چاپ نسخه',
  printed: 'پنجره چاپ بسته شد.',
  begin: 'نسخه تازه',
  begun: (printed: string | null) => (printed === null ? 'نسخه تازه آغاز شد.' : `نسخه تازه؛ نسخه ${persianDigits(jalaliText(printed))} چاپ شده است.`),
} as const;

/** How drugs are commonly taken; each can be written on. */
export const usages = [
  'هر ۸ ساعت یک عدد',
  'هر ۶ ساعت یک عدد',
  'هر ۱۲ ساعت یک عدد',
  'روزی یک عدد',
  'در صورت درد، هر ۶ ساعت یک عدد پس از غذا',
  'روزی دو بار، ۳۰ ثانیه در دهان بگردانید و بیرون بریزید',
  'روزی سه بار روی ناحیه بمالید',
  'پس از غذا',
] as const;

/** The list of lines. */
export const list = { title: 'اقلام نسخه', empty: 'هنوز دارویی به نسخه اضافه نشده است.' } as const;

/** What is to be known of the patient while something is prescribed. */
export const safety = {
  title: 'ایمنی بیمار',
  allergies: 'حساسیت‌های دارویی',
  medications: 'داروهای مصرفی',
  diseases: 'بیماری‌های زمینه‌ای',
  none: 'ثبت نشده است.',
  reading: 'در حال خواندن پرونده...',
  noneYet: 'تا آخرین به‌روزرسانی چیزی ثبت نشده بود.',
  choose: 'نسخه برای یک بیمار است: با انتخاب او، حساسیت‌ها و داروهایش اینجا دیده می‌شود.',
  unknown: 'حساسیت‌ها معلوم نیست: پرونده بیمار خوانده نشد.',
  stale: (reason: string) => `پرونده به‌روز نشد؛ شاید حساسیتی در آن نیامده باشد. ${reason}`,
  gone: 'این بیمار حذف شده است؛ حساسیت‌هایش معلوم نیست.',
  limits: 'هشدارها از روی نام داروهاست و کامل نیست؛ جای بررسی شما را نمی‌گیرد.',
  same: (allergy: string) => `حساسیت ثبت‌شده بیمار: «${allergy}»`,
  family: (allergy: string) => `هم‌خانواده با حساسیت ثبت‌شده بیمار: «${allergy}»`,
  crossing: (allergy: string) => `احتمال حساسیت متقاطع با «${allergy}»`,
  marked: (count: number) => `${persianDigits(count)} قلم با حساسیت ثبت‌شده بیمار سازگار نیست. پیش از چاپ بررسی کنید.`,
} as const;

/** The prescription on paper. */
export const paper = {
  title: 'نسخه',
  patient: 'نام بیمار',
  national: 'کد ملی',
  age: 'سن',
  years: (years: number) => (years === 0 ? 'زیر یک سال' : `${persianDigits(years)} سال`),
  date: 'تاریخ',
  count: (count: string) => `تعداد: ${persianDigits(parseWhole(count) ?? count)}`,
  /** To be filled in by hand, where nobody knows the name. */
  noName: '...........................',
  typed: (name: string) => `«${name}» هنوز در فرم است و به نسخه اضافه نشده.`,
  usage: 'دستور مصرف',
  empty: 'هنوز دارویی نوشته نشده است.',
} as const;

/** What is wrong with a field. */
export const problems = {
  patientRequired: 'لطفاً بیمار را انتخاب کنید.',
  drugRequired: 'نسخه بدون دارو چاپ نمی‌شود؛ نام دارو را بنویسید.',
  countRequired: 'لطفاً تعداد را وارد کنید.',
  countInvalid: 'تعداد باید عددی از ۱ تا ۹۹۹ باشد.',
  usageRequired: 'لطفاً دستور مصرف را بنویسید.',
  long: 'این متن برای یک سطر نسخه بلند است.',
} as const;

/** What happened to the prescription, said wherever the user is. */
export const news = { kept: 'نسخه نیمه‌کاره نگه داشته شد.' } as const;
