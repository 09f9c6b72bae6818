import type { Page } from '@playwright/test';

/** The form that changes the password, as a person finds it. */
export const passwordForm = (page: Page) => ({
  old: page.getByLabel('رمز عبور فعلی'),
  fresh: page.getByLabel(/^رمز عبور جدید/),
  again: page.getByLabel('تکرار رمز عبور جدید'),
  submit: page.getByRole('button', { name: 'تغییر رمز', exact: true }),
});
