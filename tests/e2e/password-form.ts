import type { Page } from '@playwright/test';

/** The form that changes the password, as a person finds it. */
export const passwordForm = (page: Page) => ({
  old: page.getByLabel('رمز عبور فعلی'),
  fresh: page.getByLabel(/^رمز عبور تازه/),
  again: page.getByLabel('تکرار رمز عبور تازه'),
  submit: page.getByRole('button', { name: 'تغییر رمز', exact: true }),
});
