import type { Page } from '@playwright/test';

/** The patient form as a person finds it. */
export const patientForm = (page: Page) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    firstName: field('نام (اجباری)'),
    lastName: field('نام خانوادگی (اجباری)'),
    nationalNumber: field('کد ملی (اجباری)'),
    birthDate: field('تاریخ تولد'),
    phone: field('شماره تماس'),
    allergies: field('حساسیت‌های دارویی'),
    save: page.getByRole('button', { name: 'ذخیره', exact: true }),
  };
};
