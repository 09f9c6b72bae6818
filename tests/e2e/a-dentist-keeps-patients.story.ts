import { expect, type Locator, type Page } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { loginForm, signIn, signOut } from './signing-in.ts';

// With the service worker, as the program is shipped.
test.use({ serviceWorkers: 'allow' });

/** Ten digits that pass the control of a national number and belong to nobody in the demo. */
const NATIONAL_NUMBER = '0012345679';

const search = async (page: Page, query: string) => {
  await page.getByRole('searchbox').fill(query);
};

/** Drags a row with the mouse, the way a finger would. */
const drag = async (page: Page, row: Locator, dx: number) => {
  // To its middle, once it stands still.
  await row.hover();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x + (dx * step) / 8, y);
  await page.mouse.up();
};

test.use({ signedIn: false });

test('a dentist signs in, finds, adds, edits, deletes and opens patients, and signs out', async ({ page, practice }) => {
  const form = patientForm(page);
  await test.step('signs in', async () => {
    await page.goto('/patients');
    await expect(page).toHaveURL('/login');
    await loginForm(page).submit.click();
    await expect(page.getByText('لطفاً نام کاربری و رمز عبور را وارد کنید.')).toBeVisible();
    await signIn(page, { ...practice, password: 'wrong' });
    await expect(page.getByText('نام کاربری یا رمز عبور نادرست است.')).toBeVisible();
    await expect(loginForm(page).username).toHaveValue(practice.username);
    await signIn(page, practice);
    await expect(page).toHaveURL('/patients');
    await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  });

  await test.step('adds a patient, told what is missing at its field', async () => {
    await page
      .getByRole('link', { name: 'افزودن بیمار' })
      .or(page.getByRole('button', { name: 'افزودن بیمار' }))
      .first()
      .click();
    await expect(page).toHaveURL('/new-patient');
    await form.save.click();
    await expect(page.getByText('لطفاً همه فیلدهای اجباری (نام، نام خانوادگی، کد ملی) را پر کنید.')).toBeVisible();
    await expect(form.firstName).toBeFocused();
    await form.firstName.fill('Zahra');
    await form.lastName.fill('نیک‌نام');
    await form.nationalNumber.fill('۰۰۱۲۳۴۵۶۷۹');
    await form.save.click();
    await expect(page.getByText('نام و نام خانوادگی باید فقط شامل حروف فارسی و فاصله باشند.').first()).toBeVisible();
    await form.firstName.fill('علي‌رضا');
    await form.birthDate.fill('42/5/23');
    await form.allergies.fill('پنی‌سیلین، لاتکس');
    await form.phone.fill('09700001234');
    await form.save.click();
    await expect(page).toHaveURL('/patients');
    await expect(page.getByText('بیمار با موفقیت ثبت شد.')).toBeVisible();
    await expect(page.getByText('۲٬۰۰۱ بیمار')).toBeVisible();
  });

  const row = page.getByRole('listitem').filter({ hasText: 'علی‌رضا نیک‌نام' });

  await test.step('finds the patient, however it is typed', async () => {
    for (const query of ['نیک نام علیرضا', 'عليرضا نيكنام', '۰۰۱۲۳۴۵۶۷۹', '12345679', '09700001234']) {
      await search(page, query);
      await expect(row).toBeVisible();
    }
    await search(page, 'کسی که نیست');
    await expect(page.getByText('نتیجه‌ای برای «کسی که نیست» یافت نشد.')).toBeVisible();
    await search(page, 'نیک نام علیرضا');
  });

  await test.step('opens the file', async () => {
    await row.getByText('علی‌رضا نیک‌نام').click();
    await expect(page).toHaveURL(/\/patient\/\d+$/);
    await expect(page.getByText('۱۳۴۲/۰۵/۲۳')).toBeVisible();
    await expect(page.getByText('پنی‌سیلین').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('۱۳۴۲/۰۵/۲۳')).toBeVisible();
    await page.goto('/patients');
    await search(page, NATIONAL_NUMBER);
  });

  await test.step('swipes right and edits', async () => {
    await drag(page, row, 120);
    await row
      .getByRole('button', { name: /^ویرایش/ })
      .or(row.getByRole('link', { name: /^ویرایش/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/edit-patient\/\d+$/);
    await expect(form.firstName).toHaveValue('علی‌رضا');
    await form.firstName.fill('رضا');
    await form.save.click();
    await expect(page).toHaveURL('/patients');
    await expect(page.getByText('اطلاعات بیمار با موفقیت ویرایش شد.')).toBeVisible();
  });

  await test.step('swipes left and deletes, after a question with the name', async () => {
    await search(page, NATIONAL_NUMBER);
    const edited = page.getByRole('listitem').filter({ hasText: 'رضا نیک‌نام' });
    await drag(page, edited, -120);
    await edited.getByRole('button', { name: /^حذف/ }).first().click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toContainText('رضا نیک‌نام');
    await dialog.getByRole('button', { name: /حذف/ }).click();
    await expect(page.getByText('با موفقیت حذف شد.')).toBeVisible();
    await expect(edited).toHaveCount(0);
  });

  await test.step('signs out', async () => {
    await signOut(page);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await page.goto('/patients');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('whoever is in', () => {
  test.use({ signedIn: true });
  test('keeps the caret behind the digit that was put in, although the last one goes for it', async ({ page }) => {
    await page.goto('/new-patient');
    const number = page.getByRole('textbox', { name: 'کد ملی' });
    await number.fill('1234567890');
    await page.keyboard.press('Home');
    await page.keyboard.type('98');
    await expect(number).toHaveValue('۹۸۱۲۳۴۵۶۷۸');
    const caret = () => number.evaluate((box: HTMLInputElement) => box.selectionStart);
    expect(await caret()).toBe(2);
    // What no number has goes at once, and takes no place.
    await page.keyboard.type('-');
    await expect(number).toHaveValue('۹۸۱۲۳۴۵۶۷۸');
    expect(await caret()).toBe(2);
  });
});
