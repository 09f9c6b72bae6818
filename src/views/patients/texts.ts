import { persianDigits } from '../../schema/kit/digits.ts';
import { formatAmount } from '../../schema/kit/money.ts';

const counted = formatAmount;

/** The names of what a patient's file holds. */
export const fields = {
  first_name: 'نام',
  last_name: 'نام خانوادگی',
  fullName: 'نام و نام خانوادگی',
  national_number: 'کد ملی',
  gender: 'جنسیت',
  birth_date: 'تاریخ تولد',
  phone: 'شماره تماس',
  insurance: 'بیمه',
  address: 'آدرس',
  underlying_diseases: 'بیماری‌های زمینه‌ای',
  current_medications: 'داروهای مصرفی',
  drug_allergies: 'حساسیت‌های دارویی',
  fileNumber: 'شماره پرونده',
} as const;

export const genders = { male: 'مرد', female: 'زن' } as const;
/** Before the name on paper. */
export const genderTitles = { male: 'آقای', other: 'خانم' } as const;
export const age = (years: number) => (years === 0 ? 'زیر یک سال' : `${persianDigits(years)} ساله`);

/** The patient list. */
export const list = {
  title: 'لیست بیماران',
  search: 'جستجوی نام، کد ملی یا شماره تماس',
  count: (count: number) => `${counted(count)} بیمار`,
  found: (found: number, count: number) => `${counted(found)} از ${counted(count)} بیمار`,
  unknownCount: 'بارگذاری نشد',
  sortBy: 'مرتب‌سازی بر اساس',
  sortedBy: (order: string) => `مرتب‌سازی بر اساس ${order}`,
  orders: { lastName: 'نام خانوادگی', firstName: 'نام', newest: 'جدیدترین' },
  add: 'افزودن بیمار',
  noInsurance: 'بدون بیمه',
  noPhone: 'بدون شماره تماس',
  empty: 'بیمار یافت نشد.',
  emptyHelp: 'هنوز بیماری در این مطب ثبت نشده است. با ثبت نخستین بیمار، پرونده، درمان‌ها و پرداخت‌های او اینجا کنار هم می‌آیند.',
  noMatchHelp: 'املای نام یا رقم‌های کد ملی و شماره تماس را بررسی کنید. بخشی از نام هم کافی است.',
  clearSearch: 'پاک کردن جستجو',
  loading: 'در حال بارگذاری لیست بیماران...',
  loadError: 'خطا در بارگذاری لیست بیماران.',
  stale: (reason: string) => `لیست به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  unreadable: (count: number) => `${counted(count)} ردیف خوانده نشد و در این لیست نیست.`,
  printTitle: 'فهرست بیماران',
  printQuery: (query: string) => `جستجو: «${query}»`,
  index: 'ردیف',
} as const;

/** The patient form. */
export const form = {
  titleNew: 'ثبت بیمار جدید',
  titleEdit: 'ویرایش بیمار',
  identity: 'مشخصات فردی',
  contact: 'تماس و بیمه',
  medical: 'سوابق پزشکی',
  birthDateHint: 'مثلاً ۱۳۷۲/۰۵/۲۳',
  phoneHint: 'مثلاً ۰۹۱۲۳۴۵۶۷۸۹',
  tagHint: 'برای هر مورد جداگانه دکمه افزودن را بزنید.',
  noInsurance: 'بدون بیمه',
  insurancesLoading: 'در حال بارگذاری بیمه‌ها...',
  insurancesFailed: 'لیست بیمه‌ها بارگذاری نشد.',
  /** Eight or nine digits are mostly a number whose leading zeros were lost. */
  padded: (number: string) => `با صفرهای ابتدا: ${persianDigits(number)}`,
  checking: 'در حال بررسی...',
  lookingFor: 'پاسخ سرور نرسید. تا چند ثانیه دیگر بررسی می‌شود که بیمار ثبت شده است یا نه. لطفاً صبر کنید.',
  loading: 'در حال بارگذاری اطلاعات بیمار...',
  missing: 'بیمار یافت نشد.',
  missingHelp: 'این بیمار دیگر در لیست نیست؛ شاید حذف شده باشد.',
  backToList: 'بازگشت به لیست بیماران',
} as const;

/** Every problem of a draft, at its field or for the whole form (specification §5, Patient). */
export const problems = {
  required: 'لطفاً همه فیلدهای اجباری (نام، نام خانوادگی، کد ملی) را پر کنید.',
  requiredField: 'پر کردن این فیلد الزامی است.',
  letters: 'نام و نام خانوادگی باید فقط شامل حروف فارسی و فاصله باشند.',
  tenDigits: 'کد ملی باید ۱۰ رقم باشد.',
  birthDate: 'تاریخ تولد نامعتبر است. لطفاً تاریخ معتبر وارد کنید (مثل ۱۳۷۲/۰۵/۲۳).',
  birthDateProcessing: 'خطا در پردازش تاریخ تولد. لطفاً تاریخ معتبر وارد کنید.',
  save: 'خطا در ثبت یا ویرایش بیمار.',
  load: 'خطا در بارگذاری اطلاعات بیمار.',
  finances: 'خطا در بارگذاری اطلاعات مالی.',
} as const;

/** Doubts that do not stand in the way of saving. */
export const warnings = {
  controlDigit: 'رقم کنترل کد ملی درست نیست. لطفاً دوباره بررسی کنید.',
  twin: (name: string) => `بیمار دیگری با این کد ملی ثبت شده است: ${name}`,
  phone: 'قالب شماره تماس معمول نیست.',
} as const;

/** What the form asks before it goes on. */
export const questions = {
  warningTitle: 'پیش از ذخیره بررسی کنید',
  openTwin: (name: string) => `دیدن پرونده ${name}`,
  saveAnyway: 'ذخیره شود',
  correct: 'بازگشت به فرم',
  leaveTitle: 'خروج از فرم',
  leave: 'تغییرات ذخیره‌نشده از بین می‌رود. خارج می‌شوید؟',
  leaveYes: 'خروج بدون ذخیره',
  leaveNo: 'ادامه ویرایش',
  unsentTitle: 'ذخیره انجام نشده است',
  unsent: 'پاسخ سرور نرسید. بررسی شد و این تغییر در سرور ثبت نشده است. دوباره ارسال شود؟',
  unsentNew: 'پاسخ سرور نرسید. بررسی شد و این بیمار در سرور ثبت نشده است. دوباره ارسال شود؟',
  resend: 'ارسال دوباره',
  choosingTitle: 'آیا بیمار ثبت شده است؟',
  choosing: 'پاسخ سرور نرسید. این بیماران با همین مشخصات در سرور هستند. اگر یکی همان است که ثبت کردید، آن را انتخاب کنید.',
  candidate: (name: string, number: string, born: string | null) =>
    [name, `کد ملی ${persianDigits(number)}`, ...(born === null ? [] : [`متولد ${persianDigits(born)}`])].join('، '),
  noneOfThese: 'هیچ‌کدام؛ دوباره ارسال شود',
  unsureTitle: 'نتیجه ذخیره معلوم نیست',
  unsure: 'پاسخ سرور نرسید و بررسی هم ممکن نشد. پیش از تلاش دوباره باید روشن شود که ذخیره انجام شده است یا نه.',
  checkAgain: 'بررسی دوباره',
} as const;

/** The patient's file. */
export const profile = {
  title: 'پرونده بیمار',
  facts: 'مشخصات',
  fileNumberInactive: 'در این نسخه فعال نیست',
  balance: 'مانده حساب',
  balanceStates: { debt: 'بدهی', credit: 'بستانکار', settled: 'تسویه‌شده' },
  medical: 'سوابق پزشکی',
  allergyAlert: 'هشدار: حساسیت دارویی',
  noneRecorded: 'موردی ثبت نشده است',
  notRecorded: 'ثبت نشده',
  history: 'سابقه درمان',
  noTreatments: 'هنوز درمانی برای این بیمار ثبت نشده است.',
  addTreatment: 'درمان جدید',
  treatmentsFailed: 'سابقه درمان بارگذاری نشد.',
  treatmentsStale: 'سابقه درمان به‌روز نشد و شاید قدیمی باشد.',
  unreadable: (count: number) => `${counted(count)} درمان خوانده نشد و شاید بخشی از این سابقه باشد.`,
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
  edit: 'ویرایش بیمار',
  treatmentsCount: (count: number) => `${counted(count)} درمان`,
} as const;

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

/** What happened to a patient's file, said wherever the user is. */
export const news = {
  created: 'بیمار با موفقیت ثبت شد.',
  updated: 'اطلاعات بیمار با موفقیت ویرایش شد.',
  unchanged: 'تغییری برای ذخیره وجود ندارد.',
  removed: (name: string) => `پرونده «${name}» با موفقیت حذف شد.`,
  kept: 'آنچه در فرم بیمار نوشتید نگه داشته شد؛ با بازگشت به فرم ادامه دهید.',
  waiting: 'ذخیره بیمار به تصمیم شما نیاز دارد. به فرم بیمار برگردید.',
  treatmentRemoved: 'درمان با موفقیت حذف شد.',
} as const;

/** Before something is deleted, and when it could not be. */
export const removals = {
  patient: 'آیا مطمئن هستید که می‌خواهید این بیمار را حذف کنید؟',
  patientFailed: 'حذف بیمار انجام نشد.',
  treatment: 'آیا مطمئن هستید که می‌خواهید این درمان را حذف کنید؟',
  treatmentFailed: 'خطا در حذف درمان.',
} as const;
