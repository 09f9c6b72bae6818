/** Words of the calendar and of fields that hold a day. */
export const dayWords = {
  pick: 'انتخاب تاریخ',
  today: 'امروز',
  clear: 'پاک کردن',
  previousMonth: 'ماه قبل',
  nextMonth: 'ماه بعد',
  chooseYear: 'انتخاب سال',
  chooseMonth: 'انتخاب ماه',
  holiday: 'تعطیل رسمی',
  weekdayLetters: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'],
} as const;

/** Words of fields that collect single entries. */
export const tagWords = {
  placeholder: 'افزودن مورد',
  addTo: (field: string) => `افزودن به ${field}`,
  removeTag: (tag: string) => `حذف ${tag}`,
  added: (tag: string) => `${tag} اضافه شد`,
} as const;

/** Words of a choice from a list, and of a list that could not be had. */
export const listWords = {
  choose: 'انتخاب کنید',
  search: 'جستجو',
  empty: 'موردی یافت نشد.',
  failed: 'این لیست بارگذاری نشد.',
} as const;
