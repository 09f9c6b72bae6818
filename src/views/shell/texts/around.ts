import { persianDigits } from '../../../schema/kit/digits.ts';

/** The greeting over the screens. */
export const header = {
  doctor: (name: string) => `دکتر ${name}`,
  greeting: { morning: 'صبح بخیر', afternoon: 'ظهر بخیر', evening: 'عصر بخیر', night: 'شب بخیر' },
  genericName: 'گرامی',
  pictureLoading: 'در حال بارگذاری...',
  pictureMissing: 'تصویری یافت نشد',
  toSettings: 'تصویر پروفایل، رفتن به تنظیمات',
  home: 'صفحه اصلی',
  notifications: (count: number) => `اعلان‌ها، ${persianDigits(count)} اعلان جدید`,
  notWired: 'این بخش هنوز فعال نشده است.',
  userFailed: 'اطلاعات کاربر دریافت نشد.',
  userAged: 'اطلاعات کاربر به‌روز نشد.',
} as const;

/** The bar under them, and what its plus offers. */
export const nav = {
  bar: 'ناوبری اصلی',
  home: 'خانه',
  patients: 'بیماران',
  appointments: 'نوبت‌ها',
  accounting: 'حسابداری',
  quick: 'اقدام سریع',
  quickTitle: 'چه چیزی اضافه شود؟',
} as const;

export const quick = {
  treatment: 'درمان جدید',
  patient: 'بیمار جدید',
  lab: 'ارسال به لابراتوار',
  payment: 'پرداخت جدید',
  assetExpense: 'هزینه / دارایی جدید',
  appointment: 'نوبت جدید',
} as const;

/** Deleting a thing, wherever it is asked for. */
export const removal = {
  title: 'تأیید حذف',
  question: (name: string) => `آیا مطمئن هستید که می‌خواهید «${name}» را حذف کنید؟`,
  irreversible: 'این کار قابل بازگشت نیست.',
  yes: 'بله، حذف شود',
  deleting: 'در حال حذف...',
  failed: 'حذف انجام نشد.',
  unsure: 'پاسخ سرور نرسید و معلوم نیست که حذف انجام شده باشد.',
  look: 'بررسی دوباره',
  close: 'بستن',
  stillThere: 'حذف قبلی انجام نشده بود. دوباره حذف شود؟',
} as const;

/** A newer release of the program that waits on the device. */
export const release = {
  ready: 'نسخه جدید برنامه آماده است. آنچه نوشته‌اید می‌ماند.',
  now: 'باز شود',
  nowInFull: 'نسخه جدید برنامه باز شود',
  later: 'بعداً',
} as const;

/** What is said of things done and not done, where nobody has better words. */
export const messages = {
  saved: 'با موفقیت ذخیره شد.',
  deleted: 'با موفقیت حذف شد.',
  misnumbered: 'شماره‌ای که در نشانی صفحه بود درست نیست.',
  notRemoved: (name: string) => `«${name}» حذف نشد.`,
  removalUnsure: (name: string) => `معلوم نیست «${name}» حذف شده است یا نه.`,
  removalBusy: 'حذف قبلی هنوز تمام نشده است.',
  bellInactive: 'اعلان‌ها در این نسخه فعال نیست.',
  printFailed: 'چاپ انجام نشد.',
  /** Of a clock that is so many hours off. */
  clockWrong: (hours: number) => {
    const [count, unit] = hours < 48 ? [hours, 'ساعت'] : [hours / 24, 'روز'];
    return `ساعت این دستگاه حدود ${persianDigits(Math.round(count))} ${unit} با ساعت سرور فرق دارد و تاریخ‌های پیش‌فرض شاید درست نباشد. ساعت دستگاه را درست کنید.`;
  },
} as const;
