import { expect, type Page } from '@playwright/test';
import type { Account } from './support/provider.ts';

/** The login form as a person finds it. */
export const loginForm = (page: Page) => ({
  username: page.getByLabel('نام کاربری'),
  password: page.getByLabel('رمز عبور', { exact: true }),
  submit: page.getByRole('button', { name: 'ورود', exact: true }),
});

/** Fills the login form in and sends it. */
export const signIn = async (page: Page, { username, password }: Pick<Account, 'username' | 'password'>): Promise<void> => {
  const form = loginForm(page);
  await form.username.fill(username);
  await form.password.fill(password);
  await form.submit.click();
};

/** Signs the dentist out, after the question. */
export const signOut = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await page.getByRole('button', { name: /خروج/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
  await expect(page).toHaveURL('/login');
};
