import type { Notice } from '../../schema/app/workflow.ts';
import { DUE_SOON_DAYS } from '../../schema/installments/due.ts';
import type { Installment } from '../../schema/installments/installment.ts';
import { persianDigits } from '../../schema/kit/digits.ts';
import { formatAmount } from '../../schema/kit/money.ts';
import { recordNews } from '../kit/feedback/news.ts';
import { listWords } from '../kit/page/list/texts.ts';
import { pageWords } from '../kit/page/texts.ts';

const many = (count: number, one: string): string => `${persianDigits(count)} ${one}`;

/** A number that is a name, among Persian words: its groups would stand in the order of those, and on two lines. */
export const leftToRight = (number: string): string => `\u2066${persianDigits(number).replaceAll(' ', '\u00a0')}\u2069`;

/** The names of what a plan holds; also in the provider's refusals. */
export const planFields = { patient: 'بیمار', number_of_installments: 'تعداد اقساط', payment_period: 'فاصله اقساط', collateral: 'نوع ضمانت' } as const;

export const counts = [
  { value: 12, label: '۱۲ قسط (یک‌ساله)' },
  { value: 6, label: '۶ قسط' },
  { value: 3, label: '۳ قسط' },
] as const;
export const periods = [
  { value: 1, label: 'هر ماه' },
  { value: 2, label: 'هر دو ماه' },
] as const;
export const collaterals = [
  { value: 1, label: 'طلا' },
  { value: 2, label: 'چک صیادی' },
] as const;

export const collateralName = (code: number | string | null | undefined): string => collaterals.find(({ value }) => value === code)?.label ?? pageWords.unknown;
export const periodName = (months: number | null | undefined): string =>
  months == null ? 'فاصله نامشخص' : (periods.find(({ value }) => value === months)?.label ?? `هر ${persianDigits(months)} ماه`);
const partsName = (count: number | null | undefined): string => (count == null ? 'تعداد نامشخص' : many(count, 'قسط'));

/** The plans of a patient, as a list and one by one. */
export const plan = {
  ...listWords('طرح اقساط', 'طرح‌های اقساط'),
  title: 'تقسیط بدهی',
  debt: 'بدهی بیمار',
  credit: 'بستانکاری بیمار',
  unknown: 'معلوم نیست',
  noDebt: 'این بیمار بدهی ندارد و چیزی برای تقسیط نیست.',
  staleDebt: (reason: string) => `مانده حساب به‌روز نشد. ${reason}`,
  add: 'تقسیط بدهی',
  existing: 'طرح‌های ثبت‌شده',
  empty: 'هنوز طرحی برای این بیمار ثبت نشده است.',
  emptyHelp: 'بدهی به ۳، ۶ یا ۱۲ قسط برابر تقسیم می‌شود و طلا یا چک صیادی آن را تضمین می‌کند.',
  each: 'مبلغ هر قسط',
  last: 'قسط آخر',
  drawn: 'برنامه اقساط',
  drawnHelp: 'سررسیدها از امروز حساب می‌شود.',
  covered: (sum: number) => `${formatAmount(sum)} تومان از این بدهی با چک‌های وصول‌نشده پوشیده است.`,
  unknownDebt: 'مانده حساب معلوم نیست؛ تنها سررسیدها نشان داده می‌شود.',
  unknownCheques: 'چک‌های ثبت‌شده معلوم نیست؛ تنها سررسیدها نشان داده می‌شود.',
  submit: 'ثبت اقساط',
  continue: 'ادامه و ثبت چک‌ها',
  name: ({ number_of_installments: count, payment_period: period, collateral }: Omit<Installment, 'id' | 'patient'>) =>
    `${partsName(count)}، ${periodName(period)}، ${collateralName(collateral)}`,
  parts: ({ number_of_installments: count, payment_period: period }: Pick<Installment, 'number_of_installments' | 'payment_period'>) =>
    `${partsName(count)}، ${periodName(period)}`,
  progress: (paid: number, all: number) => `${persianDigits(paid)} از ${many(all, 'چک')} وصول شد`,
  noCheques: 'هنوز چکی برای این طرح ثبت نشده است.',
  lacking: (count: number) => `${many(count, 'چک')} مانده است`,
  addCheques: 'ثبت چک‌ها',
  gold: 'ضمانت این طرح طلا است و چک ندارد.',
  unknownCollateral: 'معلوم نیست چه چیزی این طرح را تضمین می‌کند.',
  twin: 'طرحی با همین تعداد، فاصله و ضمانت برای این بیمار ثبت شده است.',
  back: 'بازگشت به لیست بیماران',
} as const;

/** What is due of cheques. */
export const due = {
  overdue: (count: number) => `${many(count, 'چک')} سررسیدگذشته`,
  dueToday: (count: number) => `${many(count, 'چک')} امروز`,
  soon: (count: number) => `${many(count, 'چک')} تا ${many(DUE_SOON_DAYS, 'روز')} آینده`,
  states: { paid: 'وصول‌شده', overdue: 'سررسیدگذشته', soon: 'سررسید نزدیک', later: '' },
  today: 'سررسید امروز',
  unsure: 'وصول نامشخص',
} as const;

/** The cheques of all patients that are due. */
export const dueList = {
  ...listWords('چک', 'چک‌های سررسید'),
  empty: 'سررسید هیچ چکی نگذشته است.',
  emptyHelp: `تا ${many(DUE_SOON_DAYS, 'روز')} آینده هم چکی سررسید نمی‌شود.`,
  late: (days: number) => `${many(days, 'روز')} گذشته`,
  left: (days: number) => `${many(days, 'روز')} مانده`,
  owner: (name: string) => `صاحب چک: ${name}`,
  unnamed: { nobody: 'بیمار نامشخص', loading: 'در حال خواندن نام...', unread: 'نام خوانده نشد' },
  somebody: 'بیمار',
  call: (name: string) => `تماس با ${name}`,
  unloaded: (lists: string) => `لیست ${lists} بارگذاری نشد. `,
} as const;

/** Marking a cheque as paid. */
export const mark = {
  title: 'وصول چک‌ها',
  pay: 'وصول شد',
  unpay: 'وصول نشد',
  named: (day: string) => `چک ${persianDigits(day)}`,
  namedOf: (day: string, whom: string) => `چک ${persianDigits(day)} از ${whom}`,
  saving: (name: string) => `${name} در حال ثبت...`,
  paid: (name: string) => `${name} وصول شد.`,
  /** A mark moves no money: no call says that a cheque is a payment (D-152). */
  thenPay: 'برای کم شدن بدهی، پرداخت آن را هم ثبت کنید.',
  addPayment: 'ثبت پرداخت',
  unpaid: (name: string) => `${name} دوباره وصول‌نشده است.`,
  undo: 'بازگردانی',
  failed: (name: string, reason: string) => `وضعیت ${name} تغییر نکرد. ${reason}`,
  unsure: (name: string, reason: string) => `معلوم نیست وضعیت ${name} تغییر کرده باشد. ${reason}`,
  online: 'اتصال برقرار شد.',
  waiting: (count: number) => `${many(count, 'تغییر دیگر')} منتظر همین تغییر است.`,
  kept: (name: string) => `تغییر وضعیت ${name} مانده و فرستاده نشده است. پیش از ارسال ببینید هنوز درست است یا نه.`,
  send: 'ارسال',
  dismiss: 'انصراف از تغییر',
  check: 'بررسی دوباره',
  looking: 'پاسخ سرور نرسید. تا چند ثانیه دیگر بررسی می‌شود که تغییر ثبت شده است یا نه.',
} as const;

/** The names of what a cheque holds; also in the provider's refusals. */
export const chequeFields = {
  installment: 'طرح اقساط',
  check_owner_name: 'نام صاحب چک',
  check_owner_national_number: 'کد ملی صاحب چک',
  relation_to_patient: 'نسبت با بیمار',
  amount: 'مبلغ چک',
  due_date: 'تاریخ سررسید',
  check_number: 'شماره چک',
  is_paid: 'وصول‌شده',
  count: 'تعداد',
  period: 'فاصله',
} as const;

/** What an entry is called in the words that all staged lists share. */
export const one = 'چک';

export const cheque = {
  title: 'ثبت چک‌های اقساط',
  nationalNumber: 'کد ملی',
  birthDate: 'تاریخ تولد',
  fileNumber: 'شماره پرونده',
  balance: 'مانده حساب',
  credit: 'بستانکاری',
  none: '-',
  who: 'مشخصات بیمار',
  owner: 'صاحب چک',
  ownPatient: 'چک خود بیمار',
  ownerBefore: (name: string) => `صاحب چک پیشین: ${name}`,
  details: 'مشخصات چک',
  run: (count: number) => `${many(count, 'فقره')}، شماره‌های پیاپی`,
  single: 'یک چک',
  manner: 'چند چک؟',
  firstNumber: 'شماره نخستین چک',
  firstDue: 'سررسید نخستین چک',
  whole: (count: number) => `جمع مبلغ ${many(count, 'چک')}`,
  parts: (count: number, part: number, last: number) =>
    part === last
      ? `${many(count, 'چک')} ${formatAmount(part)} تومانی`
      : `${many(count - 1, 'چک')} ${formatAmount(part)} تومانی و آخری ${formatAmount(last)} تومان`,
  numberHint: 'شناسه صیادی ۱۶ رقم است',
  until: ' تا',
  suggested: 'پیشنهاد:',
  debt: 'بدهی',
  known: (count: number) => `${many(count, 'چک')} این طرح ثبت شده است`,
  gone: 'طرح اقساط یافت نشد.',
  goneHelp: 'شاید حذف شده باشد یا از آنِ بیمار دیگری باشد.',
  toPlans: 'بازگشت به طرح‌ها',
  entry: (number: string, amount: number) => `چک ${leftToRight(number)}، ${formatAmount(amount)} تومان`,
  unnumbered: 'شماره نامشخص',
  ownerless: 'صاحب نامشخص',
  record: (number: string | null, amount: number, day: string) =>
    [number === null ? 'چک' : `چک ${leftToRight(number)}`, `${formatAmount(amount)} تومان`, persianDigits(day)].join('، '),
} as const;

/** Every problem of a plan. */
export const planProblems = {
  patientRequired: 'بیمار معلوم نیست.',
  collateralRequired: 'نوع ضمانت را انتخاب کنید.',
  noDebt: 'این بیمار بدهی ندارد و چیزی برای تقسیط نیست.',
  debtTooSmall: 'این بدهی میان این تعداد قسط تقسیم نمی‌شود. تعداد کمتری انتخاب کنید.',
} as const;

/** Every problem of a cheque (PLAN-CHEQUE-4, PLAN-CHEQUE-5). */
export const chequeProblems = {
  required: 'هشدار: فیلدهای اجباری را پر کنید.',
  planGone: 'این طرح دیگر در سرور نیست یا از آنِ بیمار دیگری است.',
  ownerRequired: 'نام صاحب چک را وارد کنید.',
  ownerLong: 'نام صاحب چک حداکثر ۲۰۰ نویسه است.',
  nationalRequired: 'کد ملی صاحب چک را وارد کنید.',
  nationalInvalid: 'کد ملی باید ۱۰ رقم باشد.',
  relationRequired: 'نسبت با بیمار را وارد کنید.',
  relationLong: 'نسبت با بیمار حداکثر ۱۰۰ نویسه است.',
  amountRequired: 'مبلغ چک را وارد کنید.',
  amountInvalid: 'مبلغ چک باید بیشتر از صفر باشد.',
  dueRequired: 'تاریخ سررسید را وارد کنید.',
  dueInvalid: 'لطفاً تاریخ سررسید معتبر وارد کنید.',
  numberRequired: 'شماره چک را وارد کنید.',
  numberLong: 'شماره چک حداکثر ۵۰ نویسه است.',
  numberTwice: 'این شماره در لیست هست؛ هر شناسه صیادی از آنِ یک چک است.',
  runUnnumbered: 'برای شماره‌های پیاپی، شماره نخستین چک را فقط با رقم بنویسید؛ همه همین تعداد رقم دارند.',
  runTooSmall: 'این مبلغ میان این تعداد چک تقسیم نمی‌شود. تعداد کمتری انتخاب کنید.',
} as const;

/** When something could not be loaded, saved or deleted (PLAN-FORM-5, PLAN-CHEQUE-8, PLAN-CHEQUE-9). */
export const failures = {
  patient: 'خطا در بارگذاری اطلاعات بیمار.',
  finances: 'خطا در بارگذاری اطلاعات مالی.',
  noService: 'سرویس ثبت قسط در دسترس نیست. لطفاً با پشتیبانی تماس بگیرید.',
  plan: 'خطا در ثبت قسط. لطفاً دوباره تلاش کنید.',
  loadPlan: 'اطلاعات طرح اقساط بارگذاری نشد.',
  cheque: 'خطا در ثبت چک: ',
  removePlan: 'خطا در حذف طرح اقساط: ',
  removeCheque: 'خطا در حذف چک: ',
  cheques: 'چک‌های ثبت‌شده بارگذاری نشد. ',
} as const;

export const missing = { missing: 'بیمار یافت نشد.', missingHelp: 'شاید حذف شده باشد.' } as const;

/** What happened, said wherever the user is. */
export const planNews = { ...recordNews('طرح اقساط'), created: 'قسط با موفقیت ثبت شد!' };
export const chequeNews = recordNews(one);
export const stagedNews = {
  sent: 'چک‌ها با موفقیت ثبت شدند.',
  kept: 'چک‌های ثبت‌نشده نگه داشته شدند.',
  waiting: 'ثبت چک‌ها به تصمیم شما نیاز دارد. به «ثبت چک‌های اقساط» برگردید.',
  busy: 'فرم چک نیمه‌کاره ماند.',
} as const;
const behind = (count: number): string => (count > 1 ? ` ${mark.waiting(count - 1)}` : '');
export const markNews = {
  failed: ({ values }: Notice) => `وضعیت ${values.label ?? one} تغییر نکرد.${behind(Number(values.count))}`,
  unsure: ({ values }: Notice) => `معلوم نیست وضعیت ${values.label ?? one} تغییر کرده باشد.${behind(Number(values.count))}`,
  waiting: ({ values }: Notice) => `تغییر وضعیت ${values.label ?? one} مانده و فرستاده نشده است.${behind(Number(values.count))}`,
  gone: ({ values }: Notice) => `${values.label ?? one} دیگر در سرور نیست و از لیست برداشته شد.`,
} as const;
/** Why whoever pays a cheque cannot be called. */
export const callNews = {
  noPhone: ({ values }: Notice) => `شماره تماسی برای ${values.label ?? 'این بیمار'} ثبت نشده است.`,
  phoneLoading: 'نام و شماره بیماران هنوز نرسیده است. کمی بعد دوباره بزنید.',
  phoneUnread: 'شماره این بیمار خوانده نشد.',
} as const;
/** The way back to what could not be noted. */
export const toMarks = 'دیدن';

/** Before something is deleted. */
export const removals = {
  plan: 'آیا مطمئن هستید که می‌خواهید این طرح اقساط را حذف کنید؟',
  cheque: 'آیا مطمئن هستید که می‌خواهید این چک را حذف کنید؟',
} as const;
export const heldCheques = (count: number): string => `${many(count, 'چک')} در این طرح ثبت شده است.`;
