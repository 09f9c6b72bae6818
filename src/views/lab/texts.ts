import { persianDigits } from '../../schema/kit/digits.ts';

/** The names of what a dispatch holds. */
export const fields = {
  patient: 'بیمار',
  lab: 'لابراتوار',
  shade: 'رنگ دندان',
  date: 'تاریخ ارسال',
  quadrant: 'کوادرانت',
  tooth_number: 'دندان',
  other_teeth: 'دندان‌های دیگر',
  procedure_type: 'درمان',
  description: 'توضیحات',
} as const;

/** What an entry is called in the words that all lists and forms share. */
export const one = 'سفارش';

/** The laboratories of the sample, by number. */
export const labs: Readonly<Record<string, string>> = { 1: 'لابراتوار پارس', 2: 'لابراتوار آریا', 3: 'لابراتوار مهر' };

export const form = {
  title: 'ارسال به لابراتوار',
  tooth: 'دندان و کوادرانت',
  chooseTreatment: 'جستجوی درمان',
  usualShades: 'رنگ‌های پرکاربرد',
  simulated: 'ارسال به لابراتوار در این نسخه آزمایشی است: چیزی برای لابراتوار فرستاده نمی‌شود و در سرور هم ثبت نمی‌شود. لیست را چاپ کنید و همراه کار بفرستید.',
} as const;

/** The list of what goes to laboratories. */
export const list = {
  title: 'لیست ارسال‌ها',
  empty: 'هنوز سفارشی به لیست اضافه نشده است.',
  submit: 'ارسال',
  submitCount: (count: number) => (count > 1 ? `ارسال ${persianDigits(count)} سفارش` : 'ارسال'),
  sending: 'در حال ارسال (آزمایشی)...',
  success: 'ارسال آزمایشی انجام شد؛ چیزی برای لابراتوار فرستاده نشد.',
  onlyHere: 'این لیست در سرور نگهداری نمی‌شود؛ تا آغاز لیست جدید همین‌جا می‌ماند و می‌توانید آن را چاپ کنید.',
  begin: 'لیست جدید',
  begun: 'لیست جدید آغاز شد.',
  print: 'چاپ لیست',
  entry: (treatment: string, tooth: string) => `${treatment}، ${tooth}`,
} as const;

/** The list on paper. */
export const paper = {
  title: 'فهرست ارسال به لابراتوار',
  count: (count: number) => `${persianDigits(count)} سفارش`,
  recipient: 'گیرنده',
  works: 'تعداد',
  printed: 'تاریخ',
  received: 'نام و امضای تحویل‌گیرنده، تاریخ تحویل:',
} as const;

/** What is wrong with a field. */
export const problems = {
  patientRequired: 'لطفاً بیمار را انتخاب کنید.',
  labRequired: 'لطفاً لابراتوار را انتخاب کنید.',
  treatmentRequired: 'لطفاً درمان را انتخاب کنید.',
  shadeRequired: 'لطفاً رنگ دندان را انتخاب کنید.',
  quadrantRequired: 'لطفاً کوادرانت را انتخاب کنید.',
  toothRequired: 'لطفاً دندان را انتخاب کنید.',
  dateRequired: 'لطفاً تاریخ ارسال را وارد کنید.',
  dateInvalid: 'تاریخ ارسال نامعتبر است.',
  descriptionRequired: 'لطفاً توضیحات را بنویسید.',
  descriptionLong: 'توضیحات بیش از ۵۰۰ نویسه است.',
} as const;

/** What happened to the list, said wherever the user is. */
export const news = { kept: 'سفارش‌های لابراتوار نگه داشته شدند.' } as const;
