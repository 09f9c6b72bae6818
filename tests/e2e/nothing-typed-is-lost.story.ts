import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { latinDigits, persianDigits } from '../../src/schema/kit/digits.ts';
import { readReport } from '../../src/schema/log/file/read.ts';
import type { Report } from '../../src/schema/log/report.ts';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { QUIET, untilKept, untilLetGo } from './support/device.ts';
import { holdTime, waitOut } from './support/time.ts';

const FIRST = 'ژاله';
const LAST = 'نیک‌اندیش';
/** What is filled in last, as the log has it. */
const BORN = '1963-08-14';
const TOLD = 'دکمه ثبت را زدم و چیزی نشد';

const fillIn = async (page: Page) => {
  const form = patientForm(page);
  await form.firstName.fill(FIRST);
  await form.lastName.fill(LAST);
  await form.nationalNumber.fill('0012345679');
  await form.birthDate.fill('1342/05/23');
  return form;
};

const expectKept = async (page: Page) => {
  const form = patientForm(page);
  await expect(form.firstName).toHaveValue(FIRST);
  await expect(form.lastName).toHaveValue(LAST);
  await expect(form.birthDate).toHaveValue('۱۳۴۲/۰۵/۲۳');
};

/** Ends the page's process as a full memory would; its last words are never said. */
const crash = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  // The answer to this cannot come.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  // Whoever speaks to all pages of the browser would speak to this one too.
  await page.close();
};

test('a reload in the middle of a form loses nothing', async ({ page }) => {
  await page.goto('/new-patient');
  await fillIn(page);
  await page.reload();
  await expectKept(page);
});

test('a reload of a second tab at once loses nothing, in a browser that is slow to say what it keeps', async ({ page, context }) => {
  await page.goto('/patients');
  await untilKept(page, 'patientList');
  const second = await context.newPage();
  await second.addInitScript(() => {
    const databases = indexedDB.databases.bind(indexedDB);
    // Longer than the program waits before it begins without, where nobody is signed in.
    indexedDB.databases = () => new Promise((resolve) => setTimeout(() => resolve(databases()), 1500));
  });
  // The log comes late as well: what is typed in a page that began without it would go with that page.
  let refused = 0;
  await second.route(/\/log-[^/]*\.js$/, (route) => {
    refused += 1;
    return refused < 4 ? route.abort('connectionrefused') : route.fallback();
  });
  await second.goto('/new-patient');
  const { firstName } = patientForm(second);
  await firstName.fill(FIRST);
  await second.reload();
  await expect(firstName).toHaveValue(FIRST);
  expect(refused).toBeGreaterThanOrEqual(4);
});

test('a page that dies in the middle of a form is found again as it was, in a new one', async ({ page, context }) => {
  await page.goto('/new-patient');
  await fillIn(page);
  await untilKept(page, BORN);
  await crash(page);
  const next = await context.newPage();
  await next.goto(QUIET);
  await untilLetGo(next);
  await next.goto('/');
  await expect(next).toHaveURL('/new-patient');
  await expectKept(next);
});

test('what was typed under a clock that was years behind is found once it is right, and a day of use later', async ({ page, context }) => {
  await page.clock.install({ time: Date.parse('2009-01-01T08:00:00Z') });
  await page.goto('/new-patient');
  await fillIn(page);
  await untilKept(page, BORN);
  await page.close();
  const seen = async (time: number): Promise<void> => {
    const next = await context.newPage();
    await next.clock.install({ time });
    await next.goto(QUIET);
    await untilLetGo(next);
    await next.goto('/');
    await expect(next).toHaveURL('/new-patient');
    await expectKept(next);
    await next.close();
  };
  await seen(Date.now());
  await seen(Date.now() + 86_400_000);
});

test('a form in which nothing was entered is not what one comes back to', async ({ page, context }) => {
  await page.goto('/new-patient');
  await expect(patientForm(page).firstName).toBeVisible();
  await untilKept(page, 'patientForm');
  await page.close();
  const next = await context.newPage();
  await next.goto(QUIET);
  await untilLetGo(next);
  await next.goto('/');
  await expect(next.getByRole('link', { name: 'پرونده بیماران' })).toBeVisible();
  await expect(next).toHaveURL('/');
});

test('a save that was cut off by the end of the page is looked up, not repeated', async ({ page, context }) => {
  await holdTime(context);
  await page.goto('/new-patient');
  let posts = 0;
  await context.route('**/api/patients/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // The answer never comes: the page is gone first.
    await route.fetch();
    posts += 1;
  });
  const form = await fillIn(page);
  await form.save.click();
  await expect.poll(() => posts).toBe(1);
  await crash(page);
  const next = await context.newPage();
  await next.goto(QUIET);
  await untilLetGo(next);
  await next.goto('/new-patient');
  await expect(next.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(context);
  await expect(next).toHaveURL('/patients');
  await next.getByRole('searchbox').fill('ژاله نیک‌اندیش');
  await expect(next.getByRole('listitem').filter({ hasText: LAST })).toHaveCount(1);
  expect(posts).toBe(1);
});

test('a report is one file that names nobody, and no secret is kept anywhere', async ({ page }) => {
  await page.goto('/patients');
  const menus = page.getByRole('listitem').getByRole('button', { name: /^گزینه‌های / });
  await expect(menus.first()).toBeVisible();
  const names = await menus.evaluateAll((all) => all.map((menu) => (menu.getAttribute('aria-label') ?? '').replace('گزینه‌های ', '')));
  expect(names.length).toBeGreaterThan(3);
  await page.goto('/new-patient');
  await fillIn(page);
  await page.goto('/settings');
  await expect(page.getByText('حجم فایل گزارش پیش از گرفتن آن گفته می‌شود.')).toBeVisible();
  await page.getByRole('button', { name: 'گزارش مشکل' }).click();
  const sheet = page.getByRole('alertdialog');
  const box = sheet.getByRole('textbox', { name: 'چه شد؟' });
  await box.fill(TOLD);
  await untilKept(page, TOLD);
  await page.reload();
  // What was told is there again, like any draft.
  await expect(box).toHaveValue(TOLD);
  await sheet.getByRole('button', { name: 'انصراف' }).click();
  await page.getByRole('button', { name: 'گزارش مشکل' }).click();
  await box.fill(TOLD);
  const size = sheet.getByText(/^فایل آماده است: [۰-۹]+ کیلوبایت\.$/);
  await expect(size).toBeVisible();
  const said = Number(latinDigits(await size.innerText()).replace(/\D/g, ''));
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'گرفتن فایل' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^matab-report-14\d\d-\d\d-\d\d\.txt$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(Math.abs(Buffer.byteLength(text) / 1000 - said)).toBeLessThan(2);
  const report = await readReport(text);
  expect(report).toMatchObject({ kind: 'matab.report', told: TOLD, parts: [{ differs: null }] });
  const { told: _, ...disguised } = report as Report;
  for (const name of [...names.filter((each) => each.trim().length > 3), FIRST, LAST, TOLD, 'نگار سپهری', '0012345679', 'matab-demo'])
    expect(JSON.stringify(disguised)).not.toContain(name);
  // The settings know by now what a report takes.
  await expect(page.getByText(`آخرین فایل گزارش ${persianDigits(String(said))} کیلوبایت بود.`)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, accessToken: null }));
  expect(kept).not.toContain('matab-demo');
  // Support opens the very file.
  await page.goto('/replay.html');
  await page.locator('input[type=file]').setInputFiles({ name: file.suggestedFilename(), mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('[data-position]')).toContainText('از');
});

test('a page that falls as a whole says so, tells the browser why, and keeps what was typed', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/patients');
  await page.getByRole('link', { name: 'افزودن بیمار' }).first().click();
  await fillIn(page);
  // What stands around every screen does this on the way to the next one, outside of all that breaks by itself.
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('planted');
    };
  });
  await page.goBack();
  await expect(page.getByText('مشکلی پیش آمد. برنامه را دوباره باز کنید؛ آنچه نوشته‌اید سر جایش است.')).toBeVisible();
  expect(faults).toContain('planted');
  await page.goto('/new-patient');
  await expectKept(page);
});
