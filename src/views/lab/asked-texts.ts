/** What is asked while the form holds something that is not complete. */
export const asked = {
  send: 'آنچه در فرم نوشته‌اید کامل نیست و در لیست نیست. فقط موارد لیست ارسال شود؟ فرم برای لیست جدید می‌ماند.',
  print: 'آنچه در فرم نوشته‌اید کامل نیست و در لیست نیست. فقط موارد لیست چاپ شود؟ فرم همان‌طور می‌ماند.',
} as const;
