import { persianDigits, persianPercent } from '../../schema/kit/digits.ts';
import { formatAmount } from '../../schema/kit/money.ts';
import { isolated } from '../../schema/kit/persian-text.ts';
import { recordNews } from '../kit/feedback/news.ts';
import { listWords } from '../kit/page/list/texts.ts';

export { methods } from '../kit/figures/payment-methods.ts';

/** The names of what a payment holds; also in the provider's refusals. */
export const fields = {
  payer: 'بیمار یا کلینیک',
  payment_method: 'نوع پرداخت',
  amount: 'مبلغ',
  date: 'تاریخ پرداخت',
  transaction_number: 'شماره تراکنش',
} as const;

/** What a payment is called in the words that all staged lists and forms share. */
export const one = 'پرداخت';

/** The payment form. */
export const form = {
  titleNew: 'ثبت پرداخت جدید',
  titleEdit: 'ویرایش پرداخت',
  patient: 'بیمار',
  clinic: 'کلینیک',
  fixed: 'پرداخت‌کننده در این صفحه تغییر نمی‌کند.',
  wholeDebt: (amount: number) => `همه بدهی: ${formatAmount(amount)} تومان`,
  allInList: 'همه بدهی در لیست آمده است.',
  noDebt: 'این بیمار بدهی ندارد.',
  otherPayer: 'پرداخت‌کننده دیگر',
  transactionHint: 'اختیاری',
  back: 'بازگشت به لیست بیماران',
} as const;

/** The list of payments to be sent. */
export const staged = {
  title: 'لیست پرداخت‌ها',
  empty: 'هنوز پرداختی به لیست اضافه نشده است.',
  total: 'جمع پرداخت‌های لیست',
  submit: 'ثبت پرداخت‌ها',
  submitCount: (count: number) => `ثبت پرداخت‌ها (${persianDigits(count)})`,
  entry: (payer: string, amount: number) => `${payer}، ${formatAmount(amount)} تومان`,
  record: (payer: string, amount: number, day: string, transaction: string | null) =>
    [isolated(payer), `${formatAmount(amount)} تومان`, persianDigits(day), ...(transaction ? [`تراکنش \u2066${persianDigits(transaction)}\u2069`] : [])].join(
      '، ',
    ),
} as const;

const payerGone = 'این بیمار یا کلینیک دیگر در لیست نیست.';

/** Every problem of a draft (PAY-RULE-1 to PAY-RULE-3). */
export const problems = {
  required: 'لطفاً تمام فیلدهای مورد نیاز را پر کنید',
  payerRequired: 'بیمار یا کلینیک را انتخاب کنید.',
  methodRequired: 'نوع پرداخت را انتخاب کنید.',
  amountRequired: 'مبلغ را وارد کنید.',
  dateRequired: 'تاریخ پرداخت را وارد کنید.',
  /** Where nobody else can be chosen. */
  payerGone,
  payerNotFound: `${payerGone} مورد دیگری انتخاب کنید.`,
  dateInvalid: 'تاریخ نامعتبر است. لطفاً تاریخ‌ها را بررسی کنید.',
  dateFuture: 'تاریخ پرداخت نمی‌تواند بعد از امروز باشد.',
} as const;

/** When something could not be loaded, saved or deleted (PAY-ERR-1, PAY-ERR-2). */
export const failures = {
  lists: (names: string) => `خطا در بارگذاری ${names}: `,
  record: 'خطا در بارگذاری اطلاعات پرداخت.',
  create: 'خطا در ثبت پرداخت: ',
  update: 'خطا در ویرایش پرداخت: ',
  remove: 'خطا در حذف پرداخت.',
  finances: 'خطا در بارگذاری اطلاعات مالی.',
  patient: 'خطا در بارگذاری اطلاعات بیمار.',
  clinic: 'خطا در بارگذاری اطلاعات کلینیک.',
} as const;

/** The account of a payer. */
export const account = {
  patientPayments: 'پرداخت‌های بیمار',
  clinicPayments: 'پرداخت‌های کلینیک',
  financials: 'خلاصه مالی بیمار',
  states: { debt: 'بدهی', credit: 'بستانکار', settled: 'تسویه‌شده' },
  balance: 'مانده حساب',
  receivable: 'مطالبات از کلینیک',
  receivableOwn: 'مطالبات از بیماران کلینیک شخصی',
  receivableUnknown: 'گزارش سرور برای این کلینیک مبلغی ندارد.',
  totalCost: 'هزینه کل',
  totalPayments: 'مجموع پرداخت‌ها',
  paidShare: (percent: number) => `${persianPercent(percent)} پرداخت شده`,
  installments: 'اقساط',
  payments: 'پرداخت‌ها',
  file: 'پرونده بیمار',
  add: 'ثبت پرداخت',
  count: (count: number) => `${formatAmount(count)} پرداخت`,
  sum: (amount: number) => `جمع ${formatAmount(amount)} تومان`,
  transaction: 'تراکنش',
  keptBalance: (reason: string) => `مانده حساب از لیست‌های همین دستگاه حساب شد و شاید قدیمی باشد. ${reason}`,
  staleBalance: (reason: string) => `مانده حساب به‌روز نشد. ${reason}`,
  missing: { patient: 'بیمار یافت نشد.', clinic: 'کلینیک یافت نشد.' },
  missingHelp: 'شاید حذف شده باشد.',
  back: { patient: 'بازگشت به لیست بیماران', clinic: 'بازگشت به کلینیک‌ها' },
  entry: (amount: number, day: string) => `پرداخت ${formatAmount(amount)} تومان در ${persianDigits(day)}`,
} as const;

const list = {
  ...listWords('پرداخت', 'پرداخت‌ها'),
  unreadable: (count: number) => `${formatAmount(count)} پرداخت خوانده نشد و شاید بخشی از این لیست باشد.`,
  emptyHelp: 'با ثبت نخستین پرداخت، تاریخ و مبلغ هر دریافت اینجا می‌ماند.',
};

/** The payments of an account, as a list, by who the payer is. */
export const payments = {
  patient: { ...list, empty: 'هنوز پرداختی برای این بیمار ثبت نشده است.' },
  clinic: { ...list, empty: 'هنوز پرداختی برای این کلینیک ثبت نشده است.' },
} as const;

/** What happened to payments, said wherever the user is. */
export const news = { ...recordNews(one), updated: 'پرداخت با موفقیت ویرایش شد.' };

/** The same for the list of new ones. */
export const stagedNews = {
  sent: 'پرداخت‌ها با موفقیت ثبت شدند.',
  kept: 'پرداخت‌های ثبت‌نشده نگه داشته شدند.',
  waiting: 'ثبت پرداخت‌ها به تصمیم شما نیاز دارد. به «ثبت پرداخت جدید» برگردید.',
  busy: 'فرم پرداخت از پیش نیمه‌کاره بود و همان‌طور ماند. پس از افزودن آن به لیست، پرداخت جدید را وارد کنید.',
} as const;

/** Before a payment is deleted. */
export const removal = 'آیا مطمئن هستید که می‌خواهید این پرداخت را حذف کنید؟';
