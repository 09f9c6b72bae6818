import { persianDigits, persianNumber } from '../../schema/kit/digits.ts';
import { recordNews } from '../kit/feedback/news.ts';
import { listWords } from '../kit/page/list/texts.ts';
import { pageWords } from '../kit/page/texts.ts';

export const insurance = {
  ...listWords('بیمه', 'بیمه‌ها'),
  empty: 'هنوز بیمه‌ای ثبت نشده است.',
  emptyHelp: 'سطح‌های هر بیمه را ثبت کنید تا در فرم درمان کلینیک شخصی شما انتخاب شوند.',
  titleNew: 'افزودن بیمه',
  titleEdit: 'ویرایش بیمه',
  levels: (count: number) => (count === 0 ? 'بدون سطح' : `${persianDigits(count)} سطح`),
  levelsLoading: 'در حال بارگذاری سطح‌ها...',
  levelsMissing: 'سطح‌ها بارگذاری نشد',
  orders: { name: 'نام', newest: 'جدیدترین' },
} as const;

export const level = {
  ...listWords('سطح بیمه', 'سطح‌های بیمه'),
  titleOf: (name: string) => `سطح‌های ${name}`,
  empty: 'هنوز سطحی برای این بیمه ثبت نشده است.',
  emptyHelp: 'برای هر سطح، درصد فرانشیز و نوع پوشش را ثبت کنید.',
  titleNew: 'افزودن سطح بیمه',
  titleEdit: 'ویرایش سطح بیمه',
  deductible: (percent: number) => `فرانشیز ${persianNumber(percent)}٪`,
  name: (plan: string, cover: string) => `${plan}، ${cover}`,
} as const;

/** The names of what an insurance and a level of one hold; also in the provider's refusals. */
export const fields = { name: 'نام بیمه', insurance: 'بیمه', plan_level: 'سطح بیمه', percent: 'درصد فرانشیز', cover_type: 'نوع پوشش' } as const;

export const covers = [
  { value: 1, label: 'بیمه‌شده اصلی' },
  { value: 2, label: 'تحت تکفل' },
] as const;

export const coverName = (code: number | string): string => covers.find(({ value }) => value === code)?.label ?? pageWords.unknown;

/** Every problem of a draft, at its field and for the form as a whole (INS-RULE-1, INS-RULE-2). */
export const problems = {
  nameRequired: 'لطفاً نام بیمه را وارد کنید.',
  levelInvalid: 'لطفاً اطلاعات معتبر برای سطح بیمه وارد کنید.',
  levelRequired: 'سطح بیمه را وارد کنید.',
  percentRequired: 'درصد فرانشیز را وارد کنید.',
  percentInvalid: 'درصد فرانشیز باید بین ۰ تا ۱۰۰ باشد.',
  percentFine: 'درصد فرانشیز حداکثر دو رقم پس از ممیز دارد.',
  coverRequired: 'نوع پوشش را انتخاب کنید.',
} as const;

export const warnings = {
  insurance: 'بیمه دیگری با همین نام ثبت شده است.',
  level: 'سطحی با همین نام و پوشش برای این بیمه ثبت شده است.',
} as const;

/** When something could not be loaded, saved or deleted (INS-ERR-1). */
export const failures = {
  insurance: { save: 'خطا در ثبت بیمه: ', remove: 'خطا در حذف بیمه: ', load: 'اطلاعات بیمه بارگذاری نشد.' },
  level: { save: 'خطا در ثبت سطح بیمه: ', remove: 'خطا در حذف سطح بیمه: ', load: 'اطلاعات سطح بیمه بارگذاری نشد.' },
  back: 'بازگشت به بیمه‌ها',
} as const;

export const news = { insurance: recordNews('بیمه'), level: recordNews('سطح بیمه') };

/** Before something is deleted. */
export const removals = {
  insurance: 'آیا مطمئن هستید که می‌خواهید این بیمه را حذف کنید؟',
  level: 'آیا مطمئن هستید که می‌خواهید این سطح بیمه را حذف کنید؟',
  levels: (count: number) => `${persianDigits(count)} سطح این بیمه هم حذف می‌شود.`,
} as const;
