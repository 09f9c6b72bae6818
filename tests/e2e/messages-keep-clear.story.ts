import { expect } from '@playwright/test';
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
