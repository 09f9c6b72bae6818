import { expect, type Locator } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { signIn } from './signing-in.ts';

const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('a message covers none of the buttons at the foot of a screen', async ({ page }) => {
  await signIn(page, '/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('مینا');
  await form.lastName.fill('آرام');
  await form.nationalNumber.fill('0012345679');
  await form.save.click();
  const message = page.getByText('بیمار با موفقیت ثبت شد.');
  const clearOf = async (button: Locator) => {
    await expect(message).toBeVisible();
    const [said, used] = await Promise.all([box(message), box(button)]);
    expect(said.y + said.height).toBeLessThanOrEqual(used.y);
  };
  await clearOf(page.getByRole('link', { name: 'افزودن بیمار' }));
  await page.getByRole('link', { name: 'افزودن بیمار' }).click();
  await clearOf(form.save);
});
