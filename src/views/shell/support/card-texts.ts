import { formatAmount } from '../../../schema/kit/money.ts';

/** A size as people say it; a part of a kilobyte is one. */
export const kilobytes = (bytes: number): string => `${formatAmount(Math.ceil(bytes / 1000))} کیلوبایت`;

/** The log of events on this device, as the settings show it. */
export const logCard = {
  title: 'ثبت رویدادها',
  on: 'روشن؛ کارهای شما همان لحظه روی این دستگاه ثبت می‌شود و پس از بسته شدن برنامه هم می‌ماند.',
  off: 'خاموش؛ اگر برنامه بسته شود، آنچه ناتمام است از بین می‌رود.',
  memoryOnly: 'آنچه می‌نویسید فقط تا بسته شدن این صفحه می‌ماند.',
  troubles: {
    full: 'حافظه دستگاه پر است. کمی جا باز کنید و برنامه را دوباره باز کنید.',
    denied: 'مرورگر اجازه ذخیره نمی‌دهد. شاید این پنجره خصوصی باشد؛ برنامه را در پنجره معمولی باز کنید.',
    failing: 'ذخیره روی دستگاه انجام نشد. برنامه را دوباره باز کنید.',
  },
  size: (records: number, report: number) =>
    `${formatAmount(records)} رویداد؛ ${report > 0 ? `آخرین فایل گزارش ${kilobytes(report)} بود.` : 'حجم فایل گزارش پیش از گرفتن آن گفته می‌شود.'}`,
  left: (tabs: number) => `آنچه در ${formatAmount(tabs)} زبانه بسته نوشته بودید سر جایش است.`,
  openLeft: 'باز کردن در زبانه تازه',
  report: 'گزارش مشکل',
  rescued: 'پیش‌نویس‌های نگه‌داشته‌شده',
  remove: 'پاک کردن ثبت رویدادها',
} as const;
