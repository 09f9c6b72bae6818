import { expect, type Locator, type Page } from '@playwright/test';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { stored } from './support/device.ts';

/** As long as the program may take to look at the provider by itself. */
const HALF_MINUTE = 30_000;

const counted = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The clock is turned by less than a call may take: none of them is late. */
const STEP_MILLIS = 5000;
/** The answers to questions after the two lists of that screen, from now on. */
const questions = (page: Page): readonly number[] => {
  const asked: number[] = [];
  page.on('response', (response) => {
    if (/\/api\/(patients|insurances)\/$/.test(response.url())) asked.push(response.status());
  });
  return asked;
};

test('another desk’s patient comes within half a minute, and nothing under the hands moves', async ({ page, practice }) => {
  await page.clock.install();
  await page.goto('/patients');
  await expect(counted(page)).toContainText('۲٬۰۰۰ بیمار');
  await page.waitForLoadState('networkidle');

  await page.evaluate(() => window.scrollTo(0, 6000));
  const row = page.locator('li[aria-posinset="72"]');
  await expect(row).toBeVisible();
  const shown = page.locator(`a[href="${await row.getByRole('link').first().getAttribute('href')}"]`).first();
  // Rows that came in sight were measured, and stand where they stay.
  let before = await shown.boundingBox();
  await expect(async () => {
    const last = before;
    before = await shown.boundingBox();
    expect(before).toEqual(last);
  }).toPass();
  // First of all by the alphabet: every row moves down by one.
  await practice.provider.filePatient('آآآ');
  await page.clock.runFor(HALF_MINUTE);
  await expect(counted(page)).toContainText('۲٬۰۰۱ بیمار');
  // A line of text is no whole number of points high.
  await expect.poll(async () => Math.abs(((await shown.boundingBox())?.y ?? 0) - (before?.y ?? -9))).toBeLessThan(2);
});

test.describe('a table at the desk', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  test('stays where it is under the hands when another desk enters something above', async ({ page, practice: { provider } }) => {
    const [expense] = await provider.rows<{ readonly id: number; readonly expense_category: number }>('expenses');
    await page.clock.install();
    await page.goto(`/expense-category/${expense?.expense_category}/items`);
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 700);
    const middle = () => page.evaluate(() => document.elementFromPoint(683, 420)?.closest('[role=row]')?.querySelector('a')?.getAttribute('href'));
    await expect.poll(middle).toBeTruthy();
    const shown = page.locator(`a[href="${await middle()}"]`);
    const before = await shown.boundingBox();
    const count = Number(await table.getAttribute('aria-rowcount'));
    await provider.create('expenses', { name: 'دستکش', price: 1000, date: tehranDay(Date.now()), expense_category: expense?.expense_category });
    await page.clock.runFor(HALF_MINUTE);
    await expect(table).toHaveAttribute('aria-rowcount', String(count + 1));
    await expect.poll(async () => Math.abs(((await shown.boundingBox())?.y ?? 0) - (before?.y ?? -9))).toBeLessThan(2);
  });
});

test('two desks see each other’s rows on return, while what is typed stays', async ({ page, practice, browser }) => {
  await page.goto('/patients');
  const search = page.getByRole('searchbox');
  await search.fill('آبان‌دخت');
  await expect(page.getByText('نتیجه‌ای برای')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const other = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const desk = await other.newPage();
  await desk.goto(`${practice.url}/config.json`);
  await desk.evaluate((kept) => localStorage.setItem('accessToken', kept), token);
  await desk.goto(`${practice.url}/new-patient`);
  const form = patientForm(desk);
  await form.firstName.fill('ژاله');
  await form.lastName.fill('آبان‌دخت');
  await form.nationalNumber.fill('0012345679');
  await form.save.click();
  await expect(desk).not.toHaveURL(/new-patient/);

  // What came a moment ago is not asked for again at a mere glance: somebody looks until it is older.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('link', { name: /ژاله آبان‌دخت/ })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await expect(search).toHaveValue('آبان‌دخت');
  await expect(search).toBeFocused();
  await other.close();
});

test('a file on a phone that was put away shows on return what another desk wrote and took, and is edited from there', async ({ page, practice }) => {
  const id = await practice.provider.filePatient('آبان‌دخت');
  await page.goto(`/patient/${id}`);
  await expect(page.getByText('تسویه‌شده')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await practice.provider.change('patients', id, { drug_allergies: 'پنی‌سیلین' });
  await practice.provider.create('incomes', { patient: id, clinic: null, date: '2026-11-11', amount: 1_000_000, payment_method: 5 });
  // A look just after another asks nothing.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('region', { name: 'هشدار: حساسیت دارویی' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByText('بستانکار')).toBeVisible();
  await page.getByRole('button', { name: 'ویرایش', exact: true }).click();
  const form = patientForm(page);
  await form.allergies.fill('لاتکس');
  await form.save.click();
  await expect(page).toHaveURL(/\/patients?(\/|$)/);
  const kept = (await practice.provider.rows<{ readonly id: number; readonly drug_allergies: string }>('patients')).find((row) => row.id === id);
  expect(kept?.drug_allergies).toMatch(/پنی‌سیلین.*لاتکس/);
});

test('five quiet minutes cost questions that are answered by a word, and nothing in the log', async ({ page }) => {
  await page.clock.install();
  await page.goto('/patients');
  await expect(counted(page)).toContainText('۲٬۰۰۰ بیمار');
  // What comes behind the first rows is there before anything is counted.
  await page.clock.runFor(STEP_MILLIS);
  await expect(page.getByText('بدهی').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = questions(page);
  const before = await stored(page);
  for (let passed = 0; passed < 300_000; passed += STEP_MILLIS) {
    await page.clock.runFor(STEP_MILLIS);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((answered) => fetch('/config.json').then(answered)));
  }
  // Two lists, every 25 seconds.
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.length).toBeLessThan(30);
  const after = await stored(page);
  // The clock of the greeting ticks by the minute; beside that there is nothing to tell.
  expect(after.match(/resource\.(?:confirmed|aged|outdated)/g)).toBeNull();
  expect(after.length - before.length).toBeLessThan(1000);
});

test.describe('a file at the desk', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });
  test('of somebody who was removed at another desk says so as soon as the list beside it knows', async ({ page, practice }) => {
    const id = await practice.provider.filePatient('آبان‌دخت');
    await page.clock.install();
    await page.goto(`/patient/${id}`);
    await expect(page.getByRole('button', { name: 'درمان جدید' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'لیست بیماران' }).locator('[aria-current="page"]')).toBeVisible();
    const status = await page.evaluate(async (path) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      return (await fetch(path, { method: 'DELETE', headers })).status;
    }, `/api/patients/${id}/`);
    expect(status).toBeLessThan(300);
    await page.clock.runFor(HALF_MINUTE);
    await expect(page.getByText('بیمار یافت نشد.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'درمان جدید' })).toHaveCount(0);
  });
});
