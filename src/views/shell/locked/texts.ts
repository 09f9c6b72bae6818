import { formatAmount } from '../../../schema/kit/money.ts';

/** Work that waits under a password which its owner had before. */
export const locked = {
  title: 'کار ناتمام شما با رمز عبور قبلی قفل شده است',
  explain: (count: number) =>
    `پس از آخرین کار شما روی این دستگاه رمز عبورتان عوض شده و ${formatAmount(count)} کار ناتمام هنوز با رمز قبلی رمزگذاری شده است. با همان رمز باز می‌شود.`,
  password: 'رمز عبور قبلی',
  open: 'باز کردن',
  opening: 'در حال باز کردن...',
  later: 'بعداً',
  laterHelp: 'اگر اکنون باز نکنید، در ورود بعدی دوباره پرسیده می‌شود. آنچه ۳۰ روز بماند پاک می‌شود.',
  discard: 'دور انداختن',
  discardTitle: 'دور انداختن کار ناتمام',
  discardQuestion: (count: number) =>
    `${formatAmount(count)} کار ناتمام برای همیشه دور انداخته شود؟ هر فرمی که نوشته و ذخیره نکرده‌اید از دست می‌رود و دیگر با هیچ رمزی باز نمی‌شود.`,
  discardKept: 'آنچه پیش‌تر ذخیره کرده‌اید سر جایش می‌ماند.',
  discardYes: 'بله، دور انداخته شود',
  discarding: 'در حال دور انداختن...',
  opened: 'آنچه با رمز قبلی قفل بود باز شد. اگر آن را اینجا نمی‌بینید، برنامه را در زبانه‌ای تازه باز کنید.',
  discarded: 'کار ناتمامی که با رمز قبلی قفل بود دور انداخته شد.',
} as const;

/** Why it was not opened, or not thrown away; nothing is lost. */
export const lockedProblems = {
  missing: 'رمز عبور قبلی را وارد کنید.',
  wrong: 'با این رمز باز نشد. چیزی از دست نرفته است؛ رمزی را که پیش‌تر داشتید دوباره وارد کنید.',
  more: 'بخشی باز شد. آنچه مانده با رمز دیگری قفل است.',
  failed: 'این کار انجام نشد. چیزی از دست نرفته است؛ دوباره تلاش کنید.',
} as const;
