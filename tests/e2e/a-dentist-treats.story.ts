import { expect } from '@playwright/test';
import { test } from './practice.ts';
import { signIn } from './signing-in.ts';
import { holdTime, waitOut } from './support/time.ts';
import { countCreates, openTreatmentForm, treatmentForm } from './treatment-form.ts';

const SURGERIES = '**/api/surgeries/';

test('three treatments are staged, one is corrected, and each is sent once, however often the button is tapped', async ({ page, practice: { provider } }) => {
  const id = await provider.filePatient('یگانه');
  const before = await provider.count('surgeries');
  const creates = countCreates(page, 'surgeries');
  const form = await openTreatmentForm(page);
  await expect(form.add).toBeDisabled();
  await expect(page.getByText('برای افزودن لازم است: بیمار، نوع درمان، مبلغ، دندان، کلینیک')).toBeVisible();
  for (const tooth of ['۶', '۵', '۴']) {
    await form.fill('یگانه', tooth);
    await form.add.click();
  }
  await expect(form.rows).toHaveCount(3);
  await form.rows
    .nth(1)
    .getByRole('button', { name: /گزینه‌های/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش', exact: true }).click();
  await expect(form.rows).toHaveCount(2);
  // Whoever cannot see it is told where the row went.
  await expect(page.locator('[data-page-title]')).toBeFocused();
  await page.getByLabel('توضیحات').fill('بازبینی شد');
  await form.add.click();
  await form.submit.dblclick();
  await expect(page).toHaveURL(`/patient/${id}`);
  await expect(page.getByText('درمان‌ها با موفقیت ثبت شدند')).toBeVisible();
  await expect(page.getByText('۳ درمان', { exact: true })).toBeVisible();
  expect(creates()).toBe(3);
  expect(await provider.count('surgeries')).toBe(before + 3);
});

test('a description that was pasted is never cut off: that it is too long is said at its field, and nothing is sent', async ({
  page,
  practice: { provider },
}) => {
  await provider.filePatient('بلندنوشته');
  const before = await provider.count('surgeries');
  const form = await openTreatmentForm(page);
  await form.fill('بلندنوشته', '۶');
  const description = page.getByLabel('توضیحات');
  const pasted = 'د'.repeat(2001);
  await description.click();
  // As a paste does, which a browser cuts off where a field has a maximum.
  await page.keyboard.insertText(pasted);
  await expect(description).toHaveValue(pasted);
  await expect(description).toHaveAccessibleDescription(/بیش از اندازه بلند است/);
  await form.add.click();
  await expect(form.rows).toHaveCount(0);
  await expect(description).toBeFocused();
  await description.press('Backspace');
  await expect(description).not.toHaveAccessibleDescription(/بیش از اندازه بلند است/);
  await form.add.click();
  await expect(form.rows).toHaveCount(1);
  expect(await provider.count('surgeries')).toBe(before);
});

test('a row that is refused stands with the provider’s words, and the rest is sent from there', async ({ page, practice: { provider } }) => {
  const id = await provider.filePatient('دوگانه');
  const before = await provider.count('surgeries');
  const form = await openTreatmentForm(page);
  for (const tooth of ['۸', '۷', '۶', '۵', '۴']) {
    await form.fill('دوگانه', tooth);
    await form.add.click();
  }
  let sent = 0;
  await page.route(SURGERIES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    return sent === 3 ? route.fulfill({ status: 400, json: { procedure_type: ['این نوع درمان وجود ندارد.'] } }) : route.fallback();
  });
  await form.submit.click();
  await expect(form.rows.nth(2)).toContainText('خطا در ثبت: نوع درمان: این نوع درمان وجود ندارد.');
  await expect(page.getByText('۲ درمان ثبت شد و ۳ درمان در لیست باقی ماند.')).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL(`/patient/${id}`);
  expect(sent).toBe(6);
  expect(await provider.count('surgeries')).toBe(before + 5);
});

test('a session that ends between two rows costs nothing: after signing in again the list goes on where it stopped', async ({ page, practice }) => {
  const id = await practice.provider.filePatient('سه‌گانه');
  const before = await practice.provider.count('surgeries');
  const form = await openTreatmentForm(page);
  for (const tooth of ['۶', '۵', '۴']) {
    await form.fill('سه‌گانه', tooth);
    await form.add.click();
  }
  let sent = 0;
  await page.route(SURGERIES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    return sent === 3 ? route.fulfill({ status: 401, json: { detail: 'expired' } }) : route.fallback();
  });
  await page.route('**/dj-rest-auth/token/refresh/', (route) => route.fulfill({ status: 401, json: { detail: 'expired' } }));
  await form.submit.click();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await signIn(page, practice);
  await expect(page).toHaveURL('/new-treatment');
  await expect(page.getByText('۲ درمان ثبت شد و ۱ درمان در لیست باقی ماند.')).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL(`/patient/${id}`);
  expect(await practice.provider.count('surgeries')).toBe(before + 3);
});

test('a treatment whose answer is lost is looked up, not sent again', async ({ page, practice: { provider } }) => {
  const id = await provider.filePatient('چهارگانه');
  const before = await provider.count('surgeries');
  const creates = countCreates(page, 'surgeries');
  await holdTime(page);
  const form = await openTreatmentForm(page);
  await form.fill('چهارگانه', '۶');
  await page.route(SURGERIES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.submit.click();
  await expect(page.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(page);
  await expect(page).toHaveURL(`/patient/${id}`);
  expect(creates()).toBe(1);
  expect(await provider.count('surgeries')).toBe(before + 1);
});

test('staged treatments stay when one goes elsewhere, and the program says so', async ({ page, practice: { provider } }) => {
  await provider.filePatient('پنج‌گانه');
  await page.goto('/');
  await page.getByRole('button', { name: 'اقدام سریع' }).click();
  await page.locator('dialog a[href="/new-treatment"]').click();
  await expect(page).toHaveURL('/new-treatment');
  const form = treatmentForm(page);
  await form.fill('پنج‌گانه', '۶');
  await form.add.click();
  await page.goBack();
  await expect(page.getByText(/درمان‌های ثبت‌نشده نگه داشته شدند/)).toBeVisible();
  await page.goForward();
  await expect(form.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'بازگشت', exact: true }).click();
  await expect(page.getByText('۱ درمان ثبت‌نشده از بین می‌رود. خارج می‌شوید؟')).toBeVisible();
  await page.getByRole('button', { name: 'خروج بدون ثبت' }).click();
  await expect(form.rows).toHaveCount(0);
});

test('a clinic without an active contract takes no treatment, and a personal one wants a tariff', async ({ page }) => {
  const form = await openTreatmentForm(page);
  await form.fill('احمدی', '۶', 'نیک‌نام');
  await form.add.click();
  await expect(page.getByText('قرارداد فعال برای کلینیک "مرکز دندانپزشکی نیک‌نام" یافت نشد')).toBeVisible();
  await expect(form.rows).toHaveCount(0);
  await form.fill('احمدی', '۶', 'شخصی');
  await expect(page.getByText('برای افزودن لازم است: تعرفه بیمه')).toBeVisible();
  await expect(form.add).toBeDisabled();
});

test('a stored treatment is changed from a bare address, with the costs that the form does not show', async ({ page, practice: { provider } }) => {
  const id = await provider.filePatient('شش‌گانه');
  const surgery = await provider.create('surgeries', {
    ...{ patient: id, procedure_type: 1, tooth_number: '85', total_cost: 1000, lab_cost: 77, clinic: 2, contract: 2 },
    surgery_time: '2026-01-05T00:00:00Z',
  });
  await page.goto(`/new-treatment/${surgery}`);
  await expect(page.getByRole('radio', { name: 'دندان شیری E، مولر دوم شیری، پایین راست' })).toBeChecked();
  await expect(page.getByRole('button', { name: /سارا شش‌گانه/ })).toBeDisabled();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByLabel('شکایت اصلی').fill('درد');
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page).toHaveURL(`/patient/${id}`);
  await expect(page.getByText('درمان با موفقیت به‌روزرسانی شد')).toBeVisible();
  const change = (await sent).postDataJSON();
  expect(change).not.toHaveProperty('clinic');
  expect(change).toMatchObject({ contract: 2, lab_cost: 77, tooth_number: '85', surgery_time: '2026-01-05T00:00:00Z', main_complain: 'درد' });
});
