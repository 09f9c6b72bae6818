import type { Locator, Page } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { expect, type Practice, test } from './practice.ts';
import { expectBar, keysOf } from './support/counted.ts';
import { choose } from './treatment-form.ts';

const tooth = (page: Page, place: string) =>
  page.locator('fieldset label').filter({ has: page.getByRole('checkbox', { name: new RegExp(`^دندان ${place}، .*، بالا راست`) }) });
const quarter = (page: Page) => page.getByText('بالا راست', { exact: true });
const likely = (page: Page, index: number) => page.getByRole('group', { name: 'درمان‌های پرکاربرد' }).getByRole('button').nth(index);
const newTreatment = (page: Page) => page.getByRole('button', { name: 'درمان جدید' });
const submit = (page: Page) => page.getByRole('button', { name: /^ثبت درمان‌ها/ });

/** A patient who was treated once at a clinic, by whoever holds this phone: what one chooses last is there the next time. */
const inTheMiddleOfADay = async (page: Page, { provider }: Practice, clinic: string, tariff?: string): Promise<number> => {
  const id = await provider.filePatient('ناهید');
  await page.goto(`/patient/${id}`);
  await newTreatment(page).click();
  await choose(page, 'نوع درمان', 'کامپوزیت');
  await quarter(page).click();
  await tooth(page, '۱').click();
  await choose(page, 'کلینیک', clinic);
  if (tariff) await choose(page, 'تعرفه بیمه', tariff);
  await submit(page).click();
  await expect(page).toHaveURL(`/patient/${id}`);
  await expect(page.getByText('درمان‌ها با موفقیت ثبت شدند')).toBeVisible();
  return id;
};

test('three treatments with teeth at one clinic, from the profile, sent', async ({ page, practice }) => {
  const id = await inTheMiddleOfADay(page, practice, 'لبخند');
  const before = await practice.provider.count('surgeries');
  const hand = keysOf(page);
  await hand.tap(newTreatment(page));
  await expect(page).toHaveURL(`/new-treatment?patient=${id}`);
  for (const [type, place] of [
    [0, '۶'],
    [1, '۵'],
    [2, '۴'],
  ] as const) {
    // What was done last is one tap, anything else two.
    if (type === 0) await hand.tap(likely(page, 0));
    else {
      await hand.tap(page.getByRole('button', { name: /^نوع درمان/ }));
      await hand.tap(page.getByRole('option').nth(type));
    }
    // The quarter of the last tooth is still in sight.
    if (type === 0) await hand.tap(quarter(page));
    await hand.tap(tooth(page, place));
    if (type < 2) await hand.tap(page.getByRole('button', { name: 'افزودن به لیست' }));
  }
  await hand.tap(submit(page));
  await expect(page).toHaveURL(`/patient/${id}`);
  expect(await practice.provider.count('surgeries')).toBe(before + 3);
  // What was just done is tinted and in sight.
  const fresh = page.locator('[data-fresh="true"]');
  await expect(fresh).toHaveCount(3);
  await expect(fresh.first()).toBeInViewport();
  expectBar('three treatments with teeth at one clinic, from the profile, sent', hand.count(), 14);
});

test('the same treatment on three teeth', async ({ page, practice }) => {
  const id = await inTheMiddleOfADay(page, practice, 'لبخند');
  const before = await practice.provider.count('surgeries');
  const hand = keysOf(page);
  await hand.tap(newTreatment(page));
  await hand.tap(likely(page, 0));
  await hand.tap(quarter(page));
  for (const place of ['۶', '۷', '۸']) await hand.tap(tooth(page, place));
  await hand.tap(submit(page));
  await expect(page).toHaveURL(`/patient/${id}`);
  expect(await practice.provider.count('surgeries')).toBe(before + 3);
  expectBar('the same treatment on three teeth', hand.count(), 8);
});

test('one treatment at the personal clinic', async ({ page, practice }) => {
  const id = await inTheMiddleOfADay(page, practice, 'مطب', 'تأمین');
  const hand = keysOf(page);
  await hand.tap(newTreatment(page));
  await hand.tap(likely(page, 0));
  await hand.tap(quarter(page));
  await hand.tap(tooth(page, '۶'));
  await hand.tap(submit(page));
  await expect(page).toHaveURL(`/patient/${id}`);
  expectBar('one treatment at the personal clinic', hand.count(), 5);
});

test('the whole debt is taken as cash, from the profile', async ({ page, practice }) => {
  const id = await inTheMiddleOfADay(page, practice, 'لبخند');
  // The last one paid in cash as well.
  await page.getByRole('button', { name: 'ثبت پرداخت', exact: true }).click();
  await page.getByText('نقدی', { exact: true }).click();
  await page.getByRole('textbox', { name: /^مبلغ/ }).fill('1000');
  await page.getByRole('button', { name: /^ثبت پرداخت‌ها/ }).click();
  await expect(page).toHaveURL(`/patient/${id}/payments`);
  await page.goto(`/patient/${id}`);
  const hand = keysOf(page);
  await hand.tap(page.getByRole('button', { name: 'ثبت پرداخت', exact: true }));
  await hand.tap(page.getByRole('button', { name: /^همه بدهی/ }));
  await hand.tap(page.getByRole('button', { name: /^ثبت پرداخت‌ها/ }));
  await expect(page).toHaveURL(`/patient/${id}/payments`);
  await expect(page.getByText('تسویه‌شده')).toBeVisible();
  expectBar('take the whole debt as cash, from the profile', hand.count(), 3);
});

test.describe('at the desk, by keys alone', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

  test('one treatment, from the profile, sent', async ({ page, practice }) => {
    const id = await inTheMiddleOfADay(page, practice, 'لبخند');
    const before = await practice.provider.count('surgeries');
    await page.goto(`/patient/${id}`);
    await expect(newTreatment(page)).toBeVisible();
    // In the middle of a day the keys of the desk are there.
    await page.waitForLoadState('networkidle');
    const keys = keysOf(page);
    /** Presses a key until something has the focus, as somebody would who knows the way. */
    const until = async (key: string, target: Locator) => {
      const reached = () => target.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 12 && !(await reached()); presses += 1) await keys.press(key);
      await expect(target).toBeFocused();
    };
    await keys.press('Control+Enter');
    await expect(page).toHaveURL(`/new-treatment?patient=${id}`);
    await until('Tab', page.getByRole('button', { name: /^نوع درمان/ }));
    await keys.press('Enter');
    await page.getByRole('option').first().waitFor();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await until('Enter', page.getByRole('radio', { name: 'بالا راست' }));
    await keys.press('Space');
    await until('Enter', page.getByRole('checkbox', { name: /^دندان ۸، .*، بالا راست/ }));
    await until('ArrowRight', page.getByRole('checkbox', { name: /^دندان ۶، .*، بالا راست/ }));
    await keys.press('Space');
    await keys.press('Control+Enter');
    await expect(page).toHaveURL(`/patient/${id}`);
    expect(await practice.provider.count('surgeries')).toBe(before + 1);
    expectBar('desk, keyboard: one treatment, from the profile, sent', keys.count(), 20);
  });
});

test('somebody new is filed from a search without a hit, over the form of their first treatment, which then has them', async ({ page }) => {
  await page.goto('/new-treatment');
  const patient = page.getByRole('button', { name: /^بیمار/ });
  const complaint = page.getByRole('textbox', { name: /^شکایت اصلی/ });
  await complaint.fill('درد شبانه');
  await patient.click();
  await page.getByRole('combobox').fill('مینا نوآمده');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', { name: 'ثبت بیمار جدید' }).click();
  await expect(patientForm(page).lastName).toHaveValue('نوآمده');
  await patientForm(page).nationalNumber.fill('0012345679');
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(patient).toContainText('مینا نوآمده');
  await expect(complaint).toHaveValue('درد شبانه');
  await expect(page).toHaveURL('/new-treatment');
});
