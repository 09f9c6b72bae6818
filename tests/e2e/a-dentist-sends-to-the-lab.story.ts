import type { Page } from '@playwright/test';
import { expect, test } from './practice.ts';
import { untilKept } from './support/device.ts';
import { letters } from './support/letters.ts';
import { printedBy } from './support/printed.ts';
import { choose } from './treatment-form.ts';

const lab = (page: Page) => ({
  add: page.getByRole('button', { name: /^افزودن/ }),
  submit: page.getByRole('button', { name: /^ارسال/ }),
  rows: page.getByRole('list', { name: 'لیست ارسال‌ها' }).getByRole('listitem'),
});

/** Fills in everything but the patient, for so many teeth of the upper right. */
const describeWork = async (page: Page, ...teeth: readonly string[]) => {
  await choose(page, 'درمان', 'روکش');
  await page.getByText('بالا راست', { exact: true }).click();
  for (const tooth of teeth) await page.getByRole('checkbox', { name: new RegExp(`^دندان ${tooth}، .*، بالا راست`) }).check({ force: true });
  await page.getByRole('radio', { name: 'لابراتوار آریا' }).check({ force: true });
  await choose(page, 'رنگ دندان', 'A2');
  await page.getByRole('textbox', { name: /^توضیحات/ }).fill('زیرکونیا، لبه ۰٫۵');
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript('window.print = () => { window.printed = true; };');
});

test('work for two teeth is listed, sent by a simulation that says so, stays to be printed, and nothing of it goes to the provider', async ({
  page,
  practice: { provider },
}) => {
  await provider.filePatient('پروتزی');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/send-to-lab');
  const { add, submit, rows } = lab(page);
  await expect(page.getByText('چیزی برای لابراتوار فرستاده نمی‌شود و در سرور هم ثبت نمی‌شود')).toBeVisible();
  await expect(add).toBeDisabled();
  await choose(page, 'بیمار', 'پروتزی');
  await describeWork(page, '۶', '۵');
  await expect(add).toHaveText('افزودن ۲ سفارش');
  await add.click();
  await expect(rows).toHaveCount(2);

  // A kill in the middle loses nothing.
  await untilKept(page, 'زیرکونیا');
  await page.reload();
  await expect(rows).toHaveCount(2);
  await submit.click();
  await expect(page.getByText('در حال ارسال (آزمایشی)...')).toBeVisible();
  await expect(page.getByText('ارسال آزمایشی انجام شد؛ چیزی برای لابراتوار فرستاده نشد.').first()).toBeVisible();
  await page.getByRole('button', { name: 'چاپ لیست' }).click();
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
  const { pages, size, embedded } = await printedBy(page);
  expect([size, embedded, pages.length]).toEqual([[595, 842], true, 1]);
  for (const said of ['فهرست ارسال به لابراتوار', 'گیرنده', 'دکتر نگار سپهری', 'لابراتوار آریا', 'پروتزی', 'A2', 'زیرکونیا، لبه ۰٫۵'])
    expect(letters(pages[0] ?? '')).toContain(letters(said));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  // It stands nowhere else: whoever looks away finds it again, and whoever begins a new list can have it back until that has an entry.
  await page.goto('/');
  await page.goto('/send-to-lab');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'لیست جدید' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect(rows).toHaveCount(2);
  await expect(submit).toHaveCount(0);
  expect(sent).toEqual([]);
});
