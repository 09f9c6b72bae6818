import { expect } from '@playwright/test';
import { test } from './practice.ts';
import { choose, countCreates } from './treatment-form.ts';

test('two payments of a patient are taken from the account, one is changed, one is deleted', async ({ page, practice: { provider } }) => {
  const id = await provider.filePatient('پرداختی');
  const before = await provider.count('incomes');
  const creates = countCreates(page, 'incomes');
  await page.goto(`/patient/${id}/payments`);
  await expect(page.getByText('هنوز پرداختی برای این بیمار ثبت نشده است.')).toBeVisible();
  await page.getByRole('button', { name: 'ثبت پرداخت' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('برای سارا پرداختی');
  await expect(page.getByRole('button', { name: /جستجوی بیمار/ })).toHaveCount(0);
  for (const [method, amount] of [
    ['کارت‌خوان', '۲۵۰۰۰۰'],
    ['نقدی', '1000000'],
  ] as const) {
    await page.getByText(method, { exact: true }).click();
    await page.getByRole('textbox', { name: /^مبلغ/ }).fill(amount);
    await page.getByRole('button', { name: 'افزودن به لیست' }).click();
  }
  await page.getByRole('button', { name: 'ثبت پرداخت‌ها (۲)' }).dblclick();
  await expect(page).toHaveURL(`/patient/${id}/payments`);
  await expect(page.getByText('پرداخت‌ها با موفقیت ثبت شدند.')).toBeVisible();
  await expect(page.getByText('۲ پرداخت، جمع ۱٬۲۵۰٬۰۰۰ تومان')).toBeVisible();
  expect(creates()).toBe(2);
  expect(await provider.count('incomes')).toBe(before + 2);

  await page.getByRole('button', { name: /گزینه‌های پرداخت ۱٬۰۰۰٬۰۰۰/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ویرایش پرداخت' })).toBeVisible();
  await page.getByRole('textbox', { name: /^مبلغ/ }).fill('1500000');
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('پرداخت با موفقیت ویرایش شد.')).toBeVisible();
  await expect(page).toHaveURL(`/patient/${id}/payments`);
  await expect(page.getByText('۲ پرداخت، جمع ۱٬۷۵۰٬۰۰۰ تومان')).toBeVisible();

  await page.getByRole('button', { name: /گزینه‌های پرداخت ۲۵۰٬۰۰۰/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(page.getByText('آیا مطمئن هستید که می‌خواهید این پرداخت را حذف کنید؟')).toBeVisible();
  await page.getByRole('button', { name: 'بله، حذف شود' }).click();
  await expect(page.getByText('۱ پرداخت، جمع ۱٬۵۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(await provider.count('incomes')).toBe(before + 1);
});

test('a payment that is denied in an answer of success is refused, although an older one is the same to the letter', async ({ page, practice }) => {
  const { provider } = practice;
  const id = await provider.filePatient('دوباره');
  const enter = async () => {
    await page.goto(`/new-payment?patient=${id}`);
    await page.getByText(/^نقدی/).click();
    await page.getByRole('textbox', { name: /^مبلغ/ }).fill('1000000');
    await page.getByRole('button', { name: 'ثبت پرداخت‌ها' }).click();
  };
  await enter();
  await expect(page).toHaveURL(`/patient/${id}/payments`);
  const before = await provider.count('incomes');
  await page.route('**/api/incomes/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { success: false, amount: ['حساب بسته است.'] } }) : route.fallback(),
  );
  await enter();
  await expect(page.getByText('خطا در ثبت پرداخت: مبلغ: حساب بسته است.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'ثبت پرداخت‌ها' }).click();
  await expect(page).toHaveURL(`/patient/${id}/payments`);
  expect(await provider.count('incomes')).toBe(before + 1);
});

test('a clinic pays, and its account shows what is still to come', async ({ page }) => {
  await page.goto('/clinic/2/payments');
  await expect(page.getByText('مطالبات از کلینیک')).toBeVisible();
  await page.goto('/new-payment');
  await choose(page, 'بیمار یا کلینیک', 'لبخند');
  await page.getByText('انتقال پایا', { exact: true }).click();
  await page.getByRole('textbox', { name: /^مبلغ/ }).fill('7777000');
  await page.getByRole('button', { name: 'ثبت پرداخت‌ها' }).click();
  await expect(page).toHaveURL('/clinic/2/payments');
  await expect(page.getByText('۷٬۷۷۷٬۰۰۰')).toBeVisible();
});

test('an incomplete payment names what it lacks', async ({ page }) => {
  await page.goto('/new-payment');
  await page.getByRole('button', { name: 'ثبت پرداخت‌ها' }).click();
  await expect(page.getByText('لطفاً تمام فیلدهای مورد نیاز را پر کنید')).toBeVisible();
  await expect(page.getByText('مبلغ را وارد کنید.')).toBeVisible();
});

test('whoever taps «امروز» twice in the calendar sends nothing with the button that lies under it', async ({ page, practice: { provider } }) => {
  const id = await provider.filePatient('دوبار');
  const before = await provider.count('incomes');
  const creates = countCreates(page, 'incomes');
  await page.goto(`/new-payment?patient=${id}`);
  await page.getByText('نقدی', { exact: true }).click();
  await page.getByRole('textbox', { name: /^مبلغ/ }).fill('500000');
  await page.getByRole('button', { name: /^انتخاب تاریخ/ }).click();
  const send = page.getByRole('button', { name: 'ثبت پرداخت‌ها (۱)' });
  const today = page.getByRole('button', { name: 'امروز', exact: true });
  const spot = { x: 0, y: 0 };
  // The calendar rises. On a phone of this size its button lies over that one; elsewhere this proves nothing.
  await expect(async () => {
    const [over, under] = [await today.boundingBox(), await send.boundingBox()];
    if (!over || !under) throw new Error('A button is not there.');
    Object.assign(spot, { x: over.x + over.width / 2, y: over.y + over.height / 2 });
    expect([spot.x > under.x, spot.x < under.x + under.width, spot.y > under.y, spot.y < under.y + under.height]).not.toContain(false);
  }).toPass();
  // As a finger bounces, however busy this machine is: nothing is waited for in between.
  const touch = await page.context().newCDPSession(page);
  const down = { type: 'touchStart' as const, touchPoints: [spot] };
  const up = { type: 'touchEnd' as const, touchPoints: [] };
  await Promise.all([down, up, down, up].map((event) => touch.send('Input.dispatchTouchEvent', event)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(send).toBeEnabled();
  expect([creates(), await provider.count('incomes')]).toEqual([0, before]);
  // Whoever has looked at it means it.
  await page.waitForTimeout(500);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(page.getByText('پرداخت‌ها با موفقیت ثبت شدند.')).toBeVisible();
  expect(await provider.count('incomes')).toBe(before + 1);
});
