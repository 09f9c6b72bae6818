import { persianDigits, persianNumber } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { formatAmount } from '../../schema/kit/money.ts';
import { recordNews } from '../kit/feedback/news.ts';

/** The names of what a contract holds; also in the provider's refusals (KIT-LABEL-1, KIT-LABEL-2, KIT-LABEL-3). */
export const contractFields = {
  clinic: 'کلینیک',
  start_date: 'تاریخ شروع',
  end_date: 'تاریخ پایان',
  contract_type: 'نوع قرارداد',
  percent: 'درصد',
  is_active: 'فعال',
} as const;

/** The same of a fixed tariff (KIT-LABEL-4, KIT-LABEL-5, KIT-LABEL-6). */
export const tariffFields = { contract: 'قرارداد', procedure_type: 'نوع خدمت', price: 'قیمت' } as const;

export const kinds = { percent: 'درصدی', fixed: 'تعرفه ثابت', combined: 'ترکیبی' } as const;

export const contractOne = 'قرارداد';
export const tariffOne = 'تعرفه';

export const contract = {
  title: 'قراردادهای کلینیک',
  titleOf: (clinic: string) => `قراردادهای ${clinic}`,
  stored: 'قراردادهای این کلینیک',
  empty: 'هیچ قراردادی برای این کلینیک یافت نشد.',
  active: 'قرارداد فعال است',
  afterLast: (day: string) => `شروع از پایان آخرین قرارداد: ${persianDigits(day)}`,
  yearLater: 'با تاریخ شروع، پایان یک سال بعد گذاشته می‌شود.',
  percentHint: 'سهم شما از هر درمان',
  combinedHint: 'خدمتی که تعرفه ثابت دارد با تعرفه، و بقیه با درصد حساب می‌شود.',
  fixedHint: 'سهم شما از هر خدمت، تعرفه ثابت همان خدمت است. پس از ذخیره، تعرفه‌ها را وارد می‌کنید.',
  backwards: 'با این تغییر، سهم درمان‌های پیشین این قرارداد هم دوباره حساب می‌شود. اگر تغییر فقط از امروز به بعد است، قرارداد جدیدی ثبت کنید.',
  period: (from: string, to: string) => `از ${persianDigits(from)} تا ${persianDigits(to)}`,
  share: (percent: number) => `${persianNumber(percent)}٪`,
  named: (kind: string, from: string, to: string) => `${kind}، ${persianDigits(from)} تا ${persianDigits(to)}`,
  manage: 'مدیریت قراردادها',
} as const;

/** How a contract stands today, and the days between two of them. */
export const standing = {
  now: 'امروز برقرار است',
  beside: 'برقرار است، اما امروز قرارداد دیگری حساب می‌شود',
  overlapping: (others: readonly string[]) => `همپوشانی با ${others.join('؛ ')}`,
  past: 'پایان‌یافته',
  ahead: 'آینده',
  inactive: 'غیرفعال',
  daysLeft: (days: number) => (days === 0 ? 'امروز پایان می‌یابد' : `${persianDigits(days)} روز تا پایان`),
  gap: (days: number) => `${persianDigits(days)} روز بدون قرارداد`,
  noneToday: 'امروز هیچ قرارداد فعالی برای این کلینیک برقرار نیست.',
  endsSoon: (days: number, next: string | null) =>
    `قرارداد ${days === 0 ? 'امروز' : `${persianDigits(days)} روز دیگر`} پایان می‌یابد و ${
      next === null ? 'قراردادی پس از آن ثبت نشده است.' : `قرارداد بعدی ${persianDigits(jalaliText(next))} آغاز می‌شود.`
    }`,
  timeline: 'قراردادها به ترتیب زمان',
} as const;

/** What a service earns the dentist. */
export const shares = {
  title: 'سهم شما از هر خدمت، با قرارداد امروز',
  sentence: (cost: number, share: number) => `از ${formatAmount(cost)} تومان، سهم شما ${formatAmount(share)}`,
  basis: { percent: 'درصدی', tariff: 'تعرفه ثابت', noTariff: 'بدون تعرفه' },
  noServices: 'هیچ نوع خدمتی یافت نشد.',
  toServices: 'انواع خدمات',
} as const;

export const tariff = {
  title: 'تعرفه‌های ثابت کلینیک',
  titleOf: (clinic: string) => `تعرفه‌های ثابت ${clinic}`,
  stored: 'تعرفه‌های این کلینیک',
  empty: 'هنوز تعرفه‌ای ثبت نشده است.',
  emptyHelp: 'برای هر خدمت یک قیمت ثابت وارد کنید تا سهم شما از آن همان باشد.',
  noContract: 'این کلینیک قراردادی با تعرفه ثابت یا ترکیبی ندارد.',
  toContracts: 'مدیریت قراردادها',
  manage: 'مدیریت تعرفه‌های ثابت',
  chooseService: 'جستجوی خدمت',
  noServices: 'هنوز نوع خدمتی ثبت نشده است.',
  toServices: 'افزودن نوع خدمت',
  free: (price: number) => `نرخ آزاد ${formatAmount(price)} تومان`,
  count: (count: number) => `${persianDigits(count)} تعرفه`,
  elsewhere: (count: number) => `${persianDigits(count)} تعرفه زیر قراردادهای دیگر است.`,
  inContract: 'در این قرارداد تعرفه دارد',
} as const;

/** Tariffs in the list whose contract is gone. */
export const moving = {
  gone: (count: number) => `قرارداد ${persianDigits(count)} تعرفه این لیست دیگر وجود ندارد.`,
  elsewhere: 'می‌توانید همه را یک‌جا به قرارداد دیگری ببرید.',
  to: 'انتقال به قرارداد',
} as const;

/** Raising all prices at once. */
export const raise = {
  title: 'افزایش همه تعرفه‌ها',
  percent: 'درصد افزایش',
  hint: (count: number) => `${persianDigits(count)} تعرفه قراردادهای جاری؛ هر قیمت به نزدیک‌ترین هزار تومان گرد می‌شود.`,
  apply: 'افزودن افزایش‌ها به لیست',
  none: 'با این درصد هیچ قیمتی تغییر نمی‌کند.',
  unchanged: (count: number) => `${persianDigits(count)} تعرفه تغییر نمی‌کند.`,
  example: (before: number, after: number) => `مثلاً ${formatAmount(before)} می‌شود ${formatAmount(after)} تومان.`,
} as const;

/** The lists to be sent. */
export const staged = {
  contracts: {
    title: 'لیست آماده ذخیره',
    submit: 'ذخیره قراردادها',
    submitCount: (count: number) => `ذخیره قراردادها (${persianDigits(count)})`,
  },
  tariffs: {
    title: 'لیست آماده ذخیره',
    submit: 'ذخیره تعرفه‌ها',
    submitCount: (count: number) => `ذخیره تعرفه‌ها (${persianDigits(count)})`,
  },
  inHand: 'در حال ویرایش',
  newOne: 'تازه',
  changed: 'ویرایش',
} as const;

/** Every problem of a contract's draft (CLI-CONTRACT-6, CLI-CONTRACT-7), for the form as a whole and at its field. */
export const contractProblems = {
  invalid: 'لطفاً اطلاعات معتبر وارد کنید (تاریخ شروع باید قبل از تاریخ پایان باشد و درصد باید بین ۰ تا ۱۰۰ باشد).',
  overlap: 'تاریخ‌های قرارداد با قراردادهای موجود همپوشانی دارند.',
  overlapHere: 'با قرارداد دیگری همپوشانی دارد.',
  clinicRequired: 'کلینیک مشخص نیست.',
  startRequired: 'تاریخ شروع را وارد کنید.',
  endRequired: 'تاریخ پایان را وارد کنید.',
  dateInvalid: 'تاریخ نامعتبر است.',
  datesReversed: 'تاریخ پایان باید بعد از تاریخ شروع باشد.',
  typeRequired: 'نوع قرارداد را انتخاب کنید.',
  percentRequired: 'درصد را وارد کنید.',
  percentInvalid: 'درصد باید بین ۰ تا ۱۰۰ باشد.',
  percentFine: 'درصد حداکثر دو رقم پس از ممیز دارد.',
} as const;

/** The same of a fixed tariff (CLI-TARIFF-4, CLI-TARIFF-5). */
export const tariffProblems = {
  invalid: 'لطفاً اطلاعات معتبر وارد کنید (قرارداد، نوع خدمت و قیمت باید مشخص شوند).',
  sameService: 'این نوع خدمت قبلاً برای این قرارداد ثبت شده است.',
  sameServiceHere: 'در این قرارداد قیمت دارد.',
  contractRequired: 'قرارداد را انتخاب کنید.',
  contractGone: 'این قرارداد دیگر وجود ندارد. قرارداد دیگری انتخاب کنید.',
  serviceRequired: 'نوع خدمت را انتخاب کنید.',
  serviceGone: 'این نوع خدمت دیگر وجود ندارد. مورد دیگری انتخاب کنید.',
  priceRequired: 'قیمت را وارد کنید؛ باید بیشتر از صفر باشد.',
} as const;

/** When something could not be loaded, saved or deleted (CLI-CONTRACT-10, CLI-TARIFF-8). */
export const failures = {
  load: 'خطا در بارگذاری اطلاعات: ',
  contract: { create: 'خطا در ثبت قرارداد: ', update: 'خطا در به‌روزرسانی قرارداد: ', remove: 'خطا در حذف قرارداد: ', missing: 'قرارداد یافت نشد.' },
  tariff: { create: 'خطا در ثبت تعرفه: ', update: 'خطا در به‌روزرسانی تعرفه: ', remove: 'خطا در حذف تعرفه: ', missing: 'تعرفه یافت نشد.' },
  clinicMissing: 'کلینیک یافت نشد.',
  clinicMissingHelp: 'شاید حذف شده باشد.',
  back: 'بازگشت به تنظیمات',
  personal: 'برای کلینیک شخصی قرارداد و تعرفه ثابت ثبت نمی‌شود.',
  toClinic: 'بازگشت به کلینیک',
} as const;

/** What happened, said wherever the user is. */
export const contractNews = recordNews(contractOne);
export const tariffNews = recordNews(tariffOne);

/** The same of the lists. */
export const stagedNews = {
  contracts: {
    sent: (count: string) => `${persianDigits(count)} قرارداد با موفقیت ذخیره شد.`,
    kept: 'قراردادهای ثبت‌نشده نگه داشته شدند.',
    waiting: 'ذخیره قراردادها به تصمیم شما نیاز دارد. به قراردادهای کلینیک برگردید.',
    busy: 'فرم قرارداد از پیش نیمه‌کاره بود و همان‌طور ماند.',
  },
  tariffs: {
    sent: (count: string) => `${persianDigits(count)} تعرفه با موفقیت ذخیره شد.`,
    kept: 'تعرفه‌های ثبت‌نشده نگه داشته شدند.',
    waiting: 'ذخیره تعرفه‌ها به تصمیم شما نیاز دارد. به تعرفه‌های ثابت کلینیک برگردید.',
    busy: 'فرم تعرفه از پیش نیمه‌کاره بود و همان‌طور ماند.',
  },
  nothing: 'هیچ تغییری برای ثبت وجود ندارد.',
} as const;

/** Before something is deleted. */
export const removals = {
  contract: 'آیا مطمئن هستید که می‌خواهید این قرارداد را حذف کنید؟',
  tariff: 'سهم درمان‌های پیشین هم دیگر با این تعرفه حساب نمی‌شود. آیا مطمئن هستید که می‌خواهید آن را حذف کنید؟',
  tariffs: (count: number) => `${persianDigits(count)} تعرفه ثابت این قرارداد هم حذف می‌شود.`,
} as const;
