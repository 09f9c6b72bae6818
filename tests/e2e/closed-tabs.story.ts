import type { Page } from '@playwright/test';
import { test as inLab, ready } from '../log/lab/browser.ts';
import { draft, health, openList, settled, type } from '../log/lab/driving.ts';
import { patientForm } from './patient-form.ts';
import { expect, test } from './practice.ts';
import { QUIET, untilKept, untilLetGo } from './support/device.ts';
import { holdTime } from './support/time.ts';

const message = (page: Page) => page.getByRole('alert').getByText('زبانه بسته');
const way = (page: Page) => page.getByRole('link', { name: 'باز کردن در زبانه تازه' });
/** Nobody is told before the screen, which is there, has long stood. */
const told = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward('00:30');
    await expect(message(page)).toBeVisible({ timeout: 500 });
  }).toPass();
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const left = async (page: Page) => (await health(page)).left;

test('of two tabs that were closed in the middle of forms one is gone on with, and the other is told of, opened, and spoken of before a sign-out', async ({
  page,
  context,
}) => {
  await page.goto('/new-patient');
  await patientForm(page).lastName.fill('نیک‌اندیش');
  await untilKept(page, 'نیک‌اندیش');
  const second = await context.newPage();
  await second.goto('/edit-patient/1');
  await patientForm(second).lastName.fill('آرام');
  await untilKept(second, 'آرام');
  await page.close();
  await second.close();

  const next = await context.newPage();
  await holdTime(next);
  await next.goto(QUIET);
  await untilLetGo(next);
  await next.goto('/');
  await expect(next).toHaveURL('/edit-patient/1');
  await expect(patientForm(next).lastName).toHaveValue('آرام');
  await told(next);
  await expect(message(next)).toHaveText('نوشته‌های ۱ زبانه بسته سر جایش است.');

  await next.getByRole('alert').getByRole('link', { name: 'تنظیمات' }).click();
  await expect(way(next)).toBeVisible();
  await expect(message(next)).toHaveCount(0);
  await next.getByRole('button', { name: 'خروج از حساب کاربری' }).click();
  await expect(next.getByRole('alertdialog')).toContainText('۱ کار ناتمام و نوشته‌های ۱ زبانه بسته');
  await next.getByRole('alertdialog').getByRole('button', { name: 'انصراف' }).click();

  // The next start tells of it again, and no longer than it waits.
  await next.reload();
  await expect(next.getByRole('heading', { level: 1, name: 'تنظیمات' })).toBeVisible();
  await told(next);
  const opening = context.waitForEvent('page');
  await way(next).click();
  const other = await opening;
  await expect(other).toHaveURL('/new-patient');
  await expect(patientForm(other).lastName).toHaveValue('نیک‌اندیش');
  await lookAgain(next);
  for (const gone of [way(next), message(next)]) await expect(gone).toHaveCount(0);
});

inLab('counted is what a next tab takes up: nothing of another person, of a tab that lives, or in which nothing was begun', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const begun = async (name: string) => {
    const page = await browserOnDisk.open();
    await openList(page);
    if (name) await type(page, name);
    await settled(page);
    return page;
  };
  const gone = [await begun('اول'), await begun(''), await begun('دوم')];
  const living = await begun('زنده');
  await living.evaluate(() => localStorage.setItem('matab.owner', 'another'));
  gone.push(await begun('دیگری'));
  await living.evaluate(() => localStorage.removeItem('matab.owner'));
  for (const page of gone) await page.close();

  const next = await browserOnDisk.context().newPage();
  await next.goto(`${lab.url}page.js`);
  await expect.poll(() => next.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
  await next.goto(lab.url);
  await ready(next);
  expect(await draft(next)).toBe('دوم');
  await expect.poll(() => left(next)).toBe(1);
  expect(await draft(await browserOnDisk.open())).toBe('اول');
  await lookAgain(next);
  await expect.poll(() => left(next)).toBe(0);
  expect(await draft(living)).toBe('زنده');
});

inLab('where a page has no locks, as on plain HTTP, nobody is sent for what no tab would take up', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  await browserOnDisk.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'اول');
  await settled(first);
  await first.close();
  const next = await browserOnDisk.open();
  expect(await next.evaluate(() => window.lab.restored)).toBe(false);
  await next.waitForFunction(() => performance.now() > 3000);
  // Whatever is given up, what is left is counted anew.
  await next.evaluate(async () => (await window.lab.log.loaded()).discard(`${(await indexedDB.databases())[0]?.name} none 0`));
  expect(await left(next)).toBe(0);
});
