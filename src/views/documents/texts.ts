import { persianDigits } from '../../schema/kit/digits.ts';
import { formatAmount, type Whole } from '../../schema/kit/money.ts';
import { dayWords } from '../kit/fields/texts.ts';

/** The papers about a patient as a whole. */
export const documents = {
  title: 'فاکتور و گواهی',
  tabsLabel: 'نوع برگه',
  tabs: { invoice: 'فاکتور', certificate: 'گواهی', advice: 'توصیه‌های پس از درمان' },
  choosePatient: 'انتخاب بیمار',
  file: 'پرونده',
  needsPatient: 'بیمار را انتخاب کنید تا برگه آماده شود.',
  noPatient: 'بیمار یافت نشد.',
  notLoaded: 'اطلاعات بیمار بارگذاری نشد.',
  stale: (reason: string) => `اطلاعات بیمار به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  loading: 'در حال بارگذاری...',
  print: 'چاپ',
  printed: 'پنجره چاپ بسته شد.',
  empty: 'شروع دوباره',
  emptyQuestion: 'آنچه روی این برگه‌ها نوشته‌اید پاک می‌شود. شروع دوباره؟',
  waiting: (who: string | null) => `پیش‌نویس ${who === null ? 'یک برگه' : `برگه‌های ${who}`} مانده است`,
  waitingDiscardAsked: (who: string | null) => `آنچه روی ${who === null ? 'این برگه' : `برگه‌های ${who}`} نوشته‌اید دور انداخته شود؟`,
  emptyYes: 'پاک شود',
  doubtTitle: 'چاپ با همین اطلاعات؟',
  doubtYes: 'چاپ شود',
  checking: 'در حال خواندن درمان‌ها و مانده حساب...',
  doubts: {
    services: 'نام بعضی از خدمات معلوم نیست و روی برگه «نامشخص» می‌آید.',
    insurance: 'نام بیمه معلوم نیست و روی برگه «نامشخص» می‌آید.',
    patient: 'نام بیمار معلوم نیست و روی برگه نمی‌آید.',
    practice: 'نام و نشانی مطب خوانده نشد و روی برگه نمی‌آید.',
    rows: 'درمان‌ها به‌روز نشد؛ شاید درمانی از قلم افتاده یا تغییر کرده باشد.',
    account: 'مانده حساب به‌روز نشد؛ پرداخت‌شده و قابل پرداخت شاید قدیمی باشد.',
    differs: 'مانده حساب با درمان‌های همین برگه جور نیست؛ روی برگه نوشته می‌شود که هر مبلغ از کجاست.',
  },
} as const;

/** What is typed on the papers. */
export const fields = {
  note: 'توضیحات',
  treatment: 'نام درمان',
  day: 'تاریخ',
  restDays: 'تعداد روزهای استراحت',
  addressee: 'برای ارائه به',
  kind: 'نوع درمان',
  adviceName: 'نام درمان',
  adviceText: 'متن توصیه',
  phone: 'شماره تماس',
  others: 'توصیه‌های دیگر',
  patient: 'بیمار',
} as const;

/** What is wrong with a field (DOC-PAPER-3, DOC-PAPER-4, DOC-SMS-1). */
export const problems = {
  treatmentRequired: 'لطفاً نام درمان را وارد کنید.',
  dayInvalid: dayWords.wrong,
  dayFuture: 'گواهی را نمی‌توان برای روزی نوشت که هنوز نرسیده است.',
  restInvalid: 'تعداد روزهای استراحت باید عدد صحیح و صفر یا بیشتر باشد.',
  restTooLong: 'مدت استراحت نمی‌تواند بیش از یک سال (۳۶۵ روز) باشد.',
  phoneRequired: 'لطفاً شماره تماس و متن توصیه را وارد کنید.',
  textRequired: 'لطفاً شماره تماس و متن توصیه را وارد کنید.',
  phoneInvalid: 'این شماره کامل نیست. مثلاً ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.',
} as const;

/** The invoice. */
export const invoice = {
  title: 'فاکتور خدمات دندانپزشکی',
  issued: 'تاریخ صدور',
  patient: 'نام بیمار',
  national: 'کد ملی',
  insurance: 'بیمه',
  service: 'شرح خدمت',
  tooth: 'دندان',
  done: 'تاریخ انجام',
  price: 'مبلغ',
  sum: 'جمع',
  discount: 'تخفیف',
  total: 'جمع پس از تخفیف',
  paid: 'پرداخت‌شده',
  due: 'قابل پرداخت',
  credit: 'بستانکار',
  settled: 'تسویه‌شده',
  inWords: (name: string) => `${name} به حروف`,
  none: 'برای این بیمار هنوز درمانی ثبت نشده است.',
  noneHelp: 'فاکتور از درمان‌های ثبت‌شده ساخته می‌شود.',
  addTreatment: 'ثبت درمان',
  count: (count: number) => `${persianDigits(count)} درمان`,
  rows: 'درمان‌ها',
  rowsFailed: (reason: string) => `درمان‌ها بارگذاری نشد. ${reason}`,
  rowsStale: (reason: string) => `درمان‌ها به‌روز نشد و فاکتور شاید قدیمی باشد. ${reason}`,
  unreadable: (count: number) => `${persianDigits(count)} درمان خوانده نشد و در این فاکتور نیست؛ تا همه خوانده نشوند چاپ نمی‌شود.`,
  financesStale: (reason: string) => `مانده حساب به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  financesFailed: (reason: string) => `مانده حساب بارگذاری نشد؛ فاکتور بدون آن چاپ نمی‌شود. ${reason}`,
  ofRows: 'جمع ردیف‌ها',
  totalOfRows: 'جمع ردیف‌ها پس از تخفیف',
  ofAccount: (name: string) => `${name} (حساب بیمار)`,
  totalOfAccount: 'جمع درمان‌ها (حساب بیمار)',
  whose: 'جمع ردیف‌ها از همین برگه است و بقیه از حساب بیمار نزد مطب؛ این دو اکنون یکی نیستند.',
  whoseDue: 'قابل پرداخت طبق حساب بیمار نزد مطب است و تفاضل جمع و پرداخت‌شده نیست.',
  old: {
    rows: 'فهرست درمان‌ها هنگام چاپ به‌روز نشده بود.',
    account: 'مانده حساب هنگام چاپ به‌روز نشده بود.',
  },
  namesFailed: (reason: string) => `نام خدمات بارگذاری نشد. ${reason}`,
  nameless: (count: number) => `نام ${persianDigits(count)} خدمت معلوم نیست؛ شاید از لیست خدمات حذف شده باشد.`,
  differs: (said: Whole, summed: Whole) => `سرور جمع درمان‌ها را ${formatAmount(said)} تومان می‌داند، اما جمع همین ردیف‌ها ${formatAmount(summed)} تومان است.`,
} as const;

/** The certificate. */
export const certificate = {
  title: 'گواهی درمان دندانپزشکی',
  issued: 'تاریخ صدور',
  to: (addressee: string) => `به: ${addressee}`,
  begins: 'بدین‌وسیله گواهی می‌شود ',
  national: ' به شماره ملی ',
  on: ' در تاریخ ',
  for: ' برای ',
  came: ' به این مرکز مراجعه کرده و تحت درمان قرار گرفته است.',
  rests: 'نامبرده به مدت ',
  days: ' روز از تاریخ ',
  needs: ' به استراحت نیاز دارد.',
  purpose: 'این گواهی به درخواست بیمار صادر شده و ارزش دیگری ندارد.',
  blank: '..............................',
  quick: 'درمان‌های اخیر بیمار',
  daysUnit: 'روز',
  restHint: 'صفر یا خالی: بدون استراحت',
} as const;

/** The advice, on paper and as a message. */
export const advice = {
  title: (treatment: string) => `توصیه‌های پس از ${treatment || 'درمان'}`,
  forName: 'برای',
  own: 'متن دلخواه',
  kinds: 'متن آماده',
  fits: 'مناسب آخرین درمان',
  renew: 'بازگشت به متن آماده',
  giveBack: 'برگرداندن متن قبلی',
  pointALine: 'هر نکته در یک خط',
  send: 'ارسال در واتساپ',
  sms: 'ارسال پیامک',
  share: 'اشتراک‌گذاری یا کپی',
  sending: 'ارسال برای بیمار',
  message: (name: string | null, treatment: string, text: string, doctor: string | null) =>
    [
      name === null ? 'با سلام،' : `با سلام ${name}،`,
      `توصیه‌های پس از ${treatment || 'درمان'}:`,
      text,
      'در صورت هر پرسش با ما تماس بگیرید.',
      ...(doctor === null ? [] : [`دکتر ${doctor}`]),
    ].join('\n'),
  noMobile: 'این شماره موبایل نیست؛ شاید پیام به آن نرسد.',
  goesTo: (number: string) => `پیام به ${number} می‌رود.`,
  qr: 'کد QR',
  qrDisabled: 'کد QR در این نسخه فعال نیست.',
  cancelled: 'اشتراک‌گذاری لغو شد',
  outcomes: {
    printed: 'پنجره چاپ بسته شد.',
    chat: 'گفت‌وگو با متن آماده باز شد؛ ارسال نهایی همان‌جاست.',
    sms: 'برنامه پیامک با متن آماده باز شد؛ ارسال نهایی همان‌جاست.',
    shared: 'متن به برنامه انتخابی شما داده شد.',
    copied: 'متن کپی شد.',
    refused: 'مرورگر اجازه اشتراک‌گذاری یا کپی نداد. متن را خودتان انتخاب و کپی کنید.',
  },
} as const;
