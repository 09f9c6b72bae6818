import { persianDigits } from '../../../schema/kit/digits.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import { words } from '../texts.ts';

/** Words of the calendar and of fields that hold a day. */
export const dayWords = {
  pick: 'انتخاب تاریخ',
  today: 'امروز',
  clear: 'پاک کردن',
  previousMonth: 'ماه قبل',
  nextMonth: 'ماه بعد',
  chooseYear: 'انتخاب سال',
  chooseMonth: 'انتخاب ماه',
  holiday: 'تعطیل رسمی',
  from: 'از تاریخ',
  to: 'تا تاریخ',
  wrong: 'تاریخ نامعتبر است. مثلاً ۱۴۰۵/۰۲/۲۱ بنویسید.',
  outside: 'این تاریخ بیرون از محدوده مجاز است.',
  longAgo: (years: number) => `${persianDigits(years)} سال پیش است. سال را درست نوشته‌اید؟`,
  farAhead: (years: number) => `${persianDigits(years)} سال دیگر است. سال را درست نوشته‌اید؟`,
  birth: '۱۳۷۲/۰۵/۲۳',
  example: (day: string) => `مثلاً ${day}`,
  backwards: words.backwards,
  weekdayLetters: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'],
} as const;

/** Words of times of day. */
export const timeWords = {
  invalid: 'ساعت نامعتبر است. مثلاً ۹، ۹۳۰ یا ۹:۳۰ بنویسید.',
  earlier: (minutes: number) => `${persianDigits(minutes)} دقیقه زودتر`,
  later: (minutes: number) => `${persianDigits(minutes)} دقیقه دیرتر`,
} as const;

/** Words of numbers that are typed. */
export const numberWords = {
  percent: '٪',
  whole: 'یک عدد صحیح وارد کنید.',
  percentBetween: (min: number, max: number) => `درصد باید بین ${persianDigits(min)} تا ${persianDigits(max)} باشد.`,
  percentFine: 'درصد حداکثر دو رقم پس از ممیز دارد.',
  between: (min: number, max: number) => `عددی صحیح از ${persianDigits(min)} تا ${persianDigits(max)} وارد کنید.`,
  atLeast: (min: number) => `کمتر از ${persianDigits(min)} نمی‌شود.`,
} as const;

/** Why what was typed is no amount. */
export const amountWords = {
  negative: 'مبلغ منفی پذیرفته نمی‌شود. بدون علامت منها بنویسید.',
  fraction: 'تومان اعشار ندارد. مبلغ را بدون اعشار بنویسید.',
  large: 'این مبلغ بزرگ‌تر از آن است که بتوان ثبت کرد.',
  unreadable: 'مبلغ خوانده نشد. فقط با رقم بنویسید، مثلاً ۱٬۵۰۰٬۰۰۰.',
  rial: (toman: number | null) =>
    toman === null ? 'این مبلغ به ریال است. آن را به تومان بنویسید.' : `این مبلغ به ریال است. به تومان بنویسید: ${formatAmount(toman)}`,
} as const;

/** Words of fields that collect single entries. */
export const tagWords = {
  placeholder: 'افزودن مورد',
  addTo: (field: string) => `افزودن به ${field}`,
  removeTag: (tag: string) => `حذف ${tag}`,
  added: (tag: string) => `${tag} اضافه شد`,
  removed: (tag: string) => `${tag} حذف شد`,
} as const;

/** What a value is called that nobody chose. */
export const presetWords = { mark: 'پیش‌فرض' } as const;

/** Words of a choice from a list, and of a list that could not be had. */
export const listWords = {
  choose: 'انتخاب کنید',
  search: 'جستجو',
  first: 'اخیر',
  others: 'همه',
  shown: (shown: number, all: number) => `${formatAmount(shown)} از ${formatAmount(all)}`,
  cut: 'برای دیدن بقیه جستجو کنید.',
  empty: 'موردی یافت نشد.',
  failed: 'این لیست بارگذاری نشد.',
} as const;
