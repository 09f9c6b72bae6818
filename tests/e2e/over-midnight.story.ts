import { expect, type Page } from '@playwright/test';
import { persianDigits } from '../../src/schema/kit/digits.ts';
import { addDays, jalaliText } from '../../src/schema/kit/jalali.ts';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import { test } from './practice.ts';
import { untilKept } from './support/device.ts';
import { fillWork, treatmentForm } from './treatment-form.ts';

/** Two minutes before the midnight that begins a day in Tehran. */
const before = (day: string): number => Date.parse(`${day}T00:00:00+03:30`) - 120_000;
const shown = (day: string): string => persianDigits(jalaliText(day));
/** As many days ago: what is entered then and later is in no future of the provider's. */
const dayBefore = (days: number): string => addDays(tehranDay(Date.now()), -days);

/** The days that leave the browser with new records of a resource. */
const daysSent = (page: Page, path: string, field: string): readonly string[] => {
  const days: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) days.push((request.postDataJSON() as Record<string, string>)[field] ?? '');
  });
  return days;
};

test('a payment that is begun before midnight is of the day on which it is sent, days and a reload later', async ({ page, practice }) => {
  const id = await practice.provider.filePatient('شب‌زنده');
  const days = daysSent(page, '/api/incomes/', 'date');
  const next = dayBefore(3);
  await page.clock.install({ time: before(next) });
  await page.goto(`/new-payment?patient=${id}`);
  await page.getByText('کارت‌خوان', { exact: true }).click();
  await page.getByRole('textbox', { name: /^مبلغ/ }).fill('۲۵۰۰۰۰');
  const date = page.getByRole('textbox', { name: /^تاریخ پرداخت/ });
  await expect(date).toHaveValue(shown(addDays(next, -1)));
  await page.clock.fastForward('05:00');
  await expect(date).toHaveValue(shown(next));
  await untilKept(page, '250000');

  const today = dayBefore(0);
  await page.clock.setSystemTime(Date.now());
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^مبلغ/ })).toHaveValue('۲۵۰٬۰۰۰');
  await expect(date).toHaveValue(shown(today));
  await page.getByRole('button', { name: 'ثبت پرداخت‌ها' }).click();
  await expect(page.getByText('پرداخت‌ها با موفقیت ثبت شدند.')).toBeVisible();
  expect(days).toEqual([today]);
});

test('a treatment in the list keeps the day on which it came there, and the next is of the new day', async ({ page, practice }) => {
  const id = await practice.provider.filePatient('شب‌زنده');
  const next = dayBefore(3);
  await page.clock.install({ time: before(next) });
  await page.goto(`/new-treatment?patient=${id}`);
  const form = treatmentForm(page);
  const date = page.getByRole('textbox', { name: /^تاریخ درمان/ });
  await fillWork(page, '۶');
  await form.add.click();
  await expect(form.rows).toHaveCount(1);
  await page.clock.fastForward('05:00');
  await expect(date).toHaveValue(shown(next));
  await expect(form.rows.first()).toContainText(shown(addDays(next, -1)));
});

test('a device whose clock is wrong is told so, with what it does to days that nobody enters', async ({ page }) => {
  await page.clock.install({ time: Date.now() - 3 * 86_400_000 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'پرونده بیماران' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward('00:30');
    await expect(page.getByText(/^ساعت این دستگاه حدود ۳ روز با ساعت سرور فرق دارد/)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a device whose clock is right hears nothing of it', async ({ page }) => {
  await page.clock.install();
  const asked = page.waitForRequest((request) => request.method() === 'HEAD' && request.url().endsWith('/config.json'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'پرونده بیماران' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward('00:30');
    await Promise.race([asked, Promise.reject(new Error('not asked yet'))]);
  }).toPass();
  await (await asked).response();
  await expect(page.getByText(/^ساعت این دستگاه/)).toHaveCount(0);
});
