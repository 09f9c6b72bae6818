import type { Locator, Page } from '@playwright/test';
import { expect, kitPage, test } from './kit-pages.ts';

const middle = async (one: Locator): Promise<number> => {
  const box = await one.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
};
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('one of a few', () => {
  test('is chosen by its own cell and not by the heading over all', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'choices'));
    const group = page.getByRole('radiogroup', { name: 'نوع پرداخت (اجباری)' });
    await page.getByText('نوع پرداخت *').first().click();
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
    await group.getByText('نقدی').click();
    await expect(group.getByRole('radio', { name: 'نقدی' })).toBeChecked();
  });

  test('moves to the cell that lies in the direction of the key', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'choices'));
    const group = page.getByRole('radiogroup', { name: 'نوع پرداخت (انتخاب‌شده)' });
    const chosen = group.locator('label:has(input:checked)');
    await expect(chosen).toHaveText('کارت‌خوان');
    const from = await middle(chosen);
    await group.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(chosen).toHaveText('انتقال پایا');
    expect(await middle(chosen)).toBeLessThan(from);
    await page.keyboard.press('ArrowRight');
    await expect(chosen).toHaveText('کارت‌خوان');
  });
});

for (const theme of ['light', 'dark'] as const)
  test(`what is chosen of a few has a ring that stands out from the rest, ${theme}`, async ({ page, kit }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(kitPage(kit, 'choices'));
    const group = page.getByRole('radiogroup', { name: 'نوع پرداخت (انتخاب‌شده)' });
    const ratio = await group.evaluate((frame) => {
      const chosen = frame.querySelector('label:has(input:checked)');
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((each) => Number(each) / 255);
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = channels(colour).map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const ring = luminance(chosen ? (/^rgb\([^)]*\)/.exec(getComputedStyle(chosen).boxShadow)?.[0] ?? '') : '');
      const ground = luminance(getComputedStyle(frame).backgroundColor);
      return Math.max(ring, ground) / Math.min(ring, ground);
    });
    expect(ratio).toBeGreaterThanOrEqual(3);
  });

test('tabs that do not fit come into sight when they are chosen, in the direction of the key', async ({ page, kit }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(kitPage(kit, 'navigation'));
  const tabs = page.getByRole('tablist', { name: 'نمونه 5' });
  const tab = (name: string) => tabs.getByRole('tab', { name });
  await expect(tab('نسخه و دستور دارو')).toBeInViewport({ ratio: 0.99 });
  await expect(tab('فاکتور درمان')).not.toBeInViewport();
  await tab('نسخه و دستور دارو').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('رضایت‌نامه')).toBeFocused();
  await expect(page.getByText('نمای «رضایت‌نامه»')).toBeVisible();
  expect(await middle(tab('رضایت‌نامه'))).toBeLessThan(await middle(tab('نسخه و دستور دارو')));
  await page.keyboard.press('Home');
  await expect(tab('فاکتور درمان')).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'فاکتور درمان' })).toBeFocused();
});

test('sections open one at a time by keyboard', async ({ page, kit }) => {
  await page.goto(kitPage(kit, 'navigation'));
  await page.getByRole('button', { name: 'دسته‌بندی هزینه‌ها', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('آنچه در «هزینه» ثبت شده است.')).toBeVisible();
  await expect(page.getByText('آنچه در «دارایی» ثبت شده است.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('آنچه در «هزینه» ثبت شده است.')).toHaveCount(0);
});

test('a strip of months begins at the chosen one, and its keys lead along it', async ({ page, kit }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(kitPage(kit, 'navigation'));
  const strip = page.getByRole('group', { name: 'ماه‌ها' });
  const month = (name: string) => strip.getByRole('button', { name });
  await strip.scrollIntoViewIfNeeded();
  await expect(month('آبان ۱۴۰۵')).toBeInViewport({ ratio: 0.99 });
  await expect(month('آذر ۱۴۰۴')).not.toBeInViewport();
  await month('آبان ۱۴۰۵').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(month('آذر ۱۴۰۵')).toBeFocused();
  expect(await middle(month('آذر ۱۴۰۵'))).toBeLessThan(await middle(month('آبان ۱۴۰۵')));
  await expect(month('آبان ۱۴۰۵')).toHaveAttribute('aria-pressed', 'true');
  const at = await scrolled(page);
  await page.keyboard.press('Home');
  await expect(month('آذر ۱۴۰۴')).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Enter');
  await expect(month('آذر ۱۴۰۴')).toHaveAttribute('aria-pressed', 'true');
  expect(await scrolled(page)).toBe(at);
});

test('a time is typed in any habit, and refused when it is none', async ({ page, kit }) => {
  await page.goto(kitPage(kit, 'typed'));
  const field = page.getByRole('textbox', { name: 'ساعت نوبت' });
  for (const [habit, time, spoken] of [
    ['9', '۰۹:۰۰', '۹:۰۰ ق.ظ'],
    ['۱۴۳۰', '۱۴:۳۰', '۲:۳۰ ب.ظ'],
    ['7.5', '۰۷:۳۰', '۷:۳۰ ق.ظ'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(habit);
    await field.blur();
    await expect(field).toHaveValue(time);
    await expect(field).toHaveAccessibleDescription(spoken);
  }
  await field.fill('25:70');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/ساعت نامعتبر است/);
  await field.press('ArrowUp');
  await expect(field).toHaveValue('۰۹:۰۰');
  await page.getByRole('button', { name: '۵ دقیقه دیرتر' }).nth(1).click();
  await expect(field).toHaveValue('۰۹:۰۵');
});

test('a percentage keeps the caret while digits are typed into its middle', async ({ page, kit }) => {
  await page.goto(kitPage(kit, 'typed'));
  const field = page.getByRole('textbox', { name: 'درصد (پرشده)' });
  await field.focus();
  await field.evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 1));
  await page.keyboard.type('٪5');
  await expect(field).toHaveValue('۴۵۰');
  expect(await field.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(2);
});

test.describe('the picture of months', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('begins at the chosen month, and a press on another shows its figures', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'charts'));
    const chart = page.getByRole('figure', { name: 'درآمد و هزینه، یک ماه' });
    const column = (name: string) => chart.getByRole('button', { name });
    await chart.scrollIntoViewIfNeeded();
    await expect(column('مهر ۱۴۰۵')).toBeInViewport();
    await expect(column('آذر ۱۴۰۴')).not.toBeInViewport();
    await column('شهریور ۱۴۰۵').click();
    await expect(chart.locator('figcaption')).toContainText('۹۸٬۰۰۰٬۰۰۰');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(chart.locator('figcaption')).toContainText('۱۱۲٬۰۰۰٬۰۰۰');
  });

  test('has its figures in a table that opens', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'charts'));
    const chart = page.getByRole('figure', { name: 'درآمد و هزینه', exact: true });
    await expect(chart.getByRole('table')).toHaveCount(0);
    await chart.getByText('ارقام در جدول').click();
    await expect(chart.getByRole('row', { name: /^تیر ۱۴۰۵/ })).toContainText('۷۶٬۰۰۰٬۰۰۰');
    await expect(chart.getByRole('row')).toHaveCount(14);
  });
});

for (const part of ['choices', 'typed', 'navigation', 'charts']) {
  test(`nothing of «${part}» is too small for a finger`, async ({ page, kit }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(kitPage(kit, part));
    await page.locator('main h2').first().waitFor();
    const small = await page.locator('main :is(button, summary, label:has(input))').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 43.99 ? [`${one.textContent}: ${width}×${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
}
