import type { Notice } from '../../schema/app/workflow.ts';
import { persianDigits } from '../../schema/kit/digits.ts';
import { formatAmount } from '../../schema/kit/money.ts';
import { isolated } from '../../schema/kit/persian-text.ts';
import { recordNews } from '../kit/feedback/news.ts';
import { listWords } from '../kit/page/list/texts.ts';

/** What an appointment is called in the words that all lists and forms share. */
export const one = 'نوبت';

/** The names of what an appointment holds; also in the provider's refusals. */
export const fields = {
  patient: 'بیمار',
  date: 'تاریخ',
  time: 'ساعت',
  is_new_treatment: 'نوع نوبت',
  description: 'توضیحات',
} as const;

/** The same of what the form holds, with what only it has. */
export const labels = { ...fields, noted: 'توضیحات بیمار قبلی' } as const;

export const kinds = { start: 'شروع درمان', continuation: 'ادامه درمان', unknown: 'نوع نامشخص' } as const;

/** The list of appointments (APT-LIST-1 to APT-LIST-7). */
export const list = {
  ...listWords(one, 'نوبت‌ها'),
  viewsLabel: 'روزهای نوبت‌ها',
  views: { today: 'امروز', range: 'بازه زمانی', date: 'تاریخ مشخص' },
  /** Of a day or some: what could not be read may be of others. */
  unreadable: (count: number) => `${formatAmount(count)} نوبت خوانده نشد و شاید در همین روزها باشد.`,
  empty: 'نوبتی یافت نشد.',
  emptyDay: 'در این روز نوبتی ثبت نشده است. یکی از ساعت‌های آزاد یا «افزودن نوبت» را بزنید.',
  emptyPast: 'در این روز نوبتی ثبت نشده است.',
  emptyRange: 'در این بازه نوبتی ثبت نشده است.',
  loadError: 'خطا در بارگذاری نوبت‌ها.',
  counted: (day: string, count: number) => `${day} · ${formatAmount(count)} نوبت`,
  dayLabel: 'روز',
  rangeLabel: 'بازه زمانی',
  week: 'روزهای هفته',
  previousWeek: 'هفته قبل',
  nextWeek: 'هفته بعد',
  inDay: (count: number) => `${formatAmount(count)} نوبت`,
  free: (name: string) => `تعطیل رسمی: ${name}`,
  friday: 'جمعه، تعطیل',
  unnamed: { nobody: 'بیمار نامشخص', loading: 'در حال خواندن نام...', unread: 'نام خوانده نشد' },
  somebody: 'بیمار',
  patientsError: 'نام و شماره بیماران خوانده نشد. ',
  call: (name: string) => `تماس با ${name}`,
  noPhone: 'شماره تماسی برای این بیمار ثبت نشده است.',
  phoneLoading: 'شماره بیماران هنوز نرسیده است. کمی بعد دوباره بزنید.',
  phoneUnread: 'شماره این بیمار خوانده نشد.',
  near: (name: string, time: string) => `${name}، ساعت ${time}`,
  close: 'کمتر از ۱۵ دقیقه با نوبت دیگری فاصله دارد.',
  /** The same in one short line. */
  closeBrief: 'فاصله کمتر از ۱۵ دقیقه',
  misread: 'روزهایی که در نشانی صفحه آمده بود درست نیست. نوبت‌های امروز نشان داده می‌شود.',
  addNew: 'نوبت جدید',
  addPatient: 'بیمار جدید',
  row: (name: string, day: string, time: string) => `${isolated(name)}، ${persianDigits(day)} ساعت ${time}`,
  printTitle: 'فهرست نوبت‌ها',
  phone: 'شماره تماس',
} as const;

/** The free times of a day. */
export const gaps = {
  title: 'ساعت‌های آزاد',
  between: (from: string, to: string) => `آزاد از ${from} تا ${to}`,
  book: (time: string) => `ثبت نوبت در ساعت ${time}`,
  moveHere: (time: string) => `انتقال نوبت به ساعت ${time}`,
  none: 'ساعت آزادی در این روز نمانده است.',
  rule: 'ساعت‌های آزاد از نوبت‌های هشت هفته گذشته حساب می‌شود؛ اگر کم باشند، از ۹ صبح تا ۹ شب. هر نوبت نیم ساعت شمرده می‌شود.',
} as const;

/** Moving an appointment to another gap. */
export const move = {
  begin: 'جابه‌جایی نوبت',
  picking: (name: string) => `جابه‌جایی نوبت ${name}: روز و سپس یکی از ساعت‌های آزاد را بزنید.`,
  pickingDay: (name: string) => `جابه‌جایی نوبت ${name}: ساعت‌های آزاد در صفحه یک روز دیده می‌شود.`,
  toDay: 'نمایش روز نوبت',
  cancel: 'انصراف از جابه‌جایی',
  moving: (name: string, when: string) => `در حال انتقال نوبت ${name} به ${when}...`,
  moved: (name: string, when: string) => `نوبت ${name} به ${when} منتقل شد.`,
  undo: 'برگرداندن',
  close: 'بستن',
  failed: 'خطا در ویرایش نوبت: ',
  lost: 'پاسخ سرور نرسید. بررسی شد و نوبت جابه‌جا نشده است.',
  elsewhere: (name: string, when: string) => `پاسخ سرور نرسید. نوبت ${name} اکنون در ${when} است؛ شاید از دستگاه دیگری جابه‌جا شده باشد.`,
  meant: (name: string, when: string) => `(نوبت ${name}، به ${when})`,
  since: (name: string, when: string) => `نوبت ${name} اکنون در ${when} است؛ شاید از دستگاه دیگری جابه‌جا شده باشد.`,
  gone: 'این نوبت دیگر در سرور نیست، شاید از دستگاه دیگری حذف شده باشد.',
  unsure: 'پاسخ سرور نرسید و بررسی هم ممکن نشد. معلوم نیست نوبت جابه‌جا شده است یا نه.',
  unchecked: (reason: string) => `جای نوبت در سرور بررسی نشد و چیزی فرستاده نشد. ${reason}`,
  late: 'جای نوبت در سرور به‌موقع بررسی نشد و چیزی فرستاده نشد.',
  again: 'ارسال دوباره',
  check: 'بررسی دوباره',
} as const;

/** What a patient is told of an appointment. */
export const message = {
  open: 'پیام یادآوری به بیمار',
  title: (name: string) => `پیام به ${name}`,
  text: (name: string | null, when: string, dentist: string | null) =>
    [`سلام${name === null ? '' : ` ${name}`}، یادآوری نوبت دندانپزشکی شما: ${when}.`, ...(dentist === null ? [] : [`دکتر ${dentist}`])].join('\n'),
  chat: 'ارسال در واتساپ',
  sms: 'ارسال با پیامک',
  gone: 'این نوبت دیگر در لیست نیست؛ شاید حذف شده باشد.',
  noMobile: 'این شماره موبایل نیست؛ شاید پیام به آن نرسد.',
  share: 'اشتراک‌گذاری',
  copy: 'کپی',
  copied: 'کپی شد.',
  refused: 'مرورگر اجازه کپی نداد.',
} as const;

/** An appointment as a file for calendars. */
export const file = {
  save: 'فایل تقویم (ics)',
  title: (dentist: string | null) => (dentist === null ? 'نوبت دندانپزشکی' : `نوبت دندانپزشکی، دکتر ${dentist}`),
} as const;

/** The appointment form (APT-FORM-1). */
export const form = {
  titleNew: 'ثبت نوبت جدید',
  titleEdit: 'ویرایش نوبت',
  addPatient: 'ثبت بیمار جدید',
  candidate: (name: string, when: string) => `${name}، ${when}`,
  back: 'بازگشت به نوبت‌ها',
  noted: (name: string, text: string) => `برای ${isolated(name)} نوشته بودید: «${isolated(text)}»`,
  takeNote: 'برای این بیمار هم نوشته شود',
} as const;

/** Every problem of a draft (APT-FORM-2). */
export const problems = {
  required: 'لطفاً تمام فیلدهای مورد نیاز را پر کنید.',
  patientRequired: 'بیمار را انتخاب کنید.',
  dateRequired: 'تاریخ نوبت را وارد کنید.',
  timeRequired: 'ساعت نوبت را وارد کنید.',
  patientNotFound: 'این بیمار دیگر در لیست نیست. بیمار دیگری انتخاب کنید.',
  dateInvalid: 'تاریخ نامعتبر است. مثلاً ۱۴۰۵/۰۲/۲۱ بنویسید.',
  timeInvalid: 'ساعت نامعتبر است. مثلاً ۹، ۹۳۰ یا ۹:۳۰ بنویسید.',
  descriptionLong: 'توضیحات بیش از ۱۰۰۰ نویسه است.',
} as const;

/** Doubts that a second confirmation overrules. */
export const warnings = {
  past: (day: string) => `${day} گذشته است. نوبت برای روزی که گذشته ثبت شود؟`,
  pastHour: (time: string) => `ساعت ${time} امروز گذشته است. نوبت برای ساعتی که گذشته ثبت شود؟`,
  outside: (time: string, from: string, to: string) => `ساعت ${time} بیرون از ساعت‌های معمول این روز است (${from} تا ${to}).`,
  outsideAsked: (time: string) => `ساعت ${time} بیرون از ساعت‌های معمول است. نوبت در همین ساعت ثبت شود؟`,
  instead: (time: string) => `منظور ${time} بود`,
  unchecked: 'نوبت‌های دیگر هنوز نرسیده است؛ نزدیکی به آن‌ها و ساعت‌های معمول بررسی نشده است.',
  uncheckedFailed: 'نزدیکی به نوبت‌های دیگر و ساعت‌های معمول بررسی نشد. ',
  near: (name: string) => `در این ساعت نوبت دیگری ثبت شده است: ${name}`,
  nearUnnamed: 'نزدیک به این ساعت نوبت دیگری ثبت شده است.',
  twin: 'همین بیمار در همین روز و ساعت نوبت دارد.',
} as const;

/** When something could not be loaded, saved or deleted (APT-FORM-5). */
export const failures = {
  create: 'خطا در ثبت نوبت: ',
  update: 'خطا در ویرایش نوبت: ',
  load: 'خطا در بارگذاری اطلاعات نوبت.',
  remove: 'خطا در حذف نوبت.',
} as const;

export const removal = 'آیا مطمئن هستید که می‌خواهید این نوبت را حذف کنید؟';

/** What is said of appointments wherever one is (APT-FORM-6). */
export const news = {
  ...recordNews(one),
  created: 'نوبت‌ها با موفقیت ثبت شدند.',
  updated: 'نوبت با موفقیت ویرایش شد.',
  removed: 'نوبت با موفقیت حذف شد.',
  moved: 'نوبت جابه‌جا شد.',
  movedBack: 'نوبت به ساعت پیشین برگشت.',
  moveWaiting: 'جابه‌جایی یک نوبت به تصمیم شما نیاز دارد. به نوبت‌ها برگردید.',
  filed: 'فایل تقویم ذخیره شد.',
  notFiled: 'فایل تقویم ذخیره نشد.',
  /** It stays in sight where others are: it says whose. */
  noPhone: ({ values }: Notice) => `شماره تماسی برای ${isolated(values.label ?? 'این بیمار')} ثبت نشده است.`,
  phoneLoading: list.phoneLoading,
  phoneUnread: list.phoneUnread,
} as const;
