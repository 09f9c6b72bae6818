/** What happened to a patient's file, said wherever the user is. */
export const news = {
  created: 'بیمار با موفقیت ثبت شد.',
  updated: 'اطلاعات بیمار با موفقیت ویرایش شد.',
  unchanged: 'تغییری برای ذخیره وجود ندارد.',
  removed: (name: string) => `پرونده «${name}» با موفقیت حذف شد.`,
  kept: 'آنچه در فرم بیمار نوشتید نگه داشته شد؛ با بازگشت به فرم ادامه دهید.',
  waiting: 'ذخیره بیمار به تصمیم شما نیاز دارد. به فرم بیمار برگردید.',
  treatmentRemoved: 'درمان با موفقیت حذف شد.',
} as const;

/** Before something is deleted, and when it could not be. */
export const removals = {
  patient: 'آیا مطمئن هستید که می‌خواهید این بیمار را حذف کنید؟',
  patientFailed: 'حذف بیمار انجام نشد.',
  treatment: 'آیا مطمئن هستید که می‌خواهید این درمان را حذف کنید؟',
  treatmentFailed: 'خطا در حذف درمان.',
} as const;
