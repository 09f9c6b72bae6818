import { persianDigits } from '../../schema/kit/digits.ts';
import type { FileProblem, Pane, StepKind } from '../../schema/workflows/viewer.ts';

export const welcome = {
  title: 'بازپخش گزارش',
  lead: 'فایل گزارش را اینجا رها کنید یا آن را انتخاب کنید.',
  privacy: 'فایل فقط در همین صفحه خوانده می‌شود و به هیچ جا فرستاده نمی‌شود.',
  choose: 'انتخاب فایل',
  another: 'فایل دیگر',
  drop: 'رها کنید تا باز شود',
  opening: (name: string) => `در حال خواندن «${name}»`,
  progress: (done: number, total: number) => `${persianDigits(done)} از ${persianDigits(total)} گام`,
  wanted: (step: number) => `پس از باز شدن، گام ${persianDigits(step + 1)} نشان داده می‌شود.`,
} as const;

/** Why a file cannot be shown: what is wrong, and what helps. */
export const problems: Readonly<Record<FileProblem, { readonly title: string; readonly help: string }>> = {
  notJson: {
    title: 'این فایل گزارش مطب نیست',
    help: 'فایلی را باز کنید که با «گزارش مشکل» ساخته شده است؛ نام آن با matab-report آغاز می‌شود.',
  },
  foreign: { title: 'این فایل از برنامه دیگری است', help: 'محتوای آن خوانده شد، ولی گزارش مطب نیست. فایل درست را باز کنید.' },
  tooNew: { title: 'این گزارش از نسخه تازه‌تری است', help: 'آن را با صفحه بازپخش همان نسخه یا نسخه‌ای تازه‌تر باز کنید.' },
  damaged: { title: 'این گزارش آسیب دیده یا ناقص است', help: 'بخشی از فایل نرسیده یا تغییر کرده است. از کاربر بخواهید آن را دوباره بفرستد.' },
  empty: { title: 'این فایل خالی است', help: 'گامی در آن ثبت نشده است. از کاربر بخواهید گزارش را دوباره بسازد.' },
  unreadable: { title: 'فایل خوانده نشد', help: 'شاید جابه‌جا یا حذف شده باشد. دوباره آن را انتخاب کنید.' },
};

export const banners = {
  otherBuild: (version: string) =>
    `این گزارش با ساخت دیگری از برنامه (نسخه ${persianDigits(version)}) ثبت شده و با ساخت کنونی بازپخش می‌شود؛ ممکن است با آنچه کاربر دید یکی نباشد.`,
  diverges: (step: number) => `نخستین واگرایی در گام ${persianDigits(step + 1)} است.`,
  agrees: 'هیچ واگرایی دیده نشد.',
  showIt: 'نمایش',
  differs: (step: number) => `پوشاندن اطلاعات شخصی، مسیر برنامه را از گام ${persianDigits(step + 1)} تغییر داده است.`,
  notReplayable: 'آغاز این نشست در گزارش نیست: رویدادهای آن دیده می‌شود، ولی صفحه‌ها و حالت‌ها ساخته نمی‌شود.',
} as const;

export const bar = {
  help: 'راهنمای صفحه‌کلید',
  disguised: 'نام‌ها و تاریخ‌ها ساختگی‌اند',
  note: 'نوشته کاربر',
  noteTitle: 'کاربر نوشته است:',
  noteMasked: 'این نوشته پوشانده نشده است.',
  noteClose: 'بستن نوشته کاربر',
  build: (hash: string) => `ساخت ${hash}`,
  foldedByOwn: 'با همان ساخت بازپخش می‌شود',
  link: 'کپی نشانی این گام',
  copied: 'نشانی این گام کپی شد.',
  notCopied: 'کپی نشد؛ نشانی را از نوار مرورگر بردارید.',
  version: (version: string) => `نسخه ${persianDigits(version)}`,
  page: (file: string) => `${file} | بازپخش گزارش`,
} as const;

export const panes: Readonly<Record<Pane, string>> = { screen: 'صفحه', records: 'رویدادها', details: 'گام', chart: 'نمودار' };
export const inspectorLabel = 'چه چیزی از گام دیده شود';

export const kinds: Readonly<Record<StepKind, string>> = { action: 'کارهای کاربر', call: 'فراخوانی‌ها', fault: 'خطاها' };

/** What one step is. */
export const kind = { action: 'کار کاربر', call: 'فراخوانی' } as const;

export const chart = {
  label: (workflow: string, value: string | null) => {
    const now = value === null ? 'هنوز آغاز نشده' : value === '' ? 'زنده است' : `اکنون در ${value}`;
    return `نمودار حالت‌های ${workflow}؛ ${now}`;
  },
  none: (workflow: string) => `نموداری برای ${workflow} نیست: حالت‌های آن در این گزارش ساخته نشد.`,
  notYet: 'هنوز آغاز نشده است',
  alive: 'زنده است و یک حالت بیشتر ندارد',
  ended: 'پایان‌یافته',
  hears: (count: number) => `${persianDigits(count)} رویداد را می‌پذیرد`,
} as const;

/** What lies in the memory of workflows, in general. */
export const memory = {
  absent: 'نبود',
  empty: 'خالی',
  none: 'هیچ',
  yes: 'بله',
  no: 'خیر',
  items: (count: number) => `${persianDigits(count)} مورد`,
  item: (one: string, place: string) => `${one} ${place}`,
  /** One of the things in a list. */
  one: 'مورد',
  ones: { rows: 'ردیف', problems: 'ایراد', notices: 'پیام' },
  /** These hold what is named inside them. */
  silent: ['draft', 'data', 'value', 'record'],
  places: {
    attempts: 'دفعه‌های ثبت',
    confirmed: 'تأییدشده',
    draft: 'فرم',
    failure: 'خطا',
    filter: 'فیلتر',
    focus: 'فیلد در کانون',
    notices: 'پیام‌ها',
    online: 'اتصال به شبکه',
    opened: 'فرم هنگام باز شدن',
    order: 'ترتیب',
    path: 'نشانی',
    problem: 'ایراد',
    problems: 'ایرادها',
    query: 'جستجو',
    route: 'صفحه',
    rows: 'ردیف‌ها',
    scroll: 'جای پیمایش',
    sheet: 'پنجره باز',
    signedIn: 'واردشده',
    touched: 'فیلدهای دست‌خورده',
    user: 'کاربر',
    username: 'نام کاربری',
  },
} as const;
export const paneLabel = 'بخش‌های بازپخش';

export const screen = {
  mark: 'بازپخش ضبط‌شده، فقط برای دیدن',
  label: 'صفحه‌ای که کاربر دید',
  none: 'صفحه‌ای برای این گام ساخته نمی‌شود.',
  broken: 'این صفحه از این حالت ساخته نشد. با رفتن به گامی دیگر دوباره ساخته می‌شود.',
} as const;

export const records = {
  title: 'رویدادها',
  search: 'جستجوی رویداد، گردش کار یا متن',
  searchShort: 'جستجو',
  workflow: 'گردش کار',
  nothing: 'گامی با این گزینش نیست.',
  looking: 'در حال جستجو...',
  none: 'موردی یافت نشد',
  found: (index: number, count: number) => `${index < 0 ? '' : `${persianDigits(index + 1)} از `}${persianDigits(count)} مورد`,
  nextMatch: 'مورد بعدی',
  lastMatch: 'مورد قبلی',
  all: 'همه گردش‌ها',
  error: 'خطا',
  divergence: 'واگرایی',
  match: 'یافته جستجو',
} as const;

export const lanes = {
  title: 'خط زمان گردش‌های کار',
} as const;

export const transport = {
  deck: 'زمان',
  error: 'خطا',
  divergence: 'واگرایی',
  first: 'گام نخست',
  back: 'گام قبل',
  play: 'پخش',
  pause: 'توقف',
  on: 'گام بعد',
  last: 'گام آخر',
  speed: 'سرعت پخش',
  times: (speed: number) => `${persianDigits(speed)}×`,
  scrub: 'جای پخش',
  position: (step: number, count: number) => `گام ${persianDigits(step + 1)} از ${persianDigits(count)}`,
  nextError: 'خطای بعدی',
  lastError: 'خطای قبلی',
  errors: (count: number) => `${persianDigits(count)} خطا`,
  firstDivergence: 'نخستین واگرایی',
  divergences: (count: number) => `${persianDigits(count)} واگرایی`,
} as const;

export const details = {
  title: 'جزئیات گام',
  record: 'رویداد',
  kind: 'گونه',
  workflow: 'گردش کار',
  path: 'نشانی',
  sender: 'فرستنده',
  port: 'پاسخ فراخوانی',
  time: 'زمان (تهران)',
  day: 'روز (ساختگی)',
  sinceBegin: 'از آغاز',
  type: 'نوع',
  payload: 'محتوا',
  noPayload: 'بدون محتوا',
  senders: { person: 'کاربر یا محیط', self: 'زمان‌سنج خودش', effect: 'فراخوانی' },
  kinds: { init: 'آغاز گردش کار', lost: 'به گردش کار پایان‌یافته رسید', refused: 'ثبت نشد: با شرح خود نمی‌خواند' },
  by: { user: 'کاربر', program: 'برنامه', provider: 'سرور', clock: 'زمان‌سنج' },
  state: 'حالت',
  same: '(همان که بود)',
  oneState: '•',
  notYet: 'هنوز نبود',
  notBuilt: 'ساخته نشد',
  mark: 'نشان حالت',
  marks: { same: 'با ضبط یکی است', differs: 'با ضبط یکی نیست', unprocessed: 'در ضبط پردازش نشد', none: 'سنجیده نشد' },
  divergences: {
    state: 'حالتی غیر از آنچه ضبط شد',
    message: 'پیامی که از پی رویدادها نمی‌آید یا نرسید',
    input: 'آغاز با ورودی دیگر',
    stranger: 'پیام به گردش کاری که نیست',
    refused: 'رویدادی که ثبت نشد',
    missing: 'این بخش در این ساخت نیست',
  },
  difference: 'چه تغییر کرد',
  noDifference: 'حافظه تغییر نکرد.',
  more: (count: number) => `${persianDigits(count)} تغییر دیگر`,
  timers: 'زمان‌سنج‌های فعال',
  noTimers: 'زمان‌سنجی فعال نیست.',
  dueIn: (time: string) => `تا ${time}`,
  overdue: 'موعد گذشته',
  calls: 'فراخوانی‌های در جریان',
  noCalls: 'فراخوانی‌ای در جریان نیست.',
  since: (time: string) => `از ${time} پیش`,
  memory: 'همه حافظه این گردش کار',
} as const;

export const help = {
  title: 'راهنمای صفحه‌کلید',
  keys: [
    [['→', '↓'], 'گام بعد'],
    [['←', '↑'], 'گام قبل'],
    [['Home'], 'گام نخست'],
    [['End'], 'گام آخر'],
    [['Space'], 'پخش و توقف'],
    [['1', '…', '5'], 'سرعت ۱× تا ۱۶×'],
    [['E'], 'خطای بعدی؛ با Shift قبلی'],
    [['F'], 'نخستین واگرایی'],
    [['D'], 'واگرایی بعدی؛ با Shift قبلی'],
    [['/'], 'جستجو'],
    [['N'], 'یافته بعدی؛ با Shift قبلی'],
    [['PageDown', 'PageUp'], 'پیمایش صفحه کاربر'],
    [['A'], 'فقط کارهای کاربر، یا همه'],
    [['C'], 'فقط فراخوانی‌ها، یا همه'],
    [['X'], 'فقط خطاها، یا همه'],
    [['G'], 'نمودار حالت‌ها؛ با Shift خود گام'],
    [['L'], 'کپی نشانی این گام'],
    [['O'], 'باز کردن فایل'],
    [['?'], 'این راهنما'],
  ] as readonly (readonly [readonly string[], string])[],
  note: 'گزینش‌ها با هم به کار می‌روند: کارهای کاربر و خطاهای یک گردش کار، و جستجو در همان‌ها.',
} as const;
