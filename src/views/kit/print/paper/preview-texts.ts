import { persianDigits, persianNumber } from '../../../../schema/kit/digits.ts';

/** Around a paper before it is printed. */
export const previewWords = {
  title: 'پیش‌نمایش',
  paper: 'اندازه کاغذ',
  sizes: { A5: 'A5', A4: 'A4' },
  larger: 'بزرگ‌تر',
  smaller: 'کوچک‌تر',
  zoom: (percent: number) => `٪${persianNumber(percent)}`,
  pages: (count: number) => `${persianDigits(count)} صفحه`,
  pageOf: (page: number, count: number) => `صفحه ${persianDigits(page)} از ${persianDigits(count)}`,
  lacking: (fields: string) => `سربرگ کامل نیست؛ سرور این‌ها را ندارد: ${fields}. یک بار بنویسید، روی همین دستگاه می‌ماند.`,
  doubtTitle: 'چاپ با همین اطلاعات؟',
  doubtYes: 'چاپ شود',
  practiceUnknown: 'نام و نشانی مطب خوانده نشد و روی برگه نمی‌آید.',
  patientUnknown: 'نام بیمار دست‌کم یک کار معلوم نیست و روی برگه نمی‌آید.',
  practiceCame: 'نام و نشانی مطب اکنون آمده است.',
  allCame: 'آنچه معلوم نبود اکنون آمده است.',
  headLoading: 'در حال خواندن سربرگ...',
  headFailed: (reason: string) => `نام و نشانی مطب از سرور خوانده نشد و روی برگه نیست. ${reason}`,
  complete: 'تکمیل سربرگ',
  change: 'سربرگ',
} as const;
