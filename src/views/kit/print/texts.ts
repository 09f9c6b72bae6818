/** What paper says of itself. */
export const paperWords = {
  practice: 'مطب دندانپزشکی',
  practiceOf: (dentist: string) => `مطب دندانپزشکی دکتر ${dentist}`,
  printedOn: (date: string) => `تاریخ چاپ: ${date}`,
  /** As a file system takes it. */
  fileName: (title: string, date: string) => `${title} ${date.replaceAll('/', '-')}`,
  page: 'صفحه ',
  of: ' از ',
} as const;
