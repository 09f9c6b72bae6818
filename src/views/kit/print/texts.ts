/** What paper says of itself. */
export const paperWords = {
  dentist: (name: string) => `دکتر ${name}`,
  printedOn: (date: string) => `تاریخ چاپ: ${date}`,
  /** As a file system takes it. */
  fileName: (title: string, date: string) => `${title} ${date.replaceAll('/', '-')}`,
  page: 'صفحه ',
  of: ' از ',
  /** What stands in the head of papers. */
  fields: { practice: 'نام مطب', dentist: 'نام دندانپزشک', council: 'شماره نظام پزشکی', licence: 'شماره پروانه', address: 'نشانی', phone: 'تلفن' },
  stamp: 'مهر و امضای دندانپزشک',
} as const;
