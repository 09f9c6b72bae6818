/** What stands in the page for as long as the program has not come (D-37), which cannot say it. */
export const unopened = {
  late: 'برنامه هنوز باز نشده است.',
  lateWhy: 'شاید اتصال اینترنت کند یا قطع باشد. آن را بررسی کنید و برنامه را دوباره باز کنید.',
  old: 'مرورگر این دستگاه قدیمی است.',
  oldWhy:
    'این برنامه با iOS و سافاری ۱۶٫۴، کروم ۱۱۱، فایرفاکس ۱۲۱ یا تازه‌تر کار می‌کند. مرورگر یا سیستم این دستگاه را به‌روز کنید، یا برنامه را در دستگاه دیگری باز کنید.',
} as const;
