/** What paper says of itself. */
export const paperWords = {
  practice: 'مطب دندانپزشکی',
  practiceOf: (dentist: string) => `مطب دندانپزشکی دکتر ${dentist}`,
  dentist: (name: string) => `دکتر ${name}`,
  printedOn: (date: string) => `تاریخ چاپ: ${date}`,
  /** As a file system takes it. */
  fileName: (title: string, date: string) => `${title} ${date.replaceAll('/', '-')}`,
  page: 'صفحه ',
  of: ' از ',
  /** What stands in the head of papers. */
  fields: { practice: 'نام مطب', council: 'شماره نظام پزشکی', licence: 'شماره پروانه', address: 'نشانی', phone: 'تلفن' },
  stamp: 'مهر و امضای دندانپزشک',
} as const;
