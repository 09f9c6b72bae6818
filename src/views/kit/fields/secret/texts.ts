/** What a field of a secret says. */
export const secretWords = {
  show: 'نمایش رمز عبور',
  hide: 'پنهان کردن رمز عبور',
  foreign: 'رمز با صفحه‌کلید فارسی نوشته شده است.',
} as const;
