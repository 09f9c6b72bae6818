import { persianDigits } from '../../schema/kit/digits.ts';
import { recordNews } from '../kit/feedback/news.ts';

export const serviceOne = 'نوع خدمت';

export const service = {
  title: 'انواع خدمات (نرخ آزاد)',
  stored: 'خدمات ثبت‌شده',
  empty: 'هیچ نوع خدمتی یافت نشد.',
  emptyHelp: 'خدمات مطب را با قیمت آزاد آن‌ها ثبت کنید تا در فرم درمان انتخاب شوند.',
  count: (count: number) => `${persianDigits(count)} خدمت`,
  /** A code of digits and letters keeps their order in a Persian line. */
  code: (code: string) => `کد \u2068${persianDigits(code)}\u2069`,
  sameCode: (name: string) => `«${name}» هم همین کد را دارد.`,
} as const;

/** The list to be sent. */
export const staged = {
  title: 'لیست آماده ذخیره',
  submit: 'ذخیره خدمات',
  submitCount: (count: number) => `ذخیره خدمات (${persianDigits(count)})`,
  inHand: 'در حال ویرایش',
  newOne: 'تازه',
  changed: 'ویرایش',
} as const;

/** The names of what a service holds; also in the provider's refusals. */
export const fields = { name: 'نام خدمت', procedure_code: 'کد خدمت', price: 'قیمت' } as const;

/** Every problem of a draft (CLI-SERVICE-3), for the form as a whole and at its field. */
export const problems = {
  invalid: 'لطفاً اطلاعات معتبر وارد کنید (نام، کد خدمت و قیمت باید مشخص شوند).',
  nameRequired: 'نام خدمت را وارد کنید.',
  codeRequired: 'کد خدمت را وارد کنید.',
  priceRequired: 'قیمت را وارد کنید؛ باید بیشتر از صفر باشد.',
} as const;

/** When a service could not be loaded, saved or deleted (CLI-SERVICE-7). */
export const failures = {
  load: 'خطا در بارگذاری اطلاعات: ',
  create: (name: string) => `خطا در ثبت "${name}": `,
  update: (name: string) => `خطا در به‌روزرسانی "${name}": `,
  remove: 'خطا در حذف نوع خدمت: ',
  missing: 'نوع خدمت یافت نشد.',
} as const;

export const news = recordNews(serviceOne);

/** What happened to the list, said wherever the user is. */
export const stagedNews = {
  sent: (count: string) => `${persianDigits(count)} نوع خدمت با موفقیت ذخیره شد.`,
  kept: 'خدمات ثبت‌نشده نگه داشته شدند.',
  waiting: 'ذخیره خدمات به تصمیم شما نیاز دارد. به انواع خدمات برگردید.',
  busy: 'فرم خدمت از پیش نیمه‌کاره بود و همان‌طور ماند.',
  nothing: 'هیچ تغییری برای ثبت وجود ندارد.',
} as const;

/** Before a service is deleted. */
export const removalQuestion = 'آیا مطمئن هستید که می‌خواهید این نوع خدمت را حذف کنید؟';
