import { formatAmount } from '../../../schema/kit/money.ts';
import { kilobytes, logCard } from './card-texts.ts';

/** While a report is prepared, before it is handed over, and when it could not be. */
export const report = {
  title: logCard.report,
  explain: 'از آنچه در برنامه گذشته است یک فایل ساخته می‌شود تا پشتیبانی ببیند مشکل کجا پیش آمد.',
  privacy: 'نام‌ها، کدهای ملی، شماره‌ها، نشانی‌ها و متن‌ها در فایل ناشناس می‌شوند. فایل فقط به دست شما داده می‌شود و خودکار به جایی فرستاده نمی‌شود.',
  told: 'چه شد؟',
  toldHint: 'اگر می‌خواهید، بدون نام و شماره بیمار بنویسید. این نوشته ناشناس نمی‌شود و همان‌طور که هست در فایل می‌آید.',
  preparing: 'فایل در حال آماده شدن است...',
  ready: (bytes: number) => `فایل آماده است: ${kilobytes(bytes)}.`,
  confirm: 'گرفتن فایل',
  busy: 'در حال گرفتن فایل...',
  failed: 'فایل گزارش ساخته نشد. آنچه ثبت شده و آنچه نوشته‌اید سر جایش می‌ماند؛ دوباره تلاش کنید.',
} as const;

/** Deleting the log of events on this device. */
export const logRemoval = {
  removeTitle: logCard.remove,
  removeQuestion: 'همه رویدادهای ثبت‌شده روی این دستگاه پاک شود؟ فرم‌های باز سر جایشان می‌مانند، اما دیگر نمی‌توان گزارشی از آنچه تا اکنون گذشته است ساخت.',
  /** What nobody could go on with any more. */
  removeLeft: (tabs: number) => `نوشته‌های ${formatAmount(tabs)} زبانه بسته هم پاک می‌شود و برنمی‌گردد.`,
  removeYes: 'بله، پاک شود',
  removing: 'در حال پاک کردن...',
  removeFailed: 'پاک کردن انجام نشد. دوباره تلاش کنید.',
} as const;

/** Drafts that an earlier version left and this one cannot go on with. */
export const rescued = {
  title: 'پیش‌نویس‌های نسخه پیشین برنامه',
  explain: 'این نوشته‌ها با نسخه پیشین برنامه آغاز شده‌اند و نمی‌توان در این نسخه ادامه‌شان داد. آن‌ها را بخوانید یا کپی کنید و دوباره وارد کنید.',
  reading: 'در حال خواندن...',
  none: 'پیش‌نویسی نگه داشته نشده است.',
  failed: 'این کار انجام نشد. پیش‌نویس‌ها سر جایشان هستند؛ دوباره تلاش کنید.',
  copy: 'کپی',
  copied: 'کپی شد',
  notCopied: 'مرورگر اجازه کپی نداد؛ نوشته را خودتان انتخاب کنید.',
  discard: 'دور انداختن',
  discardTitle: 'دور انداختن پیش‌نویس',
  discardQuestion: 'این پیش‌نویس برای همیشه دور انداخته شود؟ دیگر نمی‌توان آن را خواند.',
  discardYes: 'بله، دور انداخته شود',
  discarding: 'در حال دور انداختن...',
  other: 'پیش‌نویس',
} as const;

/** Where a message of the log leads. */
export const inSettings = 'تنظیمات';
