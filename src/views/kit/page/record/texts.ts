import { type Failure, isAccepted } from '../../../../schema/kit/failure.ts';

/** What is done with something begun that waits elsewhere. */
export const waitingWords = { goOn: 'ادامه', discard: 'دور انداختن پیش‌نویس', discardYes: 'دور انداختن', discardNo: 'نگه داشتن' } as const;

export type WaitingWords = Readonly<Record<keyof typeof waitingWords, string>>;

/** How the provider was heard of a write whose outcome is not known, as a sentence begins with it; `what` was written. */
export const heard = (failure: Failure | null | undefined, what: string): string =>
  isAccepted(failure)
    ? `سرور ${what} را پذیرفت، ولی آن را نشان نداد`
    : failure?._tag === 'Unavailable' || failure?._tag === 'Rejected'
      ? 'سرور خطا داد'
      : 'پاسخ سرور نرسید';

/** The same of a write of which nothing is to be seen, as a sentence of its own. */
export const unseen = (failure: Failure | null | undefined, what: string): string =>
  isAccepted(failure)
    ? `سرور این ${what} را پذیرفت، ولی فعلاً آن را نشان نمی‌دهد.`
    : `پاسخ سرور نرسید و این ${what} فعلاً در سرور دیده نمی‌شود. شاید هنوز در راه باشد.`;

/** Words of the form of one record, new or stored; `one` is what the record is called. */
export const recordWords = (one: string) =>
  ({
    loading: `در حال بارگذاری اطلاعات ${one}...`,
    missing: `این ${one} یافت نشد.`,
    missingHelp: `این ${one} دیگر در سرور نیست؛ شاید حذف شده باشد.`,
    gone: `این ${one} دیگر در سرور نیست؛ شاید حذف شده باشد. آنچه نوشته‌اید مانده است و می‌توانید آن را دوباره اضافه کنید.`,
    goneKept: `این ${one} دیگر در سرور نیست؛ شاید حذف شده باشد. آنچه نوشته‌اید تا خروج از فرم همین‌جا می‌ماند.`,
    renew: 'افزودن دوباره',
    looking: (why: Failure | null) => `${heard(why, 'این اطلاعات')}. تا چند ثانیه دیگر بررسی می‌شود که ذخیره انجام شده است یا نه. لطفاً صبر کنید.`,
    checking: 'در حال بررسی...',
    leaveTitle: 'خروج از فرم',
    leave: 'تغییرات ذخیره‌نشده از بین می‌رود. خارج می‌شوید؟',
    leaveYes: 'خروج بدون ذخیره',
    leaveNo: 'بازگشت به فرم',
    unsentTitle: 'هنوز در سرور دیده نمی‌شود',
    unsent: (why: Failure | null) => `${unseen(why, 'تغییر')} دوباره ارسال شود؟`,
    unsentNew: (why: Failure | null) => `${unseen(why, one)} اگر ذخیره شده باشد و دوباره بفرستید، تکراری می‌شود. دوباره ارسال شود؟`,
    late: 'بررسی به‌موقع تمام نشد و چیزی ارسال نشد. ذخیره شود؟',
    resend: 'ارسال دوباره',
    correct: 'بازگشت به فرم',
    unsureTitle: 'نتیجه ذخیره معلوم نیست',
    unsure: (why: Failure | null) => `${heard(why, 'این اطلاعات')} و بررسی هم ممکن نشد. پیش از تلاش دوباره باید روشن شود که ذخیره انجام شده است یا نه.`,
    checkAgain: 'بررسی دوباره',
    warningTitle: 'پیش از ذخیره بررسی کنید',
    saveAnyway: 'ذخیره شود',
    choosingTitle: `آیا ${one} ثبت شده است؟`,
    choosing: (why: Failure | null) =>
      `${heard(why, 'این اطلاعات')}. این موارد با همین مشخصات در سرور هستند. اگر یکی همان ${one} است که ثبت کردید، آن را انتخاب کنید.`,
    noneOfThese: 'هیچ‌کدام؛ دوباره ارسال شود',
    choosingAnew: `این موارد با همین مشخصات در سرور هستند؛ شاید این ${one} از جای دیگری اضافه شده باشد. اگر یکی همان است، انتخابش کنید.`,
    noneAnew: 'هیچ‌کدام؛ افزوده شود',
    waiting: (name: string | null) => `تغییرات ذخیره‌نشده ${name ? `«${name}»` : `یک ${one} دیگر`} مانده است`,
    waitingNew: (name: string | null) => `فرم ${one} جدید${name ? ` «${name}»` : ''} نیمه‌کاره مانده است`,
    discardAsked: (name: string | null) => `آنچه در فرم ${name ? `«${name}»` : one} نوشته‌اید دور انداخته شود؟`,
  }) as const;

type Words = ReturnType<typeof recordWords>;
/** An area may say some of it in other words. */
export type RecordWords = { readonly [Key in keyof Words]: Words[Key] extends string ? string : Words[Key] };
