/** A table as a file. */
export const fileWords = {
  menu: 'خروجی فایل',
  table: 'جدول همین صفحه (CSV)',
  stays: 'فایل روی همین دستگاه می‌ماند، پس از خروج از حساب هم.',
  done: 'فایل ذخیره شد. پس از خروج از حساب هم روی این دستگاه می‌ماند.',
  failed: 'فایل ساخته نشد. لطفاً دوباره امتحان کنید.',
  saving: 'ذخیره فایل جدول',
  saved: 'فایل جدول ذخیره شد',
} as const;

/** What columns are called. */
export const columnHeads = {
  date: 'تاریخ',
  gregorian: 'تاریخ (میلادی)',
  title: 'عنوان',
  category: 'دسته‌بندی',
  payer: 'پرداخت‌کننده',
  kind: 'نوع',
  method: 'نوع پرداخت',
  transaction: 'شماره تراکنش',
  recipient: 'گیرنده',
  amount: 'مبلغ',
} as const;

/** What stands in them for a party, and for what is not known. */
export const columnWords = { patient: 'بیمار', clinic: 'کلینیک', unknownCategory: 'دسته نامشخص' } as const;
