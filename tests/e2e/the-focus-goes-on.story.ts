import type { Page } from '@playwright/test';
import { resources } from '../../src/schema/api.ts';
import { appointmentForm } from './appointment-form.ts';
import { expect, test } from './practice.ts';
import { filledIn } from './support/addresses.ts';

/** The family name of somebody without treatments, who may go; nobody comes before. */
const FIRST = 'آآ';

const focused = (page: Page) => page.locator(':focus');
const title = (page: Page) => page.locator('[data-page-title]');
const question = (page: Page) => page.getByRole('alertdialog');

/** Opens a page that somebody has touched already: what keeps the focus comes then. */
const open = async (page: Page, path: string) => {
  const comes = page.waitForEvent('requestfinished', (request) => request.url().includes('kept-focus'));
  let isThere = false;
  comes.then(
    () => (isThere = true),
    () => undefined,
  );
  await page.goto(path);
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(isThere).toBe(true);
  }).toPass();
};

/** Presses a button as a keyboard does. */
const enter = async (page: Page, name: string | RegExp, of: ReturnType<Page['locator']> = page.locator('body')) => {
  await of.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
};

/** Asks in the menu of the first patient for the deletion, and says yes. */
const removeFirst = async (page: Page) => {
  await enter(page, /^گزینه‌های/, page.getByRole('listitem').first());
  await enter(page, 'حذف', page.getByRole('dialog'));
  await enter(page, 'بله، حذف شود', question(page));
};

test('from a row that was deleted to the next, and back there from the message about it', async ({ page, practice }) => {
  await practice.provider.filePatient(FIRST);
  await open(page, '/patients');
  const second = page.getByRole('listitem').nth(1).getByRole('link').first();
  const name = (await second.locator('span').nth(1).textContent()) ?? '';
  await removeFirst(page);
  await expect(page.getByText('با موفقیت حذف شد.')).toBeVisible();
  await expect(focused(page)).toContainText(name);
  await expect(focused(page)).toHaveRole('link');
  await enter(page, 'بستن پیام');
  await expect(focused(page)).toContainText(name);
});

test('from a row that was deleted by the first press of all, which opened a question before what keeps the focus was there', async ({ page, practice }) => {
  await practice.provider.create('assetCategories', { name: FIRST });
  await page.route('**/kept-focus*', async (route) => {
    await expect(question(page)).toBeVisible();
    await route.continue();
  });
  await page.goto('/categories/assets');
  const came = page.waitForEvent('requestfinished', (request) => request.url().includes('kept-focus'));
  await page.getByRole('button', { name: new RegExp(`^حذف.*${FIRST}`) }).click();
  await came;
  await enter(page, 'بله، حذف شود', question(page));
  await expect(page.getByText('با موفقیت حذف شد.')).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('from the answer that a refused deletion takes away to the one that is left', async ({ page }) => {
  await page.route(`**${resources.patients.path}*/`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 400, json: { detail: 'پرونده دارد.' } }) : route.continue(),
  );
  await open(page, '/patients');
  await removeFirst(page);
  await expect(question(page)).toContainText('پرونده دارد.');
  await expect(question(page).getByRole('button', { name: 'بستن', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^گزینه‌های/ }),
  ).toBeFocused();
});

for (const { from, press } of [
  { from: 'the button', press: 'Enter' },
  { from: 'a field', press: 'Control+Enter' },
]) {
  test(`back from the question of a form to ${from} that it was saved by`, async ({ page }) => {
    await open(page, '/edit-appointment/1');
    const form = appointmentForm(page);
    await form.date.fill('1400/01/10');
    await form.date.press('Tab');
    const stood = press === 'Enter' ? form.save : form.description;
    await stood.focus();
    await page.keyboard.press(press);
    await expect(question(page)).toContainText('پیش از ذخیره بررسی کنید');
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(stood).toBeFocused();
    await page.keyboard.press(press);
    await enter(page, 'بازگشت به فرم', question(page));
    await expect(stood).toBeFocused();
  });
}

test('from a second try that succeeds to the head of what came', async ({ page }) => {
  const list = `**${resources.patients.path}`;
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/patients');
  await enter(page, 'تلاش دوباره');
  await expect(page.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
  await page.unroute(list);
  await enter(page, 'تلاش دوباره');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('from a question that a menu led to, and that was let be, to what opened the menu', async ({ page }) => {
  await open(page, '/procedure-types');
  await page.getByRole('textbox', { name: 'نام خدمت' }).fill('جراحی لثه');
  await enter(page, /^گزینه‌های/, page.getByRole('list', { name: 'خدمات ثبت‌شده' }));
  await enter(page, 'ویرایش', page.getByRole('dialog'));
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(focused(page)).toHaveAttribute('aria-label', /^گزینه‌های/);
});

test('from the owner of a cheque that was chosen to the name', async ({ page }) => {
  await open(page, await filledIn(page, '/installment-checks/:patientId/:installmentId'));
  await enter(page, 'چک خود بیمار');
  await expect(page.getByRole('textbox', { name: /^نام صاحب/ })).toBeFocused();
});

test('from the way to those who owe to the choice that says which are seen', async ({ page }) => {
  await open(page, '/accounting?tab=receivable');
  await enter(page, /^از بیماران کلینیک شخصی/);
  await expect(page.getByRole('radio', { name: 'بیماران بدهکار' })).toBeFocused();
});

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

  test('from the rail to the list, however late that comes', async ({ page }) => {
    await page.route(/patients-table/, async (route) => {
      await new Promise((later) => setTimeout(later, 700));
      await route.continue();
    });
    await open(page, '/');
    await page.getByRole('link', { name: 'بیماران' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'لیست بیماران' })).toBeVisible();
    await expect(title(page)).toBeFocused();
  });

  test('from a row that was deleted to the next', async ({ page, practice }) => {
    await practice.provider.filePatient(FIRST);
    await open(page, '/patients');
    const second = page.getByRole('table').getByRole('row').nth(2).getByRole('link');
    const name = (await second.textContent()) ?? '';
    const row = page.getByRole('table').getByRole('row').nth(1);
    await row.hover();
    await enter(page, /^گزینه‌های/, row);
    await enter(page, 'حذف', page.getByRole('dialog'));
    await enter(page, 'بله، حذف شود', question(page));
    await expect(page.getByText('با موفقیت حذف شد.')).toBeVisible();
    await expect(focused(page)).toHaveText(name);
  });
});
