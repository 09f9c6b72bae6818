/** Words of the login screen (SES-LOGIN-1 to SES-LOGIN-5, SES-OTP-1 to SES-OTP-4). */
export const login = {
  title: 'ورود به حساب کاربری',
  modeLabel: 'روش ورود',
  static: 'رمز ثابت',
  otp: 'رمز یک‌بارمصرف',
  username: 'نام کاربری',
  password: 'رمز عبور',
  submit: 'ورود',
  mobile: 'شماره موبایل',
  mobileExample: '۰۹۱۲۳۴۵۶۷۸۹',
  sendCode: 'ارسال کد',
  code: 'کد ارسال‌شده',
  codeSentBefore: 'کد ارسال‌شده به ',
  codeSentAfter: ' را وارد کنید.',
  submitCode: 'تأیید کد',
  cancel: 'انصراف',
  signingIn: 'در حال ورود...',
  sending: 'در حال ارسال...',
  expired: 'نشست شما به پایان رسیده است. لطفاً دوباره وارد شوید.',
  elsewhere: 'در زبانه‌ای دیگر از حساب کاربری خارج شدید.',
  first: 'لطفاً ابتدا وارد حساب کاربری خود شوید.',
  signedOut: 'از حساب کاربری خود خارج شدید.',
  kept: 'آنچه نوشته بودید رمزگذاری شد و با ورود دوباره شما برمی‌گردد.',
  left: 'پاک کردن اطلاعات مطب از این دستگاه کامل نشد. برنامه را ببندید و باز کنید تا کامل شود؛ تا آن وقت دستگاه را به کسی نسپارید.',
  gone: 'آنچه نوشته بودید پاک شد، چون معلوم نبود از کیست.',
  held: 'آنچه نوشته بودید فقط تا وقتی این صفحه باز است می‌ماند؛ همین‌جا دوباره وارد شوید.',
} as const;

/** What is wrong with the form, by the code that the workflow gives. */
export const loginProblems = {
  credentialsMissing: 'لطفاً نام کاربری و رمز عبور را وارد کنید.',
  mobileMissing: 'لطفاً شماره موبایل را وارد کنید.',
  mobileInvalid: 'شماره موبایل معتبر نیست (مثال: ۰۹۱۲۳۴۵۶۷۸۹).',
  codeMissing: 'لطفاً کد ارسال‌شده را وارد کنید.',
  otpUnsupported: 'این قابلیت هنوز پیاده‌سازی نشده است.',
  failed: 'خطا در ورود، لطفاً دوباره امتحان کنید.',
} as const;
