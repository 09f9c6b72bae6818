import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../schema/account/password.ts';
import { persianDigits } from '../../schema/kit/digits.ts';
import { formatAmount } from '../../schema/kit/money.ts';

const shortest = persianDigits(SHORTEST_PASSWORD);
const longest = persianDigits(LONGEST_PASSWORD);

/** The change of password. */
export const password = {
  title: 'تغییر رمز عبور',
  rules: `رمز جدید باید ${shortest} تا ${longest} نویسه داشته باشد و با فاصله شروع یا تمام نشود.`,
  others: 'پس از تغییر رمز، دستگاه‌های دیگری که با این حساب وارد شده‌اند خارج می‌شوند.',
  submit: 'تغییر رمز',
  changing: 'در حال تغییر رمز...',
  nameless: 'هنوز معلوم نیست این کدام حساب کاربری است؛ تا وقتی معلوم نشود نمی‌توان رمز را عوض کرد.',
  fields: { oldPassword: 'رمز عبور فعلی', newPassword: 'رمز عبور جدید', newPasswordAgain: 'تکرار رمز عبور جدید' },
} as const;

/** What is wrong with a field, by field and code (SEC-PASS-2 to SEC-PASS-4). */
export const passwordProblems: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  oldPassword: { missing: 'رمز عبور فعلی را وارد کنید.' },
  newPassword: {
    missing: 'رمز عبور جدید را وارد کنید.',
    tooShort: `رمز عبور جدید باید دست‌کم ${shortest} نویسه داشته باشد.`,
    tooLong: `رمز عبور جدید نباید بیش از ${longest} نویسه داشته باشد.`,
    blankEdges: 'رمز عبور جدید با فاصله شروع یا تمام می‌شود. فاصله‌های آغاز و پایان را بردارید.',
  },
  newPasswordAgain: { missing: 'رمز عبور جدید را دوباره وارد کنید.', different: 'تکرار با رمز عبور جدید یکی نیست.' },
};

/** When the password could not be changed, or nobody knows whether it was. */
export const passwordFailures = {
  failed: 'رمز عبور عوض نشد.',
  unsure: 'پاسخ سرور نرسید و معلوم نیست رمز عوض شده باشد.',
  unsureHelp:
    'شاید رمز عوض شده باشد. می‌توانید همین را دوباره بفرستید؛ اگر این بار سرور رمز فعلی را نپذیرد، به احتمال زیاد رمز پیش‌تر عوض شده است. بار بعد نخست با رمز جدید وارد شوید و اگر نشد با رمز قبلی.',
  perhapsChanged: 'سرور این رمز را نپذیرفت. شاید رمز پیش‌تر عوض شده باشد؛ با رمز جدید وارد شوید.',
  unsupported: 'این سرور امکان تغییر رمز عبور از داخل برنامه را ندارد.',
  unsupportedHelp: 'رمز عبور شما همان است که بود. برای تغییر آن با مسئول سرور تماس بگیرید.',
  back: 'بازگشت به تنظیمات',
} as const;

/** The sessions of the account. */
export const sessions = {
  title: 'دستگاه‌های واردشده',
  help: 'دستگاه‌هایی که با حساب کاربری شما وارد شده‌اند. اگر دستگاهی را نمی‌شناسید، خارجش کنید و رمز عبور را عوض کنید.',
  loading: 'در حال بارگذاری دستگاه‌ها...',
  unknownDevice: 'دستگاه ناشناس',
  current: 'این دستگاه',
  used: (when: string) => `آخرین استفاده: ${when}`,
  begunAt: (moment: string) => `ورود: ${moment}`,
  unknownTime: 'زمان آخرین استفاده نامشخص است',
  refresh: 'به‌روزرسانی',
  alone: 'فقط همین دستگاه با حساب شما وارد شده است.',
  none: 'سرور هیچ دستگاهی را نشان نمی‌دهد.',
  unreadable: (count: number) => `${formatAmount(count)} دستگاه خوانده نشد و در این لیست نیست.`,
  stale: (reason: string) => `لیست دستگاه‌ها به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  loadError: 'دستگاه‌های واردشده بارگذاری نشد.',
  unsupported: 'این سرور دستگاه‌های واردشده را نشان نمی‌دهد.',
  unsupportedHelp: 'برای خارج کردن دستگاهی دیگر، با مسئول سرور تماس بگیرید.',
  end: 'خارج کردن',
  endOf: (device: string) => `خارج کردن ${device}`,
  endOthers: (count: number) => `خارج کردن همه دستگاه‌های دیگر (${formatAmount(count)})`,
} as const;

/** Before a device is signed out, while it is, and when that failed. */
export const ending = {
  title: 'خارج کردن دستگاه',
  question: 'آیا می‌خواهید این دستگاه از حساب شما خارج شود؟ کسی که با آن کار می‌کند باید دوباره وارد شود.',
  othersTitle: 'خارج کردن دستگاه‌های دیگر',
  othersQuestion: (count: number) => `آیا می‌خواهید ${formatAmount(count)} دستگاه دیگر از حساب شما خارج شود؟ این دستگاه می‌ماند.`,
  stillThere: 'پاسخ سرور نرسیده بود و هنوز از حساب خارج نشده است. دوباره خارج شود؟',
  yes: 'خارج شود',
  underWay: 'در حال خارج کردن...',
  failed: 'خارج نشد.',
  look: 'بررسی دوباره',
  unsure: 'معلوم نشد که خارج شده است یا نه. اتصال را بررسی کنید و دوباره نگاه کنید.',
} as const;

/** Told wherever one is. */
export const news = {
  passwordChanged: 'رمز عبور عوض شد و دستگاه‌های دیگر از حساب شما خارج شدند.',
  passwordNotRelocked: 'رمز عبور عوض شد و دستگاه‌های دیگر خارج شدند، اما آنچه روی این دستگاه در انتظار است با رمز جدید قفل نشد.',
  passwordUnchanged: 'رمز عبور عوض نشد. برای تلاش دوباره به «تغییر رمز عبور» برگردید.',
  passwordUnsure: 'پاسخ سرور نرسید و معلوم نیست رمز عبور عوض شده باشد. بار بعد نخست با رمز جدید وارد شوید و اگر نشد با رمز قبلی.',
  sessionEnded: (device: string) => `${device} از حساب شما خارج شد.`,
  othersEnded: 'دستگاه‌های دیگر از حساب شما خارج شدند.',
  sessionNotEnded: (device: string) => `معلوم نیست ${device} خارج شده باشد. به «دستگاه‌های واردشده» برگردید.`,
  othersNotEnded: 'معلوم نیست دستگاه‌های دیگر خارج شده باشند. به «دستگاه‌های واردشده» برگردید.',
} as const;
