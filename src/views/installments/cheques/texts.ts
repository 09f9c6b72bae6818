import { persianDigits } from '../../../schema/kit/digits.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import { leftToRight } from '../texts.ts';

export const relations = ['خود بیمار', 'همسر', 'پدر', 'مادر', 'فرزند', 'خواهر یا برادر', 'سایر'] as const;

/** The list of cheques to be sent. */
export const staged = {
  title: 'لیست چک‌ها',
  empty: 'هنوز چکی به لیست اضافه نشده است.',
  submit: 'ثبت چک‌ها',
  submitCount: (count: number) => `ثبت چک‌ها (${persianDigits(count)})`,
  total: 'جمع چک‌ها',
  covered: (sum: number) => `؛ ${formatAmount(sum)} تومان دیگر با چک‌های ثبت‌شده پوشیده است.`,
  uncounted: '؛ چک‌های ثبت‌شده معلوم نیست.',
  noDebt: (sum: number) => `جمع چک‌ها: ${formatAmount(sum)} تومان. این بیمار بدهی ندارد.`,
  ofDebt: (sum: number, debt: number) => `جمع چک‌ها: ${formatAmount(sum)} از ${formatAmount(debt)} تومان`,
} as const;

/** What looks odd and may be right. */
export const warnings = {
  sayadLength: 'شناسه صیادی معمولاً ۱۶ رقم است.',
  nationalChecksum: 'رقم کنترل کد ملی صاحب چک درست نیست. لطفاً دوباره بررسی کنید.',
  notSelf: 'کد ملی صاحب چک با کد ملی بیمار یکی نیست.',
  numberListed: 'این شماره در لیست هست. دوباره بررسی کنید.',
  numberBefore: (number: string) => `چکی با شماره ${leftToRight(number)} پیش‌تر ثبت شده است. دوباره بررسی کنید.`,
  pastDue: 'این سررسید پیش از امروز است. همین را می‌خواهید؟',
  rowPast: 'سررسیدگذشته',
  rowBefore: 'شماره پیش‌تر ثبت شده',
  over: 'جمع چک‌ها از بدهی بیشتر است.',
} as const;
