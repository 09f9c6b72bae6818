import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readReport } from '../../src/schema/log/file/read.ts';
import type { Report } from '../../src/schema/log/report.ts';
import { test } from './practice.ts';
import { signOut } from './signing-in.ts';
import { stored } from './support/device.ts';

const WORD = 'نیک‌اندیش';

/** Types so much that the log gets a checkpoint: from then on a reload needs nothing of what came before. */
const typeMuch = async (page: Page): Promise<void> => {
  const search = page.getByRole('searchbox');
  await search.fill(WORD);
  await search.evaluate(async (box: HTMLInputElement, word) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let turn = 0; turn < 1200; turn += 1) {
      set?.call(box, word + '۰'.repeat(turn % 7));
      box.dispatchEvent(new Event('input', { bubbles: true }));
      if (turn % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }, WORD);
  await expect.poll(async () => (await stored(page)).includes('prints')).toBe(true);
};

const handedOver = async (page: Page): Promise<Report> => {
  await page.getByRole('button', { name: 'گزارش مشکل' }).click();
  await expect(page.getByText('فایل آماده است')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'گرفتن فایل' }).click();
  return (await readReport(await readFile(await (await download).path(), 'utf8'))) as Report;
};

test('a page that was opened anew tells of everything before it, and no record of it stays after signing out', async ({ page }) => {
  await page.goto('/insurances');
  await expect(page.getByRole('button', { name: 'افزودن بیمه' })).toBeVisible();
  await page.goto('/patients');
  // The program goes on where it stood until the list is there.
  await expect(page.getByRole('heading', { name: /لیست بیماران/ })).toBeVisible();
  await typeMuch(page);
  await page.goto('/settings');
  const report = await handedOver(page);
  // Also what a workflow was told that this page has not opened.
  const records = report.parts.flatMap((part) => part.records);
  expect(records.find(({ k, m }) => k === 'init' && m === 'insuranceList')?.e).toBeDefined();
  expect(records.filter(({ k }) => k === 'refused')).toEqual([]);
  expect(report.parts.map(({ differs }) => differs)).toEqual(report.parts.map(() => null));
  expect(JSON.stringify(report)).not.toContain(WORD);
  await signOut(page);
  await expect.poll(async () => (await stored(page)).includes('matab.report')).toBe(true);
  // Where the program stands is kept for who goes on; what was said to it is not.
  await expect.poll(async () => (await stored(page)).includes('query.typed')).toBe(false);
});
