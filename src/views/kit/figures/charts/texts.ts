import { persianDigits, persianPercent } from '../../../../schema/kit/digits.ts';
import { formatAmount, type Whole } from '../../../../schema/kit/money.ts';

/** Words of the pictures of amounts. */
export const chartWords = {
  income: 'درآمد',
  expense: 'هزینه',
  net: 'مانده',
  month: 'ماه',
  months: 'ماه‌ها',
  unit: (name: string) => (name === '' ? 'تومان' : `${name} تومان`),
  all: (months: number) => `جمع ${persianDigits(months)} ماه`,
  nothing: 'بدون درآمد و هزینه',
  empty: 'در این بازه چیزی ثبت نشده است.',
  noMonths: 'درآمد و هزینه این بازه صفر است.',
  noParts: 'آنچه در این بازه ثبت شده سهمی ندارد: هیچ مبلغی بیش از صفر نیست.',
  table: 'ارقام در جدول',
  sum: 'جمع',
  part: 'سهم',
  amount: 'مبلغ',
  percent: persianPercent,
  under: 'کمتر از ۱٪',
  back: 'برگشتی',
  rest: (count: number) => `بقیه (${persianDigits(count)} مورد)`,
  toman: (amount: Whole) => `${formatAmount(amount)} تومان`,
} as const;
