import type { Page } from '@playwright/test';
import { calls } from '../../src/schema/api.ts';
import { passwordForm } from './password-form.ts';
import { patientForm } from './patient-form.ts';
import { expect, type Practice, test } from './practice.ts';
import { loginForm, signIn, signOut } from './signing-in.ts';
import { stored, untilKept } from './support/device.ts';

test.use({ signedIn: false });

const FRESH = 'دندان-تازه ۱۲';
const LAST = 'آرام‌بخش';

/** The question for the former password, as a person finds it. */
const lockedDialog = (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: 'کار ناتمام شما با رمز عبور قبلی قفل شده است' });
  return {
    dialog,
    former: dialog.getByLabel('رمز عبور قبلی', { exact: true }),
    open: dialog.getByRole('button', { name: 'باز کردن', exact: true }),
    later: dialog.getByRole('button', { name: 'بعداً' }),
    discard: dialog.getByRole('button', { name: 'دور انداختن', exact: true }),
  };
};

/** Another device of the same dentist gives the account a new password. */
const changeElsewhere = async ({ url, username, password }: Practice, fresh: string): Promise<void> => {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { readonly access: string };
  };
  const { access } = await post(calls.login.path, { username, password });
  await post(calls.changePassword.path, { old_password: password, new_password1: fresh, new_password2: fresh }, access);
};

const arrive = async (page: Page, practice: Practice, password = practice.password): Promise<void> => {
  await page.goto('/login');
  await signIn(page, { ...practice, password });
  await expect(page).not.toHaveURL('/login');
};

const begin = async (page: Page): Promise<void> => {
  await page.goto('/new-patient');
  await patientForm(page).lastName.fill(LAST);
};

const isBack = async (page: Page): Promise<void> => {
  await page.goto('/new-patient');
  await expect(patientForm(page).lastName).toHaveValue(LAST);
};

/** What waits on this device, without the salt that it always has. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('matab.waiting');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const counting = opening.result.transaction('log').objectStore('log').count();
    await new Promise((resolve) => {
      counting.onsuccess = resolve;
    });
    opening.result.close();
    return counting.result;
  });

test('work that waits under a former password opens with that one and with no other', async ({ page, practice }) => {
  await arrive(page, practice);
  await begin(page);
  await signOut(page);
  await changeElsewhere(practice, FRESH);
  await signIn(page, { ...practice, password: FRESH });
  const asked = lockedDialog(page);
  await expect(asked.dialog).toContainText('۱ کار ناتمام');
  await asked.open.click();
  await expect(asked.former).toHaveAccessibleDescription('رمز عبور قبلی را وارد کنید.');
  await asked.former.fill('CANARY-نه این');
  await asked.open.click();
  await expect(asked.former).toHaveAccessibleDescription(/با این رمز باز نشد. چیزی از دست نرفته است/);
  const kept = await stored(page);
  for (const secret of ['CANARY', practice.password, FRESH, LAST]) expect(kept).not.toContain(secret);
  // Nothing that was typed of it outlives a reload; the question does.
  await untilKept(page, 'former.submitted');
  await page.reload();
  await asked.open.click();
  await expect(asked.former).toHaveAccessibleDescription('رمز عبور قبلی را وارد کنید.');
  await asked.former.fill(practice.password);
  await asked.former.press('Enter');
  await expect(asked.dialog).toBeHidden();
  await isBack(page);
  await expect(asked.dialog).toBeHidden();
  expect(await waiting(page)).toBe(0);
});

test('work that is left for later is asked about at the next sign-in, and goes when its owner throws it away', async ({ page, practice }) => {
  await arrive(page, practice);
  await begin(page);
  await signOut(page);
  await changeElsewhere(practice, FRESH);
  const fresh = { ...practice, password: FRESH };
  await signIn(page, fresh);
  const asked = lockedDialog(page);
  await asked.later.click();
  await expect(asked.dialog).toBeHidden();
  expect(await waiting(page)).toBe(1);
  await signOut(page);
  await signIn(page, fresh);
  await asked.discard.click();
  const question = page.getByRole('alertdialog', { name: 'دور انداختن کار ناتمام' });
  await expect(question).toContainText('برای همیشه دور انداخته شود؟');
  await question.getByRole('button', { name: 'انصراف' }).click();
  expect(await waiting(page)).toBe(1);
  await asked.discard.click();
  await question.getByRole('button', { name: 'بله، دور انداخته شود' }).click();
  await expect(question).toBeHidden();
  expect(await waiting(page)).toBe(0);
  await signOut(page);
  await signIn(page, fresh);
  await expect(page).toHaveURL('/');
  await expect(asked.dialog).toBeHidden();
});

test('whoever goes on with other work is asked about the rest there, and what they have begun stays', async ({ page, practice }) => {
  await arrive(page, practice);
  await begin(page);
  await signOut(page);
  await changeElsewhere(practice, FRESH);
  await signIn(page, { ...practice, password: FRESH });
  const asked = lockedDialog(page);
  await asked.later.click();
  await page.goto('/insurances');
  await page.goto('/new-patient');
  await patientForm(page).lastName.fill('دیگری');
  await signOut(page);
  await signIn(page, { ...practice, password: FRESH });
  await asked.former.fill(practice.password);
  await asked.open.click();
  await expect(page.getByText('برنامه را در زبانه‌ای تازه باز کنید')).toBeVisible();
  await page.goto('/new-patient');
  await expect(patientForm(page).lastName).toHaveValue('دیگری');
  const other = await page.context().newPage();
  await isBack(other);
});

test('what is begun after a change of password waits under the new one', async ({ page, practice }) => {
  await arrive(page, practice);
  await page.goto('/settings/password');
  const form = passwordForm(page);
  await form.old.fill(practice.password);
  await form.fresh.fill(FRESH);
  await form.again.fill(FRESH);
  await form.submit.click();
  await expect(page).toHaveURL('/settings');
  await begin(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: /خروج/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('۱ کار ناتمام رمزگذاری می‌شود');
  await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, { ...practice, password: FRESH });
  await expect(page).not.toHaveURL('/login');
  await isBack(page);
  await expect(lockedDialog(page).dialog).toBeHidden();
});

test.describe('a page that cannot encrypt', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })));

  test('says before a sign-out that what is begun will be thrown away, and keeps it only while it is open', async ({ page, practice }) => {
    await arrive(page, practice);
    await begin(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: /خروج/ }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert').filter({ hasText: '۱ کار ناتمام' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toContainText('دور ریخته می‌شود');
    await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
    await expect(page.getByText('فقط تا وقتی این صفحه باز است می‌ماند')).toBeVisible();
    expect(await stored(page)).not.toContain(LAST);
    await page.goto('/login');
    await arrive(page, practice);
    await page.goto('/new-patient');
    await expect(patientForm(page).lastName).toHaveValue('');
  });

  test('takes the work up again after a session that ended by itself', async ({ page, context, practice }) => {
    await arrive(page, practice);
    await begin(page);
    // What the screen asks for by itself must not be what finds the session ended.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await page.evaluate(() => localStorage.setItem('accessToken', 'no-longer-good'));
    await patientForm(page).firstName.fill('مینا');
    await patientForm(page).nationalNumber.fill('0012345679');
    await patientForm(page).save.click();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(page.getByText('فقط تا وقتی این صفحه باز است می‌ماند')).toBeVisible();
    await signIn(page, practice);
    await expect(page).toHaveURL('/new-patient');
    await expect(patientForm(page).lastName).toHaveValue(LAST);
  });
});
