import { expect, type Page } from '@playwright/test';

/** Signs the demo dentist in and waits for the place that follows. */
export const signIn = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('نام کاربری').fill('demo');
  await page.getByLabel('رمز عبور', { exact: true }).fill('matab-demo');
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await expect(page).toHaveURL(path);
};
