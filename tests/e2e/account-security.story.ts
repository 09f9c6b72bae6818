import type { Browser, Page } from '@playwright/test';
import { passwordForm } from './password-form.ts';
import { expect, type Practice, test } from './practice.ts';
import { signIn, signOut } from './signing-in.ts';
import { stored, untilKept } from './support/device.ts';

const FRESH = 'CANARY-دندان ۱۲';

const change = async (page: Page, old: string, fresh: string): Promise<void> => {
  const form = passwordForm(page);
  await form.old.fill(old);
  await form.fresh.fill(fresh);
  await form.again.fill(fresh);
  await form.submit.click();
};

/** Another device of the same dentist, signed in and at home. */
const anotherDevice = async (browser: Browser, { url, ...account }: Practice, password = account.password): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.goto('/login');
  await signIn(page, { ...account, password });
  await expect(page).toHaveURL(`${url}/`);
  return page;
};

const toSettings = async (page: Page, link: string): Promise<void> => {
  await page.goto('/settings');
  await page.getByText('امنیت حساب').click();
  await page.getByRole('link', { name: link }).click();
};

test('a new password holds from the next sign-in on, and other devices are signed out with it', async ({ page, browser, practice }) => {
  const other = await anotherDevice(browser, practice);
  await toSettings(page, 'تغییر رمز عبور');
  await change(page, practice.password, FRESH);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('رمز عبور عوض شد و دستگاه‌های دیگر از حساب شما خارج شدند.')).toBeVisible();

  await other.goto('/patients');
  await expect(other).toHaveURL(/\/login$/);
  await page.goto('/patients');
  await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();

  await signOut(page);
  await signIn(page, practice);
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, { ...practice, password: FRESH });
  await expect(page).toHaveURL('/');
});

test('what the provider has against a password stands at its field, and the next try counts', async ({ page, practice }) => {
  await page.goto('/settings/password');
  const form = passwordForm(page);
  await change(page, 'نه این', FRESH);
  await expect(form.old).toHaveAccessibleDescription(/./);
  await expect(form.old).toBeFocused();
  await form.old.fill(practice.password);
  await form.fresh.fill(practice.username);
  await form.again.fill(practice.username);
  await form.again.press('Enter');
  await expect(form.old).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.fresh).toHaveAttribute('aria-invalid', 'true');
  await form.fresh.fill(FRESH);
  await form.again.fill(FRESH);
  await form.again.press('Enter');
  await expect(page).toHaveURL('/settings');
});

test('no password is in the log, in the storage or in the page, whether the change came or not', async ({ page, practice }) => {
  await page.goto('/settings/password');
  await change(page, `${FRESH} old`, FRESH);
  await expect(passwordForm(page).old).toHaveAttribute('aria-invalid', 'true');
  await passwordForm(page).old.fill(practice.password);
  await passwordForm(page).submit.click();
  await expect(page).toHaveURL('/settings');
  await untilKept(page, 'password.submitted');
  const kept = (await stored(page)) + (await page.evaluate(() => JSON.stringify(Object.entries(localStorage)) + document.documentElement.outerHTML));
  expect(kept).toContain('secret.filled');
  for (const secret of [FRESH, practice.password, 'CANARY']) expect(kept).not.toContain(secret);
});

test('an answer that is lost leaves open what holds, and the same sent again tells', async ({ page, practice }) => {
  await page.goto('/settings/password');
  let sent = 0;
  await page.route('**/dj-rest-auth/password/change/', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await change(page, practice.password, FRESH);
  await expect(page.getByText('معلوم نیست رمز عوض شده باشد')).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute('**/dj-rest-auth/password/change/');
  await passwordForm(page).submit.click();
  await expect(passwordForm(page).old).toHaveAccessibleDescription(/شاید رمز پیش‌تر عوض شده باشد/);
});

test('a reload while the answer is awaited empties the form and says that nobody knows', async ({ page, practice }) => {
  await page.goto('/settings/password');
  await page.route('**/dj-rest-auth/password/change/', () => {});
  await change(page, practice.password, FRESH);
  await untilKept(page, 'password.submitted');
  await page.reload();
  await expect(page.getByText('معلوم نیست رمز عوض شده باشد')).toBeVisible();
  await expect(passwordForm(page).fresh).toHaveValue('');
  await passwordForm(page).submit.click();
  await expect(passwordForm(page).fresh).toHaveAccessibleDescription(/رمز عبور جدید را وارد کنید/);
});

test('a lost phone is signed out from the desk, and then all the others', async ({ page, browser, practice }) => {
  const phone = await anotherDevice(browser, practice);
  await anotherDevice(browser, practice);
  await toSettings(page, 'دستگاه‌های واردشده');
  const rows = page.getByRole('list', { name: 'دستگاه‌های واردشده' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('این دستگاه');
  await rows
    .nth(1)
    .getByRole('button', { name: /^خارج کردن/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'خارج شود' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'خارج کردن همه دستگاه‌های دیگر (۱)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'خارج شود' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('فقط همین دستگاه با حساب شما وارد شده است.')).toBeVisible();
  await phone.goto('/patients');
  await expect(phone).toHaveURL(/\/login$/);
});

test('a device that was signed out from elsewhere ends at the login', async ({ page, browser, practice }) => {
  const other = await anotherDevice(browser, practice);
  await page.goto('/settings/sessions');
  await expect(page.getByText('این دستگاه', { exact: true })).toBeVisible();
  await other.goto('/settings/sessions');
  await other.getByRole('button', { name: /^خارج کردن همه/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'خارج شود' }).click();
  await expect(other.getByText('فقط همین دستگاه')).toBeVisible();
  await page.getByRole('button', { name: 'به‌روزرسانی' }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('a provider without these calls', () => {
  test('is spoken of plainly', async ({ page, practice }) => {
    await page.route(/\/dj-rest-auth\/(password|sessions)\//, (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
    await page.goto('/settings/sessions');
    await expect(page.getByText('این سرور دستگاه‌های واردشده را نشان نمی‌دهد.')).toBeVisible();
    await page.goto('/settings/password');
    await change(page, practice.password, FRESH);
    await expect(page.getByText('این سرور امکان تغییر رمز عبور از داخل برنامه را ندارد.')).toBeVisible();
  });
});
