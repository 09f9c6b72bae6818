import { persianDigits } from '../../schema/kit/digits.ts';
import type { FileProblem, Pane } from '../../schema/viewer/viewer-workflow.ts';

export const welcome = {
  title: 'بازپخش گزارش',
  lead: 'پرونده گزارش را اینجا رها کنید یا آن را انتخاب کنید.',
  privacy: 'پرونده فقط در همین صفحه خوانده می‌شود و به هیچ جا فرستاده نمی‌شود.',
  choose: 'انتخاب پرونده',
  another: 'پرونده دیگر',
  drop: 'رها کنید تا باز شود',
  opening: (name: string) => `در حال خواندن «${name}»`,
  progress: (done: number, total: number) => `${persianDigits(done)} از ${persianDigits(total)} گام`,
  wanted: (step: number) => `پس از باز شدن، گام ${persianDigits(step + 1)} نشان داده می‌شود.`,
} as const;

/** Why a file cannot be shown: what is wrong, and what helps. */
export const problems: Readonly<Record<FileProblem, { readonly title: string; readonly help: string }>> = {
  notJson: {
    title: 'این پرونده گزارش مطب نیست',
    help: 'پرونده‌ای را باز کنید که با «گزارش مشکل» ساخته شده است؛ نام آن با matab-report آغاز می‌شود.',
  },
  foreign: { title: 'این پرونده از برنامه دیگری است', help: 'محتوای آن خوانده شد، ولی گزارش مطب نیست. پرونده درست را باز کنید.' },
  tooNew: { title: 'این گزارش از نسخه تازه‌تری است', help: 'آن را با صفحه بازپخش همان نسخه یا نسخه‌ای تازه‌تر باز کنید.' },
  damaged: { title: 'این گزارش آسیب دیده یا ناقص است', help: 'بخشی از پرونده نرسیده یا تغییر کرده است. از کاربر بخواهید آن را دوباره بفرستد.' },
  empty: { title: 'این پرونده خالی است', help: 'گامی در آن ثبت نشده است. از کاربر بخواهید گزارش را دوباره بسازد.' },
  unreadable: { title: 'پرونده خوانده نشد', help: 'شاید جابه‌جا یا حذف شده باشد. دوباره آن را انتخاب کنید.' },
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
  link: 'رونوشت نشانی این گام',
  copied: 'نشانی این گام رونوشت شد.',
  notCopied: 'رونوشت نشد؛ نشانی را از نوار مرورگر بردارید.',
  version: (version: string) => `نسخه ${persianDigits(version)}`,
  page: (file: string) => `${file} | بازپخش گزارش`,
} as const;

export const panes: Readonly<Record<Pane, string>> = { screen: 'صفحه', records: 'رویدادها', details: 'جزئیات' };
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
  looking: 'در حال جستجو...',
  none: 'موردی یافت نشد',
  found: (index: number, count: number) => `${index < 0 ? '' : `${persianDigits(index + 1)} از `}${persianDigits(count)} مورد`,
  nextMatch: 'مورد بعدی',
  lastMatch: 'مورد قبلی',
  chosen: (workflow: string) => `فقط ${workflow}`,
  all: 'نمایش همه گردش‌های کار',
  error: 'خطا',
  divergence: 'واگرایی',
  match: 'یافته جستجو',
} as const;

export const lanes = {
  title: 'خط زمان گردش‌های کار',
  filter: (workflow: string, count: number) => `فقط ${workflow}، ${persianDigits(count)} گام`,
} as const;

export const transport = {
  title: 'پخش',
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
  day: 'روز (جابه‌جا شده)',
  sinceBegin: 'از آغاز',
  type: 'نوع',
  payload: 'محتوا',
  noPayload: 'بدون محتوا',
  senders: { person: 'کاربر یا محیط', self: 'زمان‌سنج خودش', effect: 'فراخوانی' },
  kinds: { init: 'آغاز گردش کار', lost: 'به گردش کار پایان‌یافته رسید', refused: 'ثبت نشد: با شرح خود نمی‌خواند' },
  state: 'حالت',
  before: 'پیش',
  after: 'پس',
  notYet: 'هنوز نبود',
  notBuilt: 'ساخته نشد',
  mark: 'نشان حالت',
  marks: { same: 'با ضبط یکی است', differs: 'با ضبط یکی نیست', unprocessed: 'در ضبط پردازش نشد', none: 'سنجیده نشد' },
  divergences: {
    state: 'حالتی دیگر از آنچه ضبط شد',
    message: 'پیامی که از پی رویدادها نمی‌آید یا نرسید',
    input: 'آغاز با ورودی دیگر',
    stranger: 'پیام به گردش کاری که نیست',
    refused: 'رویدادی که ثبت نشد',
    missing: 'این بخش در این ساخت نیست',
  },
  difference: 'تغییر حافظه',
  noDifference: 'حافظه تغییر نکرد.',
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
    [['L'], 'رونوشت نشانی این گام'],
    [['O'], 'باز کردن پرونده'],
    [['?'], 'این راهنما'],
  ] as readonly (readonly [readonly string[], string])[],
  note: 'در خط زمان، با Tab و Enter یک گردش کار را برگزینید تا فقط گام‌های همان دیده شود.',
} as const;
