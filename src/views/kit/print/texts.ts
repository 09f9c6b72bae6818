/** What paper says of itself. */
export const paperWords = {
  practice: 'مطب دندانپزشکی',
  practiceOf: (dentist: string) => `مطب دندانپزشکی دکتر ${dentist}`,
  printedOn: (date: string) => `تاریخ چاپ: ${date}`,
  page: 'صفحه ',
  of: ' از ',
} as const;
