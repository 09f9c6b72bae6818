import { formatAmount } from '../../../schema/kit/money.ts';

/** The patient list. */
export const list = {
  title: 'لیست بیماران',
  search: 'جستجوی نام، کد ملی یا شماره تماس',
  count: (count: number) => `${formatAmount(count)} بیمار`,
  found: (found: number, count: number) => `${formatAmount(found)} از ${formatAmount(count)} بیمار`,
  unknownCount: 'بارگذاری نشد',
  sortBy: 'مرتب‌سازی بر اساس',
  sortedBy: (order: string) => `مرتب‌سازی بر اساس ${order}`,
  orders: { lastName: 'نام خانوادگی', firstName: 'نام', newest: 'جدیدترین' },
  add: 'افزودن بیمار',
  noInsurance: 'بدون بیمه',
  noPhone: 'بدون شماره تماس',
  empty: 'بیمار یافت نشد.',
  emptyHelp: 'هنوز بیماری در این مطب ثبت نشده است. با ثبت نخستین بیمار، پرونده، درمان‌ها و پرداخت‌های او اینجا کنار هم می‌آیند.',
  noMatchHelp: 'املای نام یا رقم‌های کد ملی و شماره تماس را بررسی کنید. بخشی از نام هم کافی است.',
  clearSearch: 'پاک کردن جستجو',
  loading: 'در حال بارگذاری لیست بیماران...',
  loadError: 'خطا در بارگذاری لیست بیماران.',
  stale: (reason: string) => `لیست به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  unreadable: (count: number) => `${formatAmount(count)} ردیف خوانده نشد و در این لیست نیست.`,
  allUnreadable: 'لیست بیماران خوانده نشد.',
  allUnreadableHelp: (count: number) =>
    `سرور ${formatAmount(count)} بیمار فرستاد، ولی هیچ‌کدام خوانده نشد. چیزی از لیست حذف نشده است. اگر با تلاش دوباره هم همین شد، مشکل را گزارش کنید.`,
  unreadCount: 'خوانده نشد',
  printTitle: 'فهرست بیماران',
  printQuery: (query: string) => `جستجو: «${query}»`,
  index: 'ردیف',
} as const;
