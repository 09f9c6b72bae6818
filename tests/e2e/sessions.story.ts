import { expect } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { loginForm, signIn, signOut } from './signing-in.ts';
import { QUIET, untilKept } from './support/device.ts';

test('a session that cannot be refreshed leads to the login screen once, and back to what was typed', async ({ page, context, practice }) => {
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('مینا');
  await form.lastName.fill('آرام');
  await form.nationalNumber.fill('0012345679');
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'no-longer-good'));
  await form.save.click();
  await expect(page).toHaveURL('/login');
  await signIn(page, practice);
  await expect(page).toHaveURL('/new-patient');
  await expect(form.firstName).toHaveValue('مینا');
});

test('nothing typed is sent for somebody else who signed in beside, where tokens do not say whose they are', async ({ page, practice, colleague }) => {
  const before = await practice.provider.count('patients');
  const known = page.waitForResponse(/\/dj-rest-auth\/user\/$/);
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('مینا');
  await form.lastName.fill('آرام');
  await form.nationalNumber.fill('0012345679');
  await known;
  // At another page of the provider, whose cookie is this page's as well.
  await page.request.post('/dj-rest-auth/login/', { data: { username: colleague.username, password: colleague.password } });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/patients/')) sent.push(request.headers().authorization ?? '');
  });
  await page.evaluate(() => localStorage.setItem('accessToken', 'opaque'));
  await form.save.click();
  await expect(page).toHaveURL('/login');
  // With the token that had run out, if at all.
  expect(sent.filter((token) => token !== 'Bearer opaque')).toEqual([]);
  expect(await practice.provider.count('patients')).toBe(before);
  await signIn(page, practice);
  await expect(form.firstName).toHaveValue('مینا');
});

test('many calls with an expired token ask for one fresh token', async ({ page }) => {
  await page.goto(QUIET);
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/dj-rest-auth/token/refresh/')) refreshes += 1;
  });
  await page.goto('/patients');
  await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  expect(refreshes).toBe(1);
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'پرونده بیماران' })).toBeVisible();
  await signOut(await context.newPage());
  await expect(page).toHaveURL('/login');
});

test('signing out in one tab signs out another that is still beginning', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/settings');
  const { promise: isOut, resolve: out } = Promise.withResolvers<void>();
  // It knows by then that somebody is signed in, and reads what was left.
  await page.route(/\/resuming-/, (route) => isOut.then(() => route.continue()));
  const reads = page.waitForRequest(/\/resuming-/);
  await page.goto('/', { waitUntil: 'commit' });
  await reads;
  await signOut(other);
  out();
  await expect(page).toHaveURL('/login');
  await expect(loginForm(page).username).toBeVisible();
});

test('what was being typed in one tab is still there when the same dentist signs in again in another', async ({ page, context, practice }) => {
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('مینا');
  const other = await context.newPage();
  await signOut(other);
  await expect(page).toHaveURL('/login');
  await signIn(other, practice);
  await expect(page).toHaveURL('/new-patient');
  await expect(form.firstName).toHaveValue('مینا');
});

test.describe('without a session', () => {
  test.use({ signedIn: false });

  test('one-time login asks for the number, then the code, and says plainly that it is not there yet', async ({ page }) => {
    await page.goto('/login');
    await page.getByText('رمز یک‌بارمصرف').click();
    await page.getByRole('button', { name: 'ارسال کد' }).click();
    await expect(page.getByText('لطفاً شماره موبایل را وارد کنید.')).toBeVisible();
    await page.getByLabel('شماره موبایل').fill('۰۹۱۲۳۴۵۶۷۸۹');
    await page.getByRole('button', { name: 'ارسال کد' }).click();
    await page.getByLabel('کد ارسال‌شده').fill('12345');
    await page.getByRole('button', { name: 'تأیید کد' }).click();
    await expect(page.getByText('این قابلیت هنوز پیاده‌سازی نشده است.')).toBeVisible();
    await page.getByRole('button', { name: 'انصراف' }).click();
    await expect(loginForm(page).username).toHaveValue('');
  });

  test('whoever signs in over a session that is still there ends it in every tab, and what was begun in it waits for its owner', async ({
    page,
    context,
    practice,
    colleague,
  }) => {
    const other = await context.newPage();
    await other.goto('/login');
    await expect(loginForm(other).username).toBeVisible();
    // It hears that somebody was let in and cannot find out who: the form stays there, beside a token.
    await other.route('**/dj-rest-auth/user/', (route) => route.fulfill({ status: 500 }));
    const failed = other.waitForResponse(/user/);
    await page.goto('/login');
    await signIn(page, practice);
    await expect(page).toHaveURL('/');
    await failed;
    await page.goto('/new-patient');
    await patientForm(page).firstName.fill('مینا');
    await signIn(other, colleague);
    await expect(other).toHaveURL('/');
    await expect(page).not.toHaveURL('/new-patient');
    await page.goto('/new-patient');
    await expect(patientForm(page).firstName).toHaveValue('');
    await signOut(page);
    await expect(other).toHaveURL('/login');
    await signIn(page, practice);
    await expect(page).not.toHaveURL('/login');
    await page.goto('/new-patient');
    await expect(patientForm(page).firstName).toHaveValue('مینا');
  });

  test('whoever asks for an address comes to it, and what they had begun waits there to be gone on with', async ({ page, practice }) => {
    await page.goto('/sms?patient=1');
    await signIn(page, practice);
    await expect(page).toHaveURL('/sms?patient=1');
    const text = page.getByRole('textbox', { name: /^متن پیام/ });
    await text.fill('پاسخ آزمایش شما آمد.');
    await untilKept(page, 'آزمایش');
    await signOut(page);
    await page.goto('/sms?patient=2');
    await expect(page).toHaveURL('/login');
    await signIn(page, practice);
    await expect(page).toHaveURL('/sms?patient=2');
    await expect(text).toHaveValue('');
    await page
      .getByRole('region', { name: /^پیش‌نویس پیام .*مانده است$/ })
      .getByRole('button', { name: 'ادامه' })
      .click();
    await expect(page).toHaveURL('/sms?patient=1');
    await expect(text).toHaveValue('پاسخ آزمایش شما آمد.');
  });

  test('unknown paths lead home, and back to the login screen without a session', async ({ page, practice }) => {
    await page.goto('/notifications');
    await expect(page).toHaveURL('/login');
    await signIn(page, practice);
    await expect(page).toHaveURL('/');
    for (const path of ['/home', '/notifications', '/no/such/place']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });
});
