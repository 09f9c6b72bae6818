import { expect, type Page } from '@playwright/test';
import type { Clinic } from '../../src/schema/clinics/clinic.ts';
import { newClinic } from './contract-form.ts';
import { test } from './practice.ts';

const clinicForm = (page: Page) => ({
  name: page.getByRole('textbox', { name: /^عنوان کلینیک/ }),
  address: page.getByRole('textbox', { name: /^آدرس کلینیک/ }),
  phone: page.getByRole('textbox', { name: 'شماره تماس' }),
  personal: page.getByRole('checkbox', { name: 'کلینیک شخصی' }),
  save: page.getByRole('button', { name: 'ذخیره', exact: true }),
});

const openSection = async (page: Page, title: string): Promise<void> => {
  await page.goto('/settings');
  await page.locator('summary').filter({ hasText: title }).click();
};
const remove = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `گزینه‌های ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'بله، حذف شود' }).click();
};

test('a clinic is set up from the settings, with a reload in the middle, and goes on with its contracts', async ({ page, practice: { provider } }) => {
  await openSection(page, 'مدیریت کلینیک‌ها');
  await page.getByRole('button', { name: 'افزودن کلینیک' }).click();
  await expect(page).toHaveURL('/new-clinic');
  const form = clinicForm(page);
  await form.name.fill('کلینیک آفتاب');
  await form.address.fill('میدان ونک');
  await form.phone.fill('0218877');
  await form.save.click();
  await expect(page.getByText(/^شماره تماس معتبر نیست/)).toBeVisible();
  await expect(form.phone).toBeFocused();
  await page.reload();
  await expect(form.name).toHaveValue('کلینیک آفتاب');
  await form.phone.fill('02188776655');
  await form.save.click();
  await expect(page).toHaveURL(/\/edit-clinic\/\d+\/contracts$/);
  await expect(page.getByText('کلینیک با موفقیت ثبت شد.')).toBeVisible();
  await expect(page.getByText('هیچ قراردادی برای این کلینیک یافت نشد.')).toBeVisible();
  const stored = (await provider.rows<Clinic>('clinics')).find(({ name }) => name === 'کلینیک آفتاب');
  expect(stored).toMatchObject({ phone: '+982188776655', dentist: 1, is_personal: false, clinic_license_number: null });
  // Back leads to the settings as they were left.
  await page.goBack();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('link', { name: /کلینیک آفتاب/ })).toBeVisible();
});

test('a name that exists is refused where it is typed, and one that another desk takes meanwhile by the provider', async ({ page, practice: { provider } }) => {
  const [first] = await provider.rows<Clinic>('clinics');
  await page.goto('/new-clinic');
  const form = clinicForm(page);
  await form.name.fill(` ${first?.name} `);
  await form.address.fill('میدان ونک');
  await expect(page.getByText('کلینیک با این نام قبلاً ثبت شده است.')).toBeVisible();
  await form.save.click();
  await expect(form.name).toBeFocused();
  await form.name.fill('کلینیک دو نفره');
  await expect(page.getByText('کلینیک با این نام قبلاً ثبت شده است.')).toBeHidden();
  // The list of this desk does not know it yet.
  await page.route('**/api/clinics/', (route) => (route.request().method() === 'GET' ? route.fulfill({ status: 304 }) : route.fallback()));
  await newClinic(provider, 'کلینیک دو نفره');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/clinics/'));
  await form.save.click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByText('کلینیک با این نام قبلاً ثبت شده است.', { exact: true })).toBeVisible();
  await expect(form.name).toBeFocused();
  await expect(form.address).toHaveValue('میدان ونک');
});

test('a clinic that becomes personal has no terms, and stands in its form', async ({ page, practice: { provider } }) => {
  const id = await newClinic(provider, 'کلینیک نو');
  await page.goto(`/edit-clinic/${id}/tariffs`);
  await expect(page.getByRole('tab', { name: 'تعرفه‌ها' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'اطلاعات' }).click();
  const form = clinicForm(page);
  await form.personal.check({ force: true });
  await expect(page.getByRole('tab')).toHaveText(['اطلاعات']);
  await page.goto(`/edit-clinic/${id}/tariffs`);
  // What was ticked is still ticked: the form, and no terms.
  await expect(form.personal).toBeChecked();
  await expect(page.getByRole('tab')).toHaveText(['اطلاعات']);
  await form.save.click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('کلینیک با موفقیت به‌روزرسانی شد.')).toBeVisible();
});

test('whoever ticks that a clinic is personal stays where the tick is, with all that was typed', async ({ page, practice: { provider } }) => {
  const id = await newClinic(provider, 'کلینیک نو');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/edit-clinic/${id}`);
  const form = clinicForm(page);
  await form.name.fill('کلینیک آفتاب');
  await form.name.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  const stands = () => form.personal.evaluate((tick) => Math.round(tick.getBoundingClientRect().top));
  for (const tabs of [1, 3, 1]) {
    await form.personal.focus();
    const before = await stands();
    await form.personal.press('Space');
    await expect(page).toHaveURL(`/edit-clinic/${id}/info`);
    await expect(page.getByRole('tab')).toHaveCount(tabs);
    await expect(form.personal).toBeFocused();
    expect(await stands()).toBe(before);
    await expect(form.name).toHaveValue('کلینیک آفتاب');
    expect(await form.name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4);
  }
});

test('the arrow keys lead through the parts of a clinic, each from its top', async ({ page, practice: { provider } }) => {
  const id = await newClinic(provider, 'کلینیک نو');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/edit-clinic/${id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('اطلاعات')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await tab('اطلاعات').press('ArrowLeft');
  await expect(page).toHaveURL(`/edit-clinic/${id}/contracts`);
  await expect(tab('قراردادها')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a clinic is deleted after a question, and one that is needed says why not', async ({ page, practice: { provider } }) => {
  const clinics = await provider.rows<Clinic>('clinics');
  const named = (id: number) => clinics.find((clinic) => clinic.id === id)?.name ?? '?';
  await newClinic(provider, 'کلینیک زودگذر');
  const dialog = page.getByRole('alertdialog');
  await openSection(page, 'مدیریت کلینیک‌ها');
  await remove(page, named(1));
  await expect(dialog).toContainText('خطا در حذف کلینیک: کلینیک نخست را نمی‌توان حذف کرد.');
  await dialog.getByRole('button', { name: 'بستن', exact: true }).click();
  await expect(dialog).toBeHidden();
  await remove(page, named(2));
  await expect(dialog).toContainText(/خطا در حذف کلینیک: حذف ممکن نیست؛ هنوز در .* به کار رفته است\./);
  await dialog.getByRole('button', { name: 'بستن', exact: true }).click();
  await expect(dialog).toBeHidden();
  // The line breaks: nothing was deleted, and nothing looks so.
  await page.route('**/api/clinics/*/', (route) => (route.request().method() === 'DELETE' ? route.fulfill({ status: 403, json: {} }) : route.fallback()));
  await remove(page, 'کلینیک زودگذر');
  await expect(dialog).toContainText('خطا در حذف کلینیک: عدم مجوز.');
  await page.unroute('**/api/clinics/*/');
  await dialog.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('کلینیک با موفقیت حذف شد.')).toBeVisible();
  expect((await provider.rows<Clinic>('clinics')).map(({ name }) => name)).not.toContain('کلینیک زودگذر');
});

test('an insurance with its levels is kept from the settings', async ({ page }) => {
  await openSection(page, 'بیمه‌ها');
  await page.getByRole('button', { name: 'افزودن بیمه' }).click();
  const sheet = page.getByRole('dialog', { name: 'افزودن بیمه' });
  await sheet.getByLabel('نام بیمه').fill('کوثر نوین');
  await sheet.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('بیمه با موفقیت ثبت شد.')).toBeVisible();
  await page.getByRole('link', { name: /کوثر نوین/ }).click();
  await expect(page).toHaveURL(/\/insurances\/\d+$/);
  for (const [plan, cover] of [
    ['طلایی', 'بیمه‌شده اصلی'],
    ['نقره‌ای', 'تحت تکفل'],
  ] as const) {
    await page.getByRole('button', { name: 'افزودن سطح بیمه' }).click();
    const level = page.getByRole('dialog', { name: 'افزودن سطح بیمه' });
    await level.getByLabel('سطح بیمه').fill(plan);
    await level.getByText(cover).click();
    await level.getByLabel('درصد فرانشیز').fill('۲۵');
    await level.getByRole('button', { name: 'ذخیره' }).click();
    await expect(level).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('link', { name: /کوثر نوین/ })).toContainText('۲ سطح');
  await remove(page, 'کوثر نوین');
  await expect(page.getByText('بیمه با موفقیت حذف شد.')).toBeVisible();
});
