/** Words of no area in particular. */
export const words = {
  backwards: 'پایان بازه پیش از آغاز آن است.',
  appName: 'مدیریت مطب دندانپزشکی',
  appShort: 'مطب',
  pageTitle: (screen: string) => `${screen} | مدیریت مطب دندانپزشکی`,
  retry: 'تلاش دوباره',
  loading: 'در حال بارگذاری...',
  required: 'اجباری',
  long: 'این متن بیش از اندازه بلند است. بخشی از آن را کوتاه کنید.',
  offline: 'شما آفلاین هستید.',
  mayBeOld: 'اطلاعات ممکن است به‌روز نباشد.',
  ending: 'در حال بستن نشست...',
  fallen: 'مشکلی پیش آمد. برنامه را دوباره باز کنید؛ آنچه نوشته‌اید سر جایش است.',
  routeFailed: 'این بخش بارگذاری نشد. اتصال اینترنت را بررسی کنید.',
  skip: 'رفتن به محتوای اصلی',
} as const;

/** Why a call failed, for when the provider has no words of its own (KIT-FAIL-1 to KIT-FAIL-3). */
export const failureWords = {
  offline: 'اتصال اینترنت برقرار نیست.',
  connection: 'مشکل در ارتباط با سرور',
  timeout: 'سرور در زمان مقرر پاسخ نداد. لطفاً دوباره امتحان کنید.',
  unavailable: 'خطای داخلی سرور. لطفاً بعداً دوباره امتحان کنید.',
  notSent: 'ارتباط با سرور برقرار نشد و چیزی ارسال نشد. لطفاً دوباره امتحان کنید.',
  partMissing: 'بخشی از برنامه بارگذاری نشد و چیزی ارسال نشد. لطفاً دوباره امتحان کنید.',
  throttled: 'درخواست‌ها زیاد بود. لطفاً کمی بعد دوباره امتحان کنید.',
  authentication: 'خطای احراز هویت.',
  permission: 'عدم مجوز.',
  invalid: 'اطلاعات ارسال‌شده معتبر نیست.',
  missing: 'مورد درخواستی یافت نشد.',
  unreadable: 'پاسخ سرور خوانا نبود. لطفاً دوباره امتحان کنید.',
  // Whoever reads it has signed in again since: before that nothing but the way in is shown.
  sessionEnded: 'نشست شما به پایان رسیده بود. لطفاً دوباره امتحان کنید.',
  unknownOutcome: 'پاسخ سرور نرسید و معلوم نیست که ثبت انجام شده باشد. پیش از تلاش دوباره، لیست را بررسی کنید.',
  again: 'لطفاً دوباره امتحان کنید.',
  unexpected: (reason: string) => `خطای غیرمنتظره: ${reason}`,
} as const;
