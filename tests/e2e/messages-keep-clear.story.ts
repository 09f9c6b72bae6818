import { expect } from '@playwright/test';
import { contractForm, newClinic } from './contract-form.ts';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';

test('a message covers none of the buttons at the foot of a screen', async ({ page }) => {
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('مینا');
  await form.lastName.fill('آرام');
  await form.nationalNumber.fill('0012345679');
  await form.save.click();
  const message = page.getByText('بیمار با موفقیت ثبت شد.');
  const add = page.getByRole('link', { name: 'افزودن بیمار' });
  await expect(message).toBeVisible();
  await expect
    .poll(async () => {
      const [said, used] = await Promise.all([message.boundingBox(), add.boundingBox()]);
      return said !== null && used !== null && said.y + said.height <= used.y;
    })
    .toBe(true);
});

test('a message stands above the foot of a list in large letters too, and is said once', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  await page.addInitScript(() => {
    // There is no page yet.
    document.addEventListener('readystatechange', () => document.documentElement.style.setProperty('font-size', '200%'));
  });
  await page.goto(`/contracts/${clinic}`);
  const { save } = contractForm(page);
  await save.click();
  await save.click();
  const message = page.locator('[data-toast]');
  await expect(message).toHaveCount(1);
  const foot = page.locator('[data-alone]');
  await expect
    .poll(async () => {
      const [said, buttons] = await Promise.all([message.boundingBox(), foot.boundingBox()]);
      return said !== null && buttons !== null && said.y + said.height <= buttons.y;
    })
    .toBe(true);
});

test('a banner leaves its words their room, with its button below where there is none beside', async ({ page }) => {
  await page.route('**/api/{clinics,contracts,procedure-types,patients}/', (route) => route.fulfill({ status: 403, json: {} }));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/new-treatment');
    const banner = page.getByRole('alert').filter({ hasText: 'خطا در بارگذاری اطلاعات' });
    await expect(banner).toHaveCount(1);
    const [words, all] = await Promise.all([banner.locator('p').first().boundingBox(), banner.boundingBox()]);
    expect(words?.width).toBeGreaterThan((all?.width ?? 0) * 0.7);
  }
});

test('the parts of a clinic are all in sight in large letters, and the way to the content can be pressed', async ({ page }) => {
  await page.goto('/edit-clinic/2');
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect((await page.getByRole('link', { name: 'رفتن به محتوای اصلی' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const tab of await page.getByRole('tab').all()) {
      const { x = -1, width: wide = 0 } = (await tab.boundingBox()) ?? {};
      expect([x >= 0, x + wide <= width]).toEqual([true, true]);
    }
  }
});
