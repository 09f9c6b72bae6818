import type { Locator } from '@playwright/test';
import { dayOf, expectPatient, FREE_DAY } from './appointment-form.ts';
import { expect, test } from './practice.ts';
import { filledIn } from './support/addresses.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Whether a line is drawn around something, and whether its edge is. */
const drawn = (element: Locator) =>
  element.evaluate((each) => {
    const { outlineStyle, borderTopWidth } = getComputedStyle(each);
    return { outlined: outlineStyle === 'solid', edged: Number.parseFloat(borderTopWidth) > 0 };
  });

test('a cheque has a tick where it is paid, and none where it is not', async ({ page }) => {
  await page.goto(await filledIn(page, '/patient/:id/installments'));
  const boxes = page.getByRole('button', { name: /^وصول شد: / });
  const unpaid = boxes.and(page.locator('[aria-pressed="false"]'));
  await expect(unpaid.first()).toBeVisible();
  await expect(unpaid.first().locator('svg')).toBeHidden();
  const all = await unpaid.count();
  await unpaid.first().click();
  await expect(unpaid).toHaveCount(all - 1);
  await expect(boxes.and(page.locator('[aria-pressed="true"]')).first().locator('svg')).toBeVisible();
});

test('what is chosen is told from the rest, and a button from words', async ({ page }) => {
  await page.goto('/appointments');
  await expect(page.getByRole('button', { name: 'افزودن نوبت' })).toBeVisible();
  expect((await drawn(page.getByRole('button', { name: 'افزودن نوبت' }))).edged).toBe(true);
  expect((await drawn(page.getByRole('tab', { selected: true }))).outlined).toBe(true);
  expect((await drawn(page.getByRole('tab', { selected: false }).first())).outlined).toBe(false);
  const days = page.getByRole('group', { name: 'روزهای هفته' }).getByRole('button');
  expect((await drawn(days.and(page.locator('[aria-pressed="true"]')))).outlined).toBe(true);
  expect((await drawn(days.and(page.locator('[aria-pressed="false"]')).first())).outlined).toBe(false);
  await page.goto('/settings');
  const looks = page.getByRole('radiogroup').locator('label');
  expect((await drawn(looks.filter({ has: page.locator(':checked') }))).outlined).toBe(true);
  expect((await drawn(looks.filter({ hasNot: page.locator(':checked') }).first())).outlined).toBe(false);
});

test('a time that can be tapped is no word, and the place of what is moved no time like the others', async ({ page, practice: { provider } }) => {
  const patient = await provider.filePatient('رنگی');
  await expectPatient(provider, patient, `${FREE_DAY}T10:00`);
  await page.goto(`/appointments?date=${FREE_DAY}`);
  const day = dayOf(page);
  expect(await drawn(day.gap('۱۱:۰۰ ق.ظ'))).toEqual({ outlined: false, edged: true });
  await day.pick('سارا رنگی', 'جابه‌جایی نوبت');
  expect(await drawn(day.moveTo('۱۱:۰۰ ق.ظ'))).toEqual({ outlined: true, edged: true });
  expect((await drawn(day.moveTo('۱۰:۰۰ ق.ظ'))).outlined).toBe(false);
});

test('what lies over a list has an edge: a link that is a button, and a message', async ({ page }) => {
  await page.goto('/patients');
  expect((await drawn(page.getByRole('link', { name: 'افزودن بیمار' }))).edged).toBe(true);
  await page.goto('/');
  await page.locator('a[href="/notifications"]').click();
  expect((await drawn(page.locator('[data-toast]'))).edged).toBe(true);
});

test('the bars of a picture keep their colours', async ({ page }) => {
  await page.goto('/accounting');
  const bars = page.locator('button [data-series]');
  await expect(bars.first()).toBeAttached();
  const colours = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(colours).size).toBe(2);
});
