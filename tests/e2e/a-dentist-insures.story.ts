import { expect, type Page } from '@playwright/test';
import { test } from './practice.ts';

const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('the desk adds an insurance with a level, changes and deletes it, and a reload in the middle loses nothing', async ({ page }) => {
  const insurance = sheet(page, 'افزودن بیمه');
  const level = sheet(page, 'افزودن سطح بیمه');

  await test.step('from the settings to the list, and to a name', async () => {
    await page.goto('/settings');
    await page.getByText('بیمه‌ها', { exact: true }).click();
    await page.getByRole('link', { name: 'جستجو و چاپ بیمه‌ها' }).click();
    await expect(page).toHaveURL('/insurances');
    await page.getByRole('button', { name: 'افزودن بیمه' }).click();
    await insurance.getByLabel('نام بیمه').fill('کوثر نوین');
  });

  await test.step('a reload, and the browser’s Back, leave what was typed', async () => {
    await page.reload();
    await expect(insurance.getByLabel('نام بیمه')).toHaveValue('کوثر نوین');
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(insurance.getByLabel('نام بیمه')).toHaveValue('کوثر نوین');
    await insurance.getByRole('button', { name: 'ذخیره' }).click();
    await expect(insurance).toBeHidden();
    await expect(page.getByText('بیمه با موفقیت ثبت شد.')).toBeVisible();
  });

  await test.step('a second of the same name is asked about', async () => {
    await page.getByRole('button', { name: 'افزودن بیمه' }).click();
    await insurance.getByLabel('نام بیمه').fill('كوثر نوين');
    await insurance.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByText('بیمه دیگری با همین نام ثبت شده است.')).toBeVisible();
    await page.keyboard.press('Escape');
    await insurance.getByRole('button', { name: 'انصراف' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(insurance).toBeHidden();
  });

  await test.step('a level, told what is wrong at its field', async () => {
    await page.getByRole('searchbox').fill('کوثر نوین');
    await row(page, 'کوثر نوین').getByRole('link').click();
    await page.getByRole('button', { name: 'افزودن سطح بیمه' }).click();
    await level.getByLabel('سطح بیمه').fill('طلایی');
    await level.getByText('تحت تکفل').click();
    await level.getByLabel('درصد فرانشیز').fill('120');
    await level.getByRole('button', { name: 'ذخیره' }).click();
    await expect(level.getByText('درصد فرانشیز باید بین ۰ تا ۱۰۰ باشد.')).toBeVisible();
    await level.getByLabel('درصد فرانشیز').fill('25');
    await level.getByRole('button', { name: 'ذخیره' }).click();
    await expect(row(page, 'طلایی')).toContainText('۲۵٪');
  });

  await test.step('is deleted after a question', async () => {
    await page.getByRole('button', { name: 'گزینه‌های طلایی، تحت تکفل' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'بله، حذف شود' }).click();
    await expect(row(page, 'طلایی')).toBeHidden();
    await expect(page.getByText('هنوز سطحی برای این بیمه ثبت نشده است.')).toBeVisible();
  });
});
