import { persianDigits } from '../../../schema/kit/digits.ts';
import type { AreaWords } from '../../kit/feedback/area-words.ts';

/** What is said over any screen of reports and of the log of events: handed over, deleted, lost, kept. */
export const logNotices: NonNullable<AreaWords['notices']> = {
  'report.shared': () => 'فایل گزارش به برنامه انتخابی شما داده شد.',
  'report.saved': () => 'فایل گزارش ذخیره شد. آن را برای پشتیبانی بفرستید.',
  'log.deleted': () => 'ثبت رویدادهای این دستگاه پاک شد.',
  'log.rescued': () => 'پیش‌نویسی از نسخه پیشین نگه داشته شد؛ آن را در تنظیمات ببینید.',
  'log.left': ({ values }) => `نوشته‌های ${persianDigits(Number(values.count))} زبانه بسته سر جایش است.`,
  'log.lost': () => 'نوشته‌های ذخیره‌نشده این دستگاه دیگر نیست؛ مرورگر یا کسی پاکشان کرده است. آنچه در سرور ثبت شده سر جایش است.',
  'log.gone': () => 'نوشته‌های ذخیره‌نشده این دستگاه پاک شد؛ معلوم نبود از کیست.',
  'log.guessed': () => 'آنچه با نسخه پیشین وارد کرده بودید با نسخه جدید خوانده شد؛ پیش از فرستادن نگاهش کنید.',
};
