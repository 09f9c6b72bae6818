import type { Notice } from '../../../schema/app/workflow.ts';
import { recordNews } from '../../kit/feedback/news.ts';

/** What happened to a patient's file, said wherever the user is. */
export const news = {
  ...recordNews('بیمار'),
  updated: 'اطلاعات بیمار با موفقیت ویرایش شد.',
  removed: ({ values }: Notice) => `پرونده «${values.label ?? ''}» با موفقیت حذف شد.`,
};

/** The way from a message to the file that it tells of. */
export const openFile = 'دیدن پرونده';

export const treatmentNews = { removed: 'درمان با موفقیت حذف شد.' } as const;

/** Before something is deleted, and when it could not be. */
export const removals = {
  patient: 'آیا مطمئن هستید که می‌خواهید این بیمار را حذف کنید؟',
  patientFailed: 'حذف بیمار انجام نشد.',
  treatment: 'آیا مطمئن هستید که می‌خواهید این درمان را حذف کنید؟',
  treatmentFailed: 'خطا در حذف درمان.',
} as const;
