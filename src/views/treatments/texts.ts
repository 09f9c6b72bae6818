import { persianDigits, persianNumber } from '../../schema/kit/digits.ts';
import { formatAmount } from '../../schema/kit/money.ts';
import { recordNews } from '../kit/feedback/news.ts';
import { words } from '../kit/texts.ts';

/** The names of what a treatment holds; also in the provider's refusals. */
export const fields = {
  patient: 'بیمار',
  procedure_type: 'نوع درمان',
  total_cost: 'مبلغ',
  quadrant: 'کوادرانت',
  tooth_number: 'دندان',
  other_teeth: 'دندان‌های دیگر',
  clinic: 'کلینیک',
  insurance_tariff: 'تعرفه بیمه',
  surgery_time: 'تاریخ درمان',
  main_complain: 'شکایت اصلی',
  description: 'توضیحات',
} as const;

/** Fields of the wire that the form does not show. */
export const otherFields: Readonly<Record<string, string>> = {
  contract: 'قرارداد',
  lab_cost: 'هزینه لابراتوار',
  material_cost: 'هزینه مواد',
  discount: 'تخفیف',
  extra_fee: 'هزینه اضافه',
};

/** What a treatment is called in the words that all staged lists and forms share. */
export const one = 'درمان';

/** The treatment form. */
export const form = {
  titleNew: 'ثبت درمان جدید',
  titleEdit: 'ویرایش درمان',
  chooseType: 'جستجوی نوع درمان',
  price: (amount: number) => `${formatAmount(amount)} تومان`,
  perTooth: (teeth: number, cost: number) => `مبلغ برای هر دندان است؛ جمع ${persianDigits(teeth)} دندان ${formatAmount(teeth * cost)} تومان.`,
  personal: 'کلینیک شخصی',
  noContract: 'بدون قرارداد فعال',
  enterContract: 'ثبت قرارداد',
  noContractThen: 'قراردادی در این تاریخ برقرار نیست',
  strayContract: (clinic: string, start: string, end: string) =>
    `در این تاریخ قراردادی با «${clinic}» برقرار نیست؛ قرارداد ${persianDigits(start)} تا ${persianDigits(end)} به کار می‌رود.`,
  kept: (costs: readonly string[]) => `این درمان ${costs.join(' و ')} دارد که نگه داشته می‌شود`,
  keptExtra: (amount: number) => `${formatAmount(amount)} تومان ${otherFields.extra_fee}`,
  keptDiscount: (amount: number) => `${formatAmount(amount)} تومان ${otherFields.discount}`,
  finalCost: (amount: number) => `هزینه نهایی ${formatAmount(amount)} تومان.`,
  discountTooLarge: 'تخفیف از مبلغ بیشتر است؛ مبلغ را بررسی کنید.',
  ownInsurance: 'بیمه این بیمار',
  level: (insurance: string, level: string) => `${insurance}، ${level}`,
  cover: (cover: string, percent: number) => `${cover}، فرانشیز ${persianNumber(percent)}٪`,
  otherInsurance: 'این تعرفه از بیمه ثبت‌شده بیمار نیست.',
  tariffDisabled: 'تعرفه بیمه فقط برای کلینیک شخصی قابل انتخاب است.',
  tariff: (insurance: string, level: string, cover: string, percent: number) => `${insurance} - ${level} - ${cover} (${persianNumber(percent)}٪)`,
  covers: { 1: 'بیمه‌شده اصلی', 2: 'تحت تکفل' },
  quick: 'درمان‌های پرکاربرد',
  allergies: (names: string) => `حساسیت دارویی: ${names}.`,
  noAllergies: 'حساسیت دارویی ثبت نشده است.',
  unreadAllergies: 'حساسیت دارویی خوانده نشد.',
  oldAllergies: ' شاید قدیمی باشد.',
  backToPatients: 'بازگشت به لیست بیماران',
} as const;

const kept = 'آنچه نوشته‌اید می‌ماند.';

/** In the place of choices that a practice has none of yet, with the name of the way to enter them. */
export const lacking = {
  patients: { none: `هنوز بیماری در این مطب ثبت نشده است. ${kept}`, label: 'افزودن بیمار' },
  clinics: { none: `هنوز کلینیکی ثبت نشده است. ${kept}`, label: 'افزودن کلینیک' },
  insuranceTariffs: { none: `هنوز تعرفه‌ای ثبت نشده است؛ زیر هر بیمه ثبت می‌شود. ${kept}`, label: 'افزودن بیمه و سطح آن' },
} as const;

/** The list of treatments to be sent. */
export const staged = {
  title: 'لیست درمان‌ها',
  empty: 'هنوز درمانی به لیست اضافه نشده است.',
  total: 'جمع درمان‌های لیست',
  submit: 'ثبت درمان‌ها',
  submitCount: (count: number) => `ثبت درمان‌ها (${persianDigits(count)})`,
  entry: (type: string, tooth: string) => `${type}، ${tooth}`,
  record: (type: string, tooth: string, day: string, amount: number) => `${type}، ${tooth}، ${persianDigits(day)}، ${formatAmount(amount)} تومان`,
} as const;

/** Every problem of a draft, at its field (TRT-RULE-1 to TRT-RULE-12, TRT-ERR-2). */
export const problems = {
  patientRequired: 'لطفاً بیمار را انتخاب کنید',
  patientNotFound: 'بیمار مرتبط با این درمان یافت نشد',
  typeRequired: 'لطفاً درمان را انتخاب کنید',
  typeUnknown: 'درمان انتخاب‌شده نامعتبر است',
  typeNotFound: 'نوع درمان یافت نشد',
  amountInvalid: 'لطفاً مبلغ معتبر وارد کنید',
  quadrantRequired: 'لطفاً کوادرانت را انتخاب کنید',
  toothRequired: 'لطفاً دندان را انتخاب کنید',
  clinicRequired: 'لطفاً کلینیک را انتخاب کنید',
  clinicNotFound: 'این کلینیک دیگر در لیست نیست. کلینیک دیگری انتخاب کنید.',
  tariffRequired: 'لطفاً تعرفه بیمه را انتخاب کنید',
  tariffNotFound: 'این تعرفه بیمه دیگر در لیست نیست. تعرفه دیگری انتخاب کنید.',
  dateRequired: 'لطفاً تاریخ درمان را وارد کنید',
  dateInvalid: 'تاریخ درمان نامعتبر است',
  dateFuture: 'تاریخ درمان نمی‌تواند بعد از امروز باشد.',
  long: words.long,
  initialDate: 'تاریخ درمان اولیه نامعتبر است',
  noActiveContract: (clinic: string) => `قرارداد فعال برای کلینیک "${clinic}" یافت نشد`,
  contractNotFound: 'قرارداد یافت نشد',
  listsNotLoaded: 'قراردادهای کلینیک هنوز بارگذاری نشده است. کمی بعد دوباره امتحان کنید.',
} as const;

/** When something could not be loaded or saved (TRT-ERR-1, TRT-ERR-3). */
export const failures = {
  patients: 'خطا در بارگذاری بیماران: ',
  types: 'خطا در بارگذاری انواع درمان: ',
  data: 'خطا در بارگذاری اطلاعات: ',
  record: 'خطا در بارگذاری درمان.',
  create: 'خطا در ثبت: ',
  update: 'خطا در به‌روزرسانی: ',
} as const;

/** What happened to treatments, said wherever the user is. */
const { removed: _, ...saved } = recordNews(one);
export const news = { ...saved, updated: 'درمان با موفقیت به‌روزرسانی شد' };

/** The same for the list of new ones. */
export const stagedNews = {
  sent: 'درمان‌ها با موفقیت ثبت شدند',
  kept: 'درمان‌های ثبت‌نشده نگه داشته شدند.',
  waiting: 'ثبت درمان‌ها به تصمیم شما نیاز دارد. به «ثبت درمان جدید» برگردید.',
  busy: 'فرم درمان نیمه‌کاره ماند. پس از افزودن آن به لیست، بیمار دیگر را انتخاب کنید.',
} as const;
