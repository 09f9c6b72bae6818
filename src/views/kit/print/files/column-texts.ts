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
export const columnWords = { patient: 'بیمار', clinic: 'کلینیک', unknownCategory: 'دسته‌بندی نامشخص' } as const;
