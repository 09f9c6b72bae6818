import type { Page } from '@playwright/test';
import { calls, resources } from '../../src/schema/api.ts';
import { patientForm } from './patient-form.ts';
import { expect, test } from './practice.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('a patient is filed by keys alone, Enter leading from field to field and Ctrl with it saving', async ({ page, practice }) => {
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.focus();
  await expect(form.firstName).toHaveAttribute('enterkeyhint', 'next');
  for (const typed of ['مینا', 'آرام', '001-234567-9']) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press('Enter');
  }
  await expect(form.nationalNumber).toHaveValue('۰۰۱۲۳۴۵۶۷۹');
  await expect(page.getByRole('radio', { name: 'زن' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('تاریخ تولد', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('09121234567');
  await page.keyboard.press('Enter');
  const insurance = page.getByRole('button', { name: /^بیمه/ });
  await expect(insurance).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(insurance).not.toHaveAccessibleName('بیمه بدون بیمه');
  await expect(page.getByLabel('آدرس')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('بیمار با موفقیت ثبت شد.')).toBeVisible();
  expect(await practice.provider.count('patients')).toBeGreaterThan(0);
});

test('a refusal leaves the focus where it was, on a field and on a button', async ({ page }) => {
  await page.route(`**${resources.patients.path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: { detail: 'امروز نمی‌شود.' } }) : route.continue(),
  );
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('مینا');
  await form.lastName.fill('آرام');
  await form.nationalNumber.fill('0012345679');
  await form.nationalNumber.press('Control+Enter');
  await expect(page.getByText('امروز نمی‌شود.')).toBeVisible();
  await expect(form.nationalNumber).toBeFocused();
  await form.save.focus();
  await page.keyboard.press('Enter');
  await expect(form.save).toBeFocused();
  expect(await focused(page)).toBe('BUTTON');
});

test.describe('the login', () => {
  test.use({ signedIn: false });

  test('keeps its switch under the finger, and the focus in the field that is to be put right', async ({ page }) => {
    await page.route(`**${calls.login.path}`, (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto('/login');
    // What is painted from the start gives way to what listens.
    await expect(page.locator('[data-painted-for]')).toHaveCount(0);
    const place = () => page.getByRole('radiogroup').boundingBox();
    const before = await place();
    await page.getByText('رمز یک‌بارمصرف').click();
    expect(await place()).toEqual(before);
    await page.getByRole('button', { name: 'ارسال کد' }).click();
    await expect(page.getByText('لطفاً شماره موبایل را وارد کنید.')).toBeVisible();
    expect(await place()).toEqual(before);
    await page.getByText('رمز ثابت').click();
    expect(await place()).toEqual(before);
    await page.getByLabel('نام کاربری').fill('demo');
    await page.getByLabel('نام کاربری').press('Enter');
    await expect(page.getByLabel('رمز عبور', { exact: true })).toBeFocused();
    await page.keyboard.insertText('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('خطا در ورود، لطفاً دوباره امتحان کنید.')).toBeVisible();
    await expect(page.getByLabel('رمز عبور', { exact: true })).toBeFocused();
  });
});
