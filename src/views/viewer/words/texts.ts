import { persianDigits } from '../../../schema/kit/digits.ts';
import { formatAmount } from '../../../schema/kit/money.ts';

/** What a person does besides using a control. */
export const acts = {
  sorted: (order: string) => `مرتب‌سازی بر اساس «${order}» را برگزید`,
  sortedOtherwise: 'مرتب‌سازی دیگری را برگزید',
  filtered: 'فهرست را محدود کرد',
  unfiltered: 'محدودیت فهرست را برداشت',
  opened: (one: string, name: string) => `${one} «${name}» را باز کرد`,
  edits: (one: string, name: string) => `ویرایش ${one} «${name}» را زد`,
  removes: (one: string, name: string) => `حذف ${one} «${name}» را زد`,
  takesBack: (one: string, name: string) => `${one} «${name}» را برای ویرایش از لیست برداشت`,
  changesTogether: (one: string, count: number) => `${persianDigits(count)} ${one} لیست را با هم تغییر داد`,
  takesOut: (one: string, name: string) => `${one} «${name}» را از لیست حذف کرد`,
  adding: (one: string) => `افزودن ${one}`,
  claims: (one: string) => `از میان موارد مشابه، ${one} ثبت‌شده را نشان داد`,
  backToForm: 'به فرم برگشت',
  /** By its button, by Back or from the strip that a waiting form leaves. */
  leavesForm: 'کنار گذاشتن فرم را زد',
  throwsAway: 'دور انداختن نوشته‌های فرم را تأیید کرد',
  backFromQuestion: 'از پرسش برگشت',
  retriedPart: (part: string) => `برای «${part}» «تلاش دوباره» را زد`,
} as const;

/** What a form found wrong with itself. */
export const refusal = {
  refused: (deed: string, problems: string) => `${deed}؛ فرم نپذیرفت: ${problems}`,
  at: (field: string, problem: string) => `${field}: ${problem}`,
  unnamed: 'مقدار درست نیست',
} as const;

/** Calls: their beginning, and how they end. */
export const calls = {
  begins: (call: string) => `${call} آغاز شد`,
  beginsAfterWait: (call: string) => `پس از انتظار، ${call} آغاز شد`,
  done: (call: string) => `${call} انجام شد`,
  late: (call: string) => `پاسخ سرور برای ${call} رسید، اما دیگر کسی منتظر آن نبود`,
  and: (first: string, then: string) => `${first}؛ ${then}`,
  some: 'کاری در پس‌زمینه',
  inDoubt: 'برنامه دارد می‌بیند چه شد',
  rejected: (call: string, reason: string) => `سرور ${call} را نپذیرفت: ${reason}`,
  withheld: (reason: string) => `${reason} (متن پیام سرور پوشانده شده است)`,
  unanswered: (call: string) => `پاسخ سرور برای ${call} نرسید`,
  unseen: (call: string) => `سرور ${call} را پذیرفت، ولی نتیجه آن را نشان نداد`,
  interrupted: (call: string) => `${call} نیمه‌کاره ماند`,
  withoutSession: (call: string) => `${call} انجام نشد: نشست به پایان رسیده بود`,
  notDone: (call: string, reason: string) => `${call} انجام نشد: ${reason}`,
  crashed: (call: string) => `${call} به خطای خود برنامه برخورد`,
  unreadable: (call: string) => `پاسخ سرور برای ${call} خوانا نبود`,
} as const;

/** What the provider answered about rows. */
export const rows = {
  read: (one: string) => `${one} از سرور خوانده شد`,
  readHere: (one: string) => `${one} از لیست روی دستگاه خوانده شد`,
  factsOf: (one: string) => `اطلاعات ${one}`,
  reading: (what: string) => `خواندن ${what}`,
  readAgain: (what: string) => `خواندن دوباره ${what}`,
  came: (count: number, one: string) => `سرور ${formatAmount(count)} ${one} فرستاد`,
  same: (many: string) => `فهرست ${many} در سرور تغییری نکرده بود`,
  cameNone: (many: string) => `فهرست ${many} در سرور خالی بود`,
  wanted: (what: string) => `${what} دوباره از سرور خواسته شد`,
  outdated: 'دوباره از سرور خواسته شد',
  aged: (many: string) => `معلوم نشد که ${many} به‌روز است یا نه`,
  notRead: (count: number) => `${formatAmount(count)} ردیف خوانده نشد`,
  lookingAlike: 'جستجوی موارد مشابه',
  lookingFor: (one: string) => `جستجوی همین ${one} در سرور`,
  alike: (count: number) => (count === 0 ? 'مورد مشابهی در سرور نبود' : `${formatAmount(count)} مورد مشابه در سرور بود`),
  dated: 'سنجیده شد که صفحه در این میان خوابیده بود یا نه',
  foundAgain: (count: number) => (count === 0 ? 'در سرور پیدا نشد' : `${formatAmount(count)} مورد با همین مشخصات در سرور پیدا شد`),
  saving: (one: string) => `ذخیره ${one}`,
  saved: (one: string) => `سرور پذیرفت: ${one} ذخیره شد`,
  sending: (one: string) => `ثبت ${one}`,
  sent: (one: string) => `سرور پذیرفت: ${one} ثبت شد`,
} as const;

/** What happens to the recording and to workflows themselves. */
export const program = {
  notWritten: (place: string) => `رویدادی در «${place}» ثبت نشد، چون با شرح خود نمی‌خواند`,
  broken: (place: string) => `«${place}» از کار افتاد`,
  printing: 'چاپ',
  printed: 'پنجره چاپ بسته شد',
  somewhere: 'بخشی از برنامه',
} as const;
