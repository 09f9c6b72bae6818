import { persianDigits } from '../../schema/kit/digits.ts';
import { formatAmount, type Whole } from '../../schema/kit/money.ts';
import { days } from '../kit/page/list/days/texts.ts';
import { columnWords } from '../kit/print/files/column-texts.ts';

/** The financial summary as a whole. */
export const summary = {
  title: 'حسابداری',
  tabsLabel: 'بخش‌های حسابداری',
  tabs: { income: 'درآمد', receivable: 'مطالبات', expense: 'هزینه', asset: 'دارایی' },
  totals: { income: 'جمع درآمد', receivable: 'جمع مطالبات از کلینیک‌ها', expense: 'جمع هزینه', asset: 'جمع دارایی' },
  rows: { income: 'پرداخت‌کنندگان', receivable: 'کلینیک‌ها', expense: 'دسته‌بندی‌های هزینه', asset: 'دسته‌بندی‌های دارایی' },
  one: { income: 'پرداخت‌کننده', receivable: 'کلینیک', expense: 'دسته‌بندی', asset: 'دسته‌بندی' },
  entries: {
    income: (count: number) => `${formatAmount(count)} پرداخت`,
    expense: (count: number) => `${formatAmount(count)} هزینه`,
    asset: (count: number) => `${formatAmount(count)} دارایی`,
  },
  from: {
    income: (count: number) => `از ${formatAmount(count)} پرداخت‌کننده`,
    expense: (count: number) => `در ${persianDigits(count)} دسته‌بندی`,
    asset: (count: number) => `در ${persianDigits(count)} دسته‌بندی`,
  },
  clinics: (count: number) => `${persianDigits(count)} کلینیک`,
  withoutFigure: (count: number) => `گزارش سرور رقم ${persianDigits(count)} کلینیک را ندارد؛ این جمع بدون آن است.`,
  paidAhead: (toman: Whole) => `پیش‌پرداخت کلینیک‌ها، ${formatAmount(toman)} تومان، از این جمع کم شده است.`,
  ofPersonal: 'از بیماران کلینیک شخصی',
  personalDiffers: 'این رقم از گزارش سرور است. جمع «بیماران بدهکار» از درمان‌ها و پرداخت‌های همه بیماران حساب می‌شود و می‌تواند با آن فرق کند.',
  unread: (count: number) => `${persianDigits(count)} ردیف از گزارش سرور خوانده نشد و در این جمع نیست.`,
  patient: columnWords.patient,
  clinic: columnWords.clinic,
  unknownPayer: 'پرداخت‌کننده نامشخص',
  unknownCategory: columnWords.unknownCategory,
  noFigure: 'گزارش نشده',
  zero: 'صفر تومان',
  last: (day: string) => `آخرین: ${persianDigits(day)}`,
  leads: (name: string, what: string) => `${name}، ${what}`,
} as const;

/** The range of days. */
export const range = {
  label: 'بازه زمانی',
  quick: { thisMonth: 'این ماه', lastMonth: 'ماه گذشته', thisYear: 'امسال', ever: 'همه' },
  own: 'بازه دلخواه',
  ofReport: 'مانده امروز است: گزارش سرور بازه زمانی ندارد.',
  ofDebts: 'بازه، بدهی‌هایی را نشان می‌دهد که در آن آغاز شده‌اند.',
  said: days.said,
} as const;

/** Where there is nothing to sum. */
export const empty = {
  income: 'هنوز پرداختی ثبت نشده است.',
  expense: 'هنوز هزینه‌ای ثبت نشده است.',
  asset: 'هنوز دارایی‌ای ثبت نشده است.',
  receivable: 'از هیچ کلینیکی طلبی ندارید.',
  inRange: {
    income: 'در این بازه پرداختی نیست.',
    expense: 'در این بازه هزینه‌ای نیست.',
    asset: 'در این بازه دارایی‌ای نیست.',
  },
  before: (day: string) => `این بازه پیش از نخستین ردیف است، که در ${persianDigits(day)} ثبت شده است.`,
  after: (day: string) => `این بازه پس از آخرین ردیف است، که در ${persianDigits(day)} ثبت شده است.`,
  add: { income: 'ثبت پرداخت', expense: 'ثبت هزینه', asset: 'ثبت دارایی' },
  showAll: days.showAll,
} as const;

const many = {
  incomes: 'پرداخت‌ها',
  expenses: 'هزینه‌ها',
  assets: 'دارایی‌ها',
  clinics: 'نام کلینیک‌ها',
  patients: 'نام بیماران',
  expenseCategories: 'نام دسته‌بندی‌های هزینه',
  assetCategories: 'نام دسته‌بندی‌های دارایی',
  surgeries: 'درمان‌ها',
} as const;
export type SummedList = keyof typeof many;

/** What is missing of the figures, and what is there all the same. */
export const missing = {
  lists: many,
  loading: (list: SummedList) => `در حال بارگذاری ${many[list]}...`,
  failed: (list: SummedList) => `${many[list]} بارگذاری نشد.`,
  names: (lists: readonly SummedList[], reason: string) => `${lists.map((list) => many[list]).join(' و ')} بارگذاری نشد؛ ارقام درست است. ${reason}`,
  namesUnread: (list: SummedList, count: number) => `${persianDigits(count)} ردیف از ${many[list]} خوانده نشد؛ ارقام درست است.`,
  stale: (list: SummedList, reason: string) => `${many[list]} به‌روز نشد و ارقام شاید قدیمی باشد. ${reason}`,
  unreadable: (list: SummedList, count: number) => `${persianDigits(count)} ردیف از ${many[list]} خوانده نشد و در این جمع نیست.`,
  loadingReport: 'در حال بارگذاری گزارش...',
  invoices: 'گزارش مطالبات از کلینیک‌ها بارگذاری نشد.',
  clinics: 'لیست کلینیک‌ها بارگذاری نشد.',
  clinicsHelp: (reason: string) => `معلوم نیست کدام رقم از کلینیک شخصی است؛ مطالبات و جمع آن نمایش داده نمی‌شود. ${reason}`,
  clinicsUnread: 'رقمی که معلوم نیست از کدام کلینیک است شاید از کلینیک شخصی باشد و نمایش داده نمی‌شود.',
  invoicesStale: (reason: string) => `گزارش مطالبات به‌روز نشد و ارقام شاید قدیمی باشد. ${reason}`,
  invoicesHelp: (reason: string) => `رقم مطالبات هر کلینیک نمایش داده نمی‌شود. ${reason}`,
  income: (reason: string) => `گزارش سرور از درآمد کلینیک‌ها بارگذاری نشد. ${reason} ارقام زیر از خود پرداخت‌ها جمع شده است.`,
  incomeUnread: (count: number) =>
    `${persianDigits(count)} ردیف از گزارش سرور از درآمد کلینیک‌ها خوانده نشد و با پرداخت‌ها مقایسه نشد. ارقام زیر از خود پرداخت‌ها جمع شده است.`,
  differs: (clinic: string, said: Whole, summed: Whole) =>
    `گزارش سرور برای «${clinic}» ${formatAmount(said)} تومان است، اما جمع پرداخت‌هایش ${formatAmount(summed)} تومان.`,
  differing: (count: number) => `در ${persianDigits(count)} کلینیک اختلاف با گزارش سرور`,
  allUnreadable: (list: SummedList) => `${many[list]} خوانده نشد.`,
  allUnreadableHelp: (count: number) => `${formatAmount(count)} ردیف از سرور رسید که هیچ‌کدام خوانده نشد؛ جمع آن‌ها معلوم نیست.`,
  picture: (list: SummedList, failed: boolean) => `برای این نمودار ${many[list]} لازم است، که ${failed ? 'بارگذاری' : 'خوانده'} نشد.`,
  recorded: 'این ارقام در گزارش مشکل ثبت نمی‌شود.',
} as const;

/** The pictures. */
export const pictures = {
  label: 'نمودار',
  months: 'ماه‌ها',
  shares: 'سهم‌ها',
  monthsTitle: 'درآمد و هزینه ماه‌ها',
  sharesTitle: {
    income: 'سهم هر پرداخت‌کننده از درآمد',
    receivable: 'سهم هر کلینیک از مطالبات',
    expense: 'سهم هر دسته‌بندی از هزینه',
    asset: 'سهم هر دسته‌بندی از دارایی',
  },
  patients: 'پرداخت مستقیم بیماران',
  paidAhead: 'پیش‌پرداخت',
  wholeMonths: 'نمودار ماه‌های کامل را نشان می‌دهد.',
  cut: (months: number) => `${persianDigits(months)} ماه آخر این بازه نمایش داده می‌شود.`,
  loading: 'در حال بارگذاری نمودار...',
} as const;

/** Who owes, and since when. */
export const debtors = {
  choose: 'بدهکاران',
  of: { clinics: 'کلینیک‌ها', patients: 'بیماران بدهکار' },
  title: 'بیماران بدهکار',
  total: 'جمع بدهی بیماران',
  count: (count: number) => `${formatAmount(count)} بیمار، قدیمی‌ترین بدهی اول.`,
  loading: 'در حال محاسبه بدهی بیماران...',
  none: 'هیچ بیماری بدهی ندارد.',
  noneInRange: 'هیچ بدهی‌ای در این بازه آغاز نشده است.',
  noneRead: 'در ردیف‌های خوانده‌شده بدهی‌ای نیست.',
  undated: (count: number) => `بدهی ${persianDigits(count)} بیمار تاریخ نامشخص دارد و در این بازه و جمع نیست.`,
  since: (day: string) => `از ${persianDigits(day)}`,
  noDay: 'از تاریخ نامشخص',
  call: (name: string) => `تماس با ${name}`,
  message: (name: string) => `پیامک به ${name}`,
  noPhone: 'بدون شماره تماس',
  lessPaid: 'پرداخت‌هایی که خوانده نشد از بدهی‌ها کم نشده است؛ شاید بدهی بعضی بیماران کمتر از رقم زیر باشد.',
  noMessages: 'برای همین پیامک با مبلغ آماده نمی‌شود.',
  noMobile: (name: string) => `پیامک به ${name} آماده نمی‌شود، شماره موبایل نیست`,
  noMessage: (name: string) => `پیامک به ${name} آماده نمی‌شود، مبلغ بدهی قطعی نیست`,
  text: (amount: Whole) => `با سلام، مانده بدهی شما به مطب ${formatAmount(amount)} تومان است. برای هماهنگی لطفاً تماس بگیرید.`,
} as const;

/** The popup that leads to what can be added (ACC-SUM-5). */
export const adding = {
  add: 'افزودن و دسته‌بندی‌ها',
  payment: 'ثبت پرداخت',
  ledger: 'ثبت هزینه یا دارایی',
  categories: 'دسته‌بندی هزینه‌ها و دارایی‌ها',
  inventory: 'انبار',
} as const;

/** A table as a file. */
export const exporting = { entries: 'همه ردیف‌های این بازه (CSV)' } as const;

/** What columns are called, on paper and in files. */
export const columns = {
  name: { income: 'پرداخت‌کننده', receivable: 'کلینیک', expense: 'دسته‌بندی', asset: 'دسته‌بندی' },
  kind: 'نوع',
  count: 'تعداد',
  sum: 'جمع',
  part: 'سهم',
  first: 'نخستین تاریخ',
  firstGregorian: 'نخستین تاریخ (میلادی)',
  last: 'آخرین تاریخ',
  lastGregorian: 'آخرین تاریخ (میلادی)',
  patient: 'بیمار',
  phone: 'شماره تماس',
  owed: 'بدهی',
  owedPerhaps: 'بدهی، شاید کمتر',
  since: 'از تاریخ',
  sinceGregorian: 'از تاریخ (میلادی)',
  total: 'جمع کل',
} as const;
