import { readFileSync } from 'node:fs';
import { calls } from '../../src/schema/api.ts';
import { formatAmount } from '../../src/schema/kit/money.ts';
import { expectAccessible } from './kit-pages.ts';
import { expect, test } from './practice.ts';

interface Payment {
  readonly date: string;
  readonly amount: number;
}

test('each tab has its table, and what is asked stands in the address and outlives a reload', async ({ page, practice: { provider } }) => {
  const incomes = await provider.rows<Payment>('incomes');
  const all = incomes.reduce((sum, { amount }) => sum + amount, 0);
  await page.goto('/accounting');
  await expect(page.getByRole('heading', { level: 1, name: 'حسابداری' })).toBeVisible();
  await expect(page.getByText(formatAmount(all), { exact: true }).first()).toBeVisible();
  await page.getByText('امسال', { exact: true }).click();
  await expect(page).toHaveURL(/from=\d{4}-03-2\d&to=\d{4}-03-\d\d$/);
  const asked = new URL(page.url()).searchParams;
  const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
  const year = incomes.filter(({ date }) => date >= from && date <= to).reduce((sum, { amount }) => sum + amount, 0);
  await expect(page.getByText(formatAmount(year), { exact: true }).first()).toBeVisible();
  for (const [tab, name, row] of [
    ['expense', 'هزینه', 'اجاره'],
    ['asset', 'دارایی', 'تجهیزات دندانپزشکی'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
    await page.getByText('همه', { exact: true }).click();
    await expect(page.getByRole('link', { name: row })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'هزینه', exact: true }).click();
  await page.getByText('ماه گذشته', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'هزینه', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: 'ماه گذشته' })).toBeChecked();
});

test('a tap on a bar sums that month, and a row leads to the payments behind it and back', async ({ page }) => {
  await page.goto('/accounting');
  const bar = page.getByRole('figure', { name: 'درآمد و هزینه ماه‌ها' }).getByRole('button').last();
  await bar.click();
  await expect(page).toHaveURL(/from=.*&to=/);
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  const address = page.url();
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(patient|clinic)\/\d+\/payments\?from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await bar.click();
  await expect(page).toHaveURL('/accounting');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test(`the picture shows whole months, and nothing of its table hides at the side, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/accounting');
    const picture = page.getByRole('figure', { name: 'درآمد و هزینه ماه‌ها' });
    await expect(picture.getByRole('button').last()).toBeInViewport();
    const cut = await picture.locator('fieldset').evaluate((months) => {
      const frame = (months.parentElement as Element).getBoundingClientRect();
      const columns = [...months.querySelectorAll('button')].map((month) => month.getBoundingClientRect());
      return columns.filter(({ left, right }) => (left < frame.left - 1 && right > frame.left + 1) || (left < frame.right - 1 && right > frame.right + 1))
        .length;
    });
    expect(cut).toBe(0);
    await picture.getByText('ارقام در جدول').click();
    expect(await picture.getByRole('table').evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await expect(picture.getByRole('rowheader').first()).toBeVisible();
  });
}

test('nothing that stands over the page covers the last row of it, and one plus is enough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/accounting?tab=expense');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^افزودن|^اقدام سریع/ })).toHaveCount(2);
  await expect(page.locator('main [data-floating]')).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('main').getByRole('listitem').last().boundingBox();
    const bar = await page.getByRole('button', { name: 'اقدام سریع' }).boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }).toPass();
});

test('a report that fails is named while the rest stands, and comes when it is asked for again', async ({ page }) => {
  await page.route(`**${calls.invoicesByClinics.path}`, (route) => route.fulfill({ status: 500, body: '{}', contentType: 'application/json' }));
  await page.goto('/accounting?tab=receivable');
  await expect(page.getByText('گزارش مطالبات از کلینیک‌ها بارگذاری نشد.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'گزارش نشده' }).first()).toBeVisible();
  await page.unroute(`**${calls.invoicesByClinics.path}`);
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(page.getByText('جمع مطالبات از کلینیک‌ها')).toBeVisible();
  await expect(page.getByText('گزارش مطالبات از کلینیک‌ها بارگذاری نشد.')).toHaveCount(0);
});

test('debtors can be called and written to, and taken along as a file that a spreadsheet reads', async ({ page }) => {
  await page.goto('/accounting?tab=receivable&owing=patients');
  const first = page.getByRole('listitem').first();
  await expect(first.getByRole('link', { name: /^تماس با/ }).or(first.getByRole('button', { name: 'بدون شماره تماس' }))).toBeVisible();
  await expect(page.locator('main a[href^="tel:+98"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="sms:+98"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'خروجی فایل' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'جدول همین صفحه (CSV)' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^matab-debtors-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = readFileSync(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, line = ''] = bytes.toString('utf8').split('\r\n');
  expect(head).toBe('\ufeff"بیمار","شماره تماس","از تاریخ","از تاریخ (میلادی)","بدهی (تومان)"');
  expect(line).toMatch(/^"[^=+\-@].*,1\d{3}\/\d{2}\/\d{2},\d{4}-\d{2}-\d{2},\d+$/);
  await expect(page.getByText('فایل ذخیره شد.')).toBeVisible();
});

test('a range that ends before it begins is refused at its field', async ({ page }) => {
  await page.goto('/accounting?from=2026-01-01&to=2026-02-01');
  const to = page.getByRole('textbox', { name: 'تا تاریخ' });
  await to.fill('۱۴۰۰/۰۱/۰۱');
  await expect(page.getByText('پایان بازه پیش از آغاز آن است.')).toBeVisible();
  await expect(page).toHaveURL('/accounting?from=2026-01-01&to=2026-02-01');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the summary and its pictures are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/accounting',
      '/accounting?tab=receivable',
      '/accounting?tab=receivable&owing=patients',
      '/accounting?tab=expense',
      '/accounting?tab=asset',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
  });
}
