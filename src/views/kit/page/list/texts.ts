import { formatAmount } from '../../../../schema/kit/money.ts';

/** Words of the screen of a list; `one` and `many` are what its rows are called. */
export const listWords = (one: string, many: string) => ({
  title: many,
  search: `جستجوی ${one}`,
  count: (count: number) => `${formatAmount(count)} ${one}`,
  found: (found: number, count: number) => `${formatAmount(found)} از ${formatAmount(count)} ${one}`,
  unknownCount: 'بارگذاری نشد',
  sortBy: 'مرتب‌سازی بر اساس',
  add: `افزودن ${one}`,
  empty: `هنوز ${one}‌ای ثبت نشده است.`,
  emptyHelp: '',
  noMatchHelp: 'املای نام را بررسی کنید. بخشی از نام هم کافی است.',
  clearSearch: 'پاک کردن جستجو',
  loading: `در حال بارگذاری ${many}...`,
  loadError: `${many} بارگذاری نشد.`,
  stale: (reason: string) => `${many} به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  unreadable: (count: number) => `${formatAmount(count)} ردیف خوانده نشد و در این لیست نیست.`,
  unreadCount: 'خوانده نشد',
  allUnreadable: `${many} خوانده نشد.`,
  allUnreadableHelp: (count: number) =>
    `${formatAmount(count)} ${one} از سرور رسید که خوانده نشد و شاید بخشی از این لیست باشد. اگر با تلاش دوباره هم همین شد، مشکل را گزارش کنید.`,
});

export type ListWords = ReturnType<typeof listWords>;

/** In place of sums that were worked out of lists on the device, where a recording shows them. */
export const unrecordedSums = 'این رقم‌ها از فهرست‌های همان دستگاه حساب شده بود. ردیف‌های آن فهرست‌ها در این گزارش نیست.';

/** How long ago something was, in the largest unit that fits; a moment counts as a minute. */
export const ago = (millis: number): string => {
  const minutes = Math.max(1, Math.floor(millis / 60_000) || 1);
  const [unit, size] = minutes < 60 ? (['دقیقه', 1] as const) : minutes < 1440 ? (['ساعت', 60] as const) : (['روز', 1440] as const);
  return `${formatAmount(Math.floor(minutes / size))} ${unit} پیش`;
};

/** How old a list is. */
export const updated = (millis: number): string => `به‌روز شده: ${ago(millis)}`;
