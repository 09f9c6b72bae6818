import { expect, type Page } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { untilKept } from './support/device.ts';

/** Parts of the program, by the names that the build gives their files, that the provider does not hand out for now. */
const withhold = async (page: Page, names: RegExp) => {
  const asked: string[] = [];
  await page.route(names, (route) => {
    asked.push(route.request().url());
    return route.abort('connectionrefused');
  });
  return { asked, release: () => page.unroute(names) };
};

const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
};

test('what is typed while the log cannot be loaded is recorded when it comes', async ({ page }) => {
  const faults = faultsOf(page);
  const log = await withhold(page, /\/log-[^/]*\.js$/);
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('ژاله');
  await expect.poll(() => log.asked.length).toBeGreaterThan(1);
  await log.release();
  await untilKept(page, 'ژاله');
  await page.reload();
  await expect(form.firstName).toHaveValue('ژاله');
  expect(faults).toEqual([]);
});

test('the log goes on without its tools, and keeps house when they come', async ({ page }) => {
  const faults = faultsOf(page);
  const tools = await withhold(page, /\/tools-[^/]*\.js$/);
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('ژاله');
  await untilKept(page, 'ژاله');
  // Where an earlier page left something there is something to keep house of.
  await page.reload();
  await expect(form.firstName).toHaveValue('ژاله');
  await expect.poll(() => tools.asked.length).toBeGreaterThan(1);
  await tools.release();
  await page.waitForResponse(/\/tools-[^/]*\.js$/);
  expect(faults).toEqual([]);
});

test('a report is made and handed over while there is no server', async ({ page }) => {
  const tools = page.waitForResponse(/\/tools-[^/]*\.js$/);
  await page.goto('/settings');
  await tools;
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'گزارش مشکل' }).click();
  await expect(page.getByText('فایل آماده است')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'گرفتن فایل' }).click();
  expect((await file).suggestedFilename()).toMatch(/^matab-report-14\d\d-\d\d-\d\d\.txt$/);
});

test('a form that was begun waits for the parts that show it, and says so', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('ژاله');
  await untilKept(page, 'ژاله');
  for (const names of [/\/log-[^/]*\.js$/, /\/patient-form-[^/]*\.js$/]) {
    const parts = await withhold(page, names);
    await page.reload();
    await expect(page.getByText('این بخش بارگذاری نشد')).toBeVisible();
    await parts.release();
    await expect(form.firstName).toHaveValue('ژاله');
  }
  expect(faults).toEqual([]);
});
