import { persianDigits } from '../../../schema/kit/digits.ts';
import { formatAmount, type Whole } from '../../../schema/kit/money.ts';
import { listWords } from '../../kit/page/list/texts.ts';

/** The patient's file. */
export const profile = {
  papers: 'برگه‌های این بیمار',
  paper: { invoice: 'فاکتور', certificate: 'گواهی', advice: 'توصیه‌ها', prescription: 'نسخه', sms: 'پیامک', lab: 'لابراتوار' },
  title: 'پرونده بیمار',
  facts: 'مشخصات',
  fileNumberInactive: 'در این نسخه فعال نیست',
  balance: 'مانده حساب',
  balanceStates: { debt: 'بدهی', credit: 'بستانکار', settled: 'تسویه‌شده' },
  medical: 'سوابق پزشکی',
  allergyAlert: 'هشدار: حساسیت دارویی',
  noneRecorded: 'موردی ثبت نشده است',
  perhapsOld: 'شاید قدیمی باشد',
  notRecorded: 'ثبت نشده',
  history: 'سابقه درمان',
  noTreatments: 'هنوز درمانی برای این بیمار ثبت نشده است.',
  addTreatment: 'درمان جدید',
  takePayment: 'ثبت پرداخت',
  totalTreatments: 'مجموع درمان‌ها',
  totalPayments: 'مجموع پرداخت‌ها',
  finances: 'وضعیت مالی',
  loading: 'در حال بارگذاری پرونده بیمار...',
  stale: (reason: string) => `اطلاعات بیمار به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  missing: 'بیمار یافت نشد.',
  missingHelp: 'این بیمار دیگر در لیست نیست؛ شاید حذف شده باشد.',
  backToList: 'بازگشت به لیست بیماران',
  call: (name: string) => `تماس با ${name}`,
  noPhone: 'بدون شماره تماس',
  /** What stands on the printed file alone. */
  printed: {
    rows: (sum: Whole) => `جمع مبلغ‌ها: ${formatAmount(sum)} تومان`,
    extra: (sum: Whole) => `هزینه اضافه: ${formatAmount(sum)} تومان`,
    discount: (sum: Whole) => `تخفیف: ${formatAmount(sum)} تومان`,
    all: (sum: Whole) => `جمع درمان‌ها: ${formatAmount(sum)} تومان`,
    withoutFinances: 'وضعیت مالی از سرور خوانده نشد و در این برگه نیست.',
    oldPatient: 'اطلاعات بیمار (از جمله حساسیت‌ها) هنگام چاپ به‌روز نشده بود و شاید قدیمی باشد.',
    oldFinances: 'وضعیت مالی به‌روز نشد و شاید قدیمی باشد.',
    differs: (sum: Whole) => `«مجموع درمان‌ها» در بخش «وضعیت مالی» را سرور حساب کرده است؛ جمع ردیف‌های بالا ${formatAmount(sum)} تومان است.`,
  },
  treatmentsCount: (count: number) => `${formatAmount(count)} درمان`,
} as const;

/** What was done to a patient, as a list. */
export const history = {
  ...listWords('درمان', 'سابقه درمان'),
  empty: profile.noTreatments,
  unreadable: (count: number) => `${formatAmount(count)} درمان خوانده نشد و شاید بخشی از این سابقه باشد.`,
};

/** A treatment on a line. */
export const treatment = {
  tooth: 'دندان',
  adultTooth: (place: string, corner: string) => `دندان ${persianDigits(place)}، ${corner}`,
  childTooth: (letter: string, corner: string) => `دندان شیری ${letter}، ${corner}`,
  otherTooth: (what: string) => `دندان ${persianDigits(what)}`,
  corners: { 1: 'بالا راست', 2: 'بالا چپ', 3: 'پایین چپ', 4: 'پایین راست' },
  type: 'نوع درمان',
  date: 'تاریخ',
  amount: 'مبلغ',
  undated: 'بدون تاریخ',
  /** What the treatment is called when it is to be deleted. */
  label: (type: string, tooth: string) => `${type}، ${tooth}`,
} as const;
