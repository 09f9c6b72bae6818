import { persianDigits } from '../../../schema/kit/digits.ts';
import { recordWords } from '../../kit/page/record/texts.ts';
import { words } from '../../kit/texts.ts';

/** The patient form. */
export const form = {
  titleNew: 'ثبت بیمار جدید',
  titleEdit: 'ویرایش بیمار',
  identity: 'مشخصات فردی',
  contact: 'تماس و بیمه',
  medical: 'سوابق پزشکی',
  birthDateHint: 'مثلاً ۱۳۷۲/۰۵/۲۳',
  phoneHint: 'مثلاً ۰۹۱۲۳۴۵۶۷۸۹',
  noInsurance: 'بدون بیمه',
  enteringInsurances: {
    none: 'هنوز بیمه‌ای ثبت نشده است. آنچه در این فرم نوشته‌اید نگه داشته می‌شود.',
    label: 'افزودن بیمه',
    to: '/insurances',
  },
  /** Eight or nine digits are mostly a number whose leading zeros were lost. */
  padded: (number: string) => `با صفرهای ابتدا: ${persianDigits(number)}`,
  backToList: 'بازگشت به لیست بیماران',
} as const;

/** Every problem of a draft, at its field or for the whole form (PAT-RULE-1 to PAT-RULE-5). */
export const problems = {
  required: 'لطفاً همه فیلدهای اجباری (نام، نام خانوادگی، کد ملی) را پر کنید.',
  requiredField: 'پر کردن این فیلد الزامی است.',
  letters: 'نام و نام خانوادگی باید فقط شامل حروف فارسی و فاصله باشند.',
  tenDigits: 'کد ملی باید ۱۰ رقم باشد.',
  birthDate: 'تاریخ تولد نامعتبر است. لطفاً تاریخ معتبر وارد کنید (مثل ۱۳۷۲/۰۵/۲۳).',
  tooLong: 'این لیست از ۱۰۰۰ نویسه بلندتر است. بخشی از آن را کوتاه کنید.',
  long: words.long,
  birthDateProcessing: 'خطا در پردازش تاریخ تولد. لطفاً تاریخ معتبر وارد کنید.',
  save: 'خطا در ثبت یا ویرایش بیمار.',
  load: 'خطا در بارگذاری اطلاعات بیمار.',
  finances: 'خطا در بارگذاری اطلاعات مالی.',
  keptFinances: (reason: string) => `وضعیت مالی از لیست‌های همین دستگاه حساب شد و شاید قدیمی باشد. ${reason}`,
} as const;

/** Doubts that do not stand in the way of saving. */
export const warnings = {
  controlDigit: 'رقم کنترل کد ملی درست نیست. لطفاً دوباره بررسی کنید.',
  twin: (name: string) => `بیمار دیگری با این کد ملی ثبت شده است: ${name}`,
  twinUnknown: 'نتوانستیم بررسی کنیم که بیمار دیگری با این کد ملی ثبت شده است یا نه.',
  phone: 'قالب شماره تماس معمول نیست.',
} as const;

/** What the form of any record says, for a patient. */
export const record = { ...recordWords('بیمار'), missing: 'بیمار یافت نشد.', missingHelp: 'این بیمار دیگر در لیست نیست؛ شاید حذف شده باشد.' };

/** What the form of a patient asks besides. */
export const questions = {
  openTwin: (name: string) => `دیدن پرونده ${name}`,
  candidate: (name: string, number: string | null, born: string | null) =>
    [name, ...(number === null ? [] : [`کد ملی ${persianDigits(number)}`]), ...(born === null ? [] : [`متولد ${persianDigits(born)}`])].join('، '),
} as const;
