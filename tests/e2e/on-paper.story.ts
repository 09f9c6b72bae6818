import type { Page } from '@playwright/test';
import { expect, test } from './practice.ts';
import { letters } from './support/letters.ts';
import { printedBy } from './support/printed.ts';

/** The pages of a PDF and the size of the first, in points, read from its objects. */
const pagesOf = (pdf: Buffer) => {
  const text = pdf.toString('latin1');
  const [, width = 0, height = 0] = (/\/MediaBox ?\[\d+ \d+ ([\d.]+) ([\d.]+)\]/.exec(text) ?? []).map(Number);
  return { count: text.match(/\/Type ?\/Page\b/g)?.length ?? 0, width: Math.round(width), height: Math.round(height) };
};

/** Presses the button and waits until the print dialog would open; the layout stands until it would close. */
const layOut = async (page: Page) => {
  await page.getByRole('button', { name: 'چاپ' }).click();
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
  return page.locator('[data-print-sheet]');
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript('window.print = () => { window.printed = true; };');
});

test('a file of forty treatments takes three pages of A5 at most, and says whose it is', async ({ page, practice }) => {
  const surgeries = await practice.provider.rows<{ readonly patient: number }>('surgeries');
  const counts = Map.groupBy(surgeries, ({ patient }) => patient);
  const [patient, treatments] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0, []];
  expect(treatments.length).toBeGreaterThanOrEqual(40);
  await page.goto(`/patient/${patient}`);
  await expect(page.getByText('۴۰ درمان')).toBeVisible();
  const sheet = await layOut(page);
  await expect(sheet.locator('header')).toContainText('دکتر');
  await expect(sheet.locator('header')).toContainText('تاریخ چاپ:');
  await expect(sheet.locator('th').filter({ hasText: 'مبلغ (تومان)' })).toHaveCount(1);
  await expect(sheet.locator('td').filter({ hasText: 'تومان' })).toHaveCount(0);
  const foot = await page.evaluate(() => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join());
  expect(foot).toMatch(/counter\(page, persian\).*counter\(pages, persian\)/);
  const paper = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(paper.count).toBeLessThanOrEqual(3);
  expect([paper.width, paper.height]).toEqual([420, 595]);
});

test('a list is printed with what is owed, its unit once in the head', async ({ page }) => {
  await page.goto('/patients');
  await page.getByRole('searchbox').fill('احمدی');
  await expect(page.getByText('تسویه').first()).toBeVisible();
  const sheet = await layOut(page);
  await expect(sheet.locator('th').filter({ hasText: 'مانده حساب (تومان)' })).toHaveCount(1);
  await expect(sheet.locator('td').filter({ hasText: 'تومان' })).toHaveCount(0);
});

/** Whether the page lays a paper out when the browser is about to print: what does that comes some time after the first touch. */
const laysOutAtCommand = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const laidOut = document.querySelector('[data-print-sheet]') !== null;
    window.dispatchEvent(new Event('afterprint'));
    return laidOut;
  });

/** Each with what its paper is called. */
const PAPERS = [
  ['/invoice-certificate?patient=1', 'فاکتور خدمات دندانپزشکی'],
  ['/patient/1', 'پرونده بیمار'],
  ['/insurances', 'بیمه‌ها'],
  ['/patient/1/payments', 'پرداخت‌های بیمار'],
] as const;

for (const [path, title] of PAPERS)
  test(`the browser’s own print command prints of ${path} what our button would`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'چاپ', exact: true })).toBeEnabled();
    await page.keyboard.press('Shift');
    await expect.poll(() => laysOutAtCommand(page)).toBe(true);
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
    const own = await printedBy(page);
    await layOut(page);
    expect(own.pages).toEqual((await printedBy(page)).pages);
    expect(letters(own.pages[0] ?? '')).toContain(letters(title));
  });

test('of a page that has no paper the browser prints what it says, under its title, without bars', async ({ page }) => {
  await page.goto('/patient/1/financials');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(title).toBeVisible();
  for (const bar of ['[data-bottom-bar]', '[data-alone]', '[data-floating]', '[aria-label="پیام‌ها"]', 'header button'])
    for (const each of await page.locator(bar).all()) await expect(each).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });
  test('the browser’s own print command prints what is on the screen, and nothing twice', async ({ page }) => {
    await page.goto('/patients');
    const table = page.getByRole('table', { name: 'لیست بیماران' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(table.getByRole('link').first()).toBeVisible();
    // Paper is narrower than a desk: what is on the screen is not built anew for it.
    await page.setViewportSize({ width: 560, height: 768 });
    await expect(table.getByRole('link').first()).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(page.getByText('رفتن به محتوای اصلی')).toBeHidden();
    await page.emulateMedia({ media: null });
    await layOut(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print-sheet]')).toBeVisible();
    await expect(table).toBeHidden();
  });
});
