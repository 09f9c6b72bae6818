import type { Page } from '@playwright/test';
import { groupedChequeNumber } from '../../src/schema/installments/cheque-number.ts';
import type { Installment, InstallmentCheck } from '../../src/schema/installments/installment.ts';
import { persianDigits } from '../../src/schema/kit/digits.ts';
import { chequeForm, DEBTOR, listTwelve, planForm, SERIES } from './cheque-form.ts';
import { expect, type Practice, test } from './practice.ts';
import { expectBar, keysOf } from './support/counted.ts';
import { holdTime, waitOut } from './support/time.ts';

const CHEQUES = '**/api/installment-checks/';
const SENT = 'چک‌ها با موفقیت ثبت شدند.';

/** The cheques of the series, as the provider has them. */
const ofSeries = async ({ provider }: Practice): Promise<readonly InstallmentCheck[]> => {
  const numbers = Array.from({ length: 12 }, (_, index) => String(BigInt(SERIES) + BigInt(index)).padStart(16, '0'));
  return (await provider.rows<InstallmentCheck>('installmentChecks')).filter(({ check_number }) => numbers.includes(check_number ?? ''));
};

/** Lets the seventh cheque that is sent end in another way; counts all that are sent. */
const seventh = async (page: Page, end: (route: Parameters<Parameters<Page['route']>[1]>[0]) => Promise<void>) => {
  let posts = 0;
  await page.route(CHEQUES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    return posts === 7 ? end(route) : route.fallback();
  });
  return () => posts;
};

test('a year of monthly cheques, equal sums, from the debt', async ({ page, practice }) => {
  await page.goto(`/patient/${DEBTOR}/financials`);
  const hand = keysOf(page);
  const [plan, cheque] = [planForm(page), chequeForm(page)];
  await hand.tap(page.getByRole('link', { name: 'اقساط' }));
  await hand.tap(plan.open);
  await hand.tap(plan.sayad);
  await hand.tap(plan.next);
  await hand.tap(cheque.own);
  await hand.tap(cheque.run);
  await hand.tap(cheque.number);
  await hand.type(SERIES);
  await hand.tap(cheque.add);
  await hand.tap(cheque.send);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL('/patients');
  await expect(page.getByText(SENT)).toBeVisible();
  const stored = await ofSeries(practice);
  expect(stored).toHaveLength(12);
  expect(stored.every(({ is_paid, check_owner_name }) => !is_paid && check_owner_name === 'بهرام قاسم‌زاده')).toBe(true);
  expect(new Set(stored.map(({ due_date }) => due_date)).size).toBe(12);
  await page.goto(`/patient/${DEBTOR}/installments`);
  const sum = stored.reduce((all, { amount }) => all + amount, 0);
  await expect(page.locator('main section').first()).toContainText(sum.toLocaleString('fa-IR'));
  expectBar('a year of monthly cheques, equal sums, from the debt', hand.count(), 12 + 26);
});

test('a refusal at the seventh of twelve is gone on with, and none is stored twice', async ({ page, practice }) => {
  await listTwelve(page);
  const posts = await seventh(page, (route) => route.fulfill({ status: 400, json: { check_number: ['این شماره پذیرفته نشد.'] } }));
  await chequeForm(page).send.click();
  await expect(page.getByText('خطا در ثبت چک: شماره چک: این شماره پذیرفته نشد.')).toBeVisible();
  await expect(page.getByText('۶ چک ثبت شد و ۶ چک در لیست باقی ماند.')).toBeVisible();
  expect(await ofSeries(practice)).toHaveLength(6);
  await page.getByRole('button', { name: 'ثبت باقی‌مانده (۶)' }).click();
  await expect(page).toHaveURL('/patients');
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await ofSeries(practice)).toHaveLength(12);
  expect(posts()).toBe(13);
});

test('an answer that is lost at the seventh is looked up, and the cheque is sent no second time', async ({ page, practice }) => {
  await holdTime(page);
  await listTwelve(page);
  const posts = await seventh(page, async (route) => {
    // It is stored, and the answer never comes.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await chequeForm(page).send.click();
  await expect(page.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await ofSeries(practice)).toHaveLength(12);
  expect(posts()).toBe(12);
});

test('gold is told of, and leads to the patients', async ({ page, practice: { provider } }) => {
  await page.goto(`/patient/${DEBTOR}/installments`);
  const form = planForm(page);
  await form.open.click();
  await form.gold.click();
  await form.submit.dblclick();
  await expect(page).toHaveURL('/patients');
  await expect(page.getByText('قسط با موفقیت ثبت شد!')).toBeVisible();
  const plans = (await provider.rows<Installment>('installments')).filter(({ patient, collateral }) => patient === DEBTOR && collateral === 1);
  expect(plans).toMatchObject([{ number_of_installments: 12, payment_period: 1 }]);
});

test('a provider without plans is said so, and the form stays', async ({ page }) => {
  await page.route('**/api/installments/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 404, json: { detail: 'Not found.' } }) : route.fallback(),
  );
  await page.goto(`/patient/${DEBTOR}/installments`);
  const form = planForm(page);
  await form.open.click();
  await form.gold.click();
  await form.submit.click();
  await expect(page.getByText('سرویس ثبت قسط در دسترس نیست. لطفاً با پشتیبانی تماس بگیرید.')).toBeVisible();
  await expect(form.submit).toBeEnabled();
});

test('a cheque is marked as paid by a tap, and unmarked by another', async ({ page, practice: { provider } }) => {
  // Which cheques of the demo are paid hangs on the day it is drawn up.
  const cheques = async () => provider.rows<InstallmentCheck>('installmentChecks');
  const cheque = (await cheques()).find(({ is_paid }) => !is_paid);
  const paid = async () => (await cheques()).find(({ id }) => id === cheque?.id)?.is_paid;
  const plan = (await provider.rows<Installment>('installments')).find(({ id }) => id === cheque?.installment);
  await page.goto(`/patient/${plan?.patient}/installments`);
  const number = persianDigits(groupedChequeNumber(cheque?.check_number ?? ''));
  const box = page.getByRole('button', { name: new RegExp(`^وصول شد: .*${number}`) });
  await box.click();
  await expect(box).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(paid).toBe(true);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(paid).toBe(false);
  await page.reload();
  await expect(box).toHaveAttribute('aria-pressed', 'false');
});

test('home counts the cheques of all patients that are due, and leads to where they are marked', async ({ page, practice: { provider } }) => {
  const today = new Date(Date.now() + 3.5 * 3_600_000).toISOString().slice(0, 10);
  const soon = new Date(Date.now() + (3.5 + 7 * 24) * 3_600_000).toISOString().slice(0, 10);
  const due = async () => (await provider.rows<InstallmentCheck>('installmentChecks')).filter((each) => !each.is_paid && each.due_date <= soon);
  const all = await due();
  const overdue = all.filter((each) => each.due_date < today);
  const fa = new Intl.NumberFormat('fa-IR');
  await page.goto('/');
  const entry = page.getByRole('link', { name: /^چک‌های سررسید/ });
  await expect(entry).toContainText(`${fa.format(overdue.length)} گذشته`);
  await expect(entry).toContainText(`${fa.format(all.length)} چک`);
  await entry.click();
  await expect(page.getByText(`${fa.format(all.length)} چک`, { exact: true })).toBeVisible();
  // Until the names are there a mark is told of by its day alone.
  await expect(page.getByText('در حال خواندن نام...')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^وصول شد: / })
    .first()
    .click();
  await expect.poll(async () => (await due()).length).toBe(all.length - 1);
  await expect(page.getByText(/^چک .* از .* وصول شد\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(async () => (await due()).length).toBe(all.length);
});
