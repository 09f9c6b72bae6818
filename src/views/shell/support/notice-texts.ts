/** What is said over any screen of reports and of the log of events: handed over, deleted, lost, kept. */
export const logNotices = {
  shared: 'گزارش فرستاده شد.',
  saved: 'فایل گزارش ذخیره شد. آن را برای پشتیبانی بفرستید.',
  removed: 'ثبت رویدادهای این دستگاه پاک شد.',
  rescued: 'پیش‌نویسی از نسخه پیشین برنامه نگه داشته شد؛ آن را در تنظیمات ببینید.',
  lost: 'آنچه پیش‌تر روی این دستگاه ثبت شده بود دیگر نیست؛ مرورگر یا کسی آن را پاک کرده است.',
  guessed: 'آنچه با نسخه پیشین برنامه وارد کرده بودید با نسخه تازه خوانده شد؛ پیش از فرستادن، یک بار نگاهش کنید.',
} as const;
