import { expect, type Page } from '@playwright/test';
import { formatAmount } from '../../src/schema/kit/money.ts';
import type { Patient } from '../../src/schema/patients/patient.ts';
import type { Income } from '../../src/schema/payments/income.ts';
import type { Surgery } from '../../src/schema/treatments/surgery.ts';
import { patientForm } from './patient-form.ts';
import { PLACES } from './places.ts';
import { test } from './practice.ts';
import { signIn } from './signing-in.ts';
import { allFilledIn } from './support/addresses.ts';
import { QUIET, untilKept, untilLetGo } from './support/device.ts';

const strip = (page: Page) => page.getByText('شما آفلاین هستید.');
const age = (page: Page) => page.getByText('به‌روز شده:');
const BROKEN = 'این بخش بارگذاری نشد';

/** Goes to an address as the program does, without asking the network for a page. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ depth: 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Resolves when the program has fetched all its parts. */
const untilAllIsThere = async (page: Page): Promise<void> => {
  const parts = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  for (let before = -1, calm = 0; calm < 3; ) {
    await page.waitForTimeout(700);
    const now = await parts();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
};

test('every screen opens without a network, also one that was not visited yet, and the strip stays until it is back', async ({ page, context }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/');
  await expect(page.getByText('پرونده بیماران')).toBeVisible();
  await untilAllIsThere(page);
  const places = await allFilledIn(page, PLACES);
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  for (const path of places) {
    await go(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText(BROKEN)).toHaveCount(0);
    await expect(strip(page)).toBeInViewport();
  }
  await context.setOffline(false);
  await expect(strip(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('an outage that ended while the program was closed is not told to whoever opens it again', async ({ page, context }) => {
  await page.goto('/new-patient');
  await patientForm(page).firstName.fill('مینا');
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await untilKept(page, 'network.changed');
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(QUIET);
  await untilLetGo(later);
  await later.goto('/new-patient');
  await expect(patientForm(later).firstName).toHaveValue('مینا');
  await expect(strip(later)).toBeHidden();
});

test('a list that cannot be asked for says how old it is, where it stood, and is fresh again by itself', async ({ page, context, practice }) => {
  await page.goto('/patients');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('۲٬۰۰۰ بیمار');
  await untilAllIsThere(page);
  const row = page.locator('li[aria-posinset="2"]');
  const before = await row.boundingBox();
  await context.setOffline(true);
  await expect(age(page)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  // In the gap between the search and the first row, and at neither of them.
  const box = async (at: string | ReturnType<typeof age>) => (typeof at === 'string' ? page.locator(at) : at).boundingBox();
  const [search, said, first] = [await box('form:has([data-search])'), await box(age(page)), await box('li[aria-posinset="1"]')];
  expect((said?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0)).toBeGreaterThan(2);
  expect((first?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeGreaterThan(2);
  await practice.provider.filePatient('آآآ');
  await context.setOffline(false);
  await expect(heading).toContainText('۲٬۰۰۱ بیمار');
  await expect(age(page)).toBeHidden();
  await expect(strip(page)).toBeHidden();
});

test('a file and an account that cannot be asked for say how old they are', async ({ page, context, practice }) => {
  const [income] = await practice.provider.rows<Income>('incomes');
  const patient = income?.patient;
  for (const path of [`/patient/${patient}`, `/patient/${patient}/payments`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Rows are drawn where they are looked at.
    await page
      .getByRole('list')
      .last()
      .evaluate((list) => list.scrollIntoView());
    await expect(page.locator('main li').first()).toBeVisible();
    await untilAllIsThere(page);
    await context.setOffline(true);
    await expect(age(page)).toBeVisible();
    await context.setOffline(false);
    await expect(age(page)).toBeHidden();
  }
});

test('a file that was never opened shows what the lists on the device know of it, says how old that is, and is asked for when the network is back', async ({
  page,
  context,
  practice,
}) => {
  const incomes = await practice.provider.rows<Income>('incomes');
  const surgeries = await practice.provider.rows<Surgery>('surgeries');
  const accountOf = (patient: number) => {
    const treatments = surgeries.filter((surgery) => surgery.patient === patient);
    // The newest first, as they are listed: no more than what is looked at is drawn.
    const paid = incomes.filter((income) => income.patient === patient).toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
    const cost = treatments.reduce((sum, { total_cost, extra_fee, discount }) => sum + total_cost + extra_fee - discount, 0);
    return { patient, treatments, paid, debt: cost - paid.reduce((sum, { amount }) => sum + amount, 0) };
  };
  const owing = new Set(incomes.flatMap(({ patient }) => patient ?? []));
  const { patient, treatments, paid, debt } = [...owing].map(accountOf).find((each) => each.debt > 0 && each.treatments.length > 0) ?? accountOf(0);
  expect(debt).toBeGreaterThan(0);
  await page.goto('/patients');
  await expect(page.locator('main li [data-standing]').first()).toBeVisible();
  await untilAllIsThere(page);
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await go(page, `/patient/${patient}`);
  const finances = page.getByRole('region', { name: 'وضعیت مالی' });
  await expect(finances).toContainText(formatAmount(debt));
  const warning = page.getByText('از لیست‌های همین دستگاه حساب شد');
  await expect(warning).toBeVisible();
  await expect(age(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'سابقه درمان' })).toContainText(new Intl.NumberFormat('fa').format(treatments.length));
  await go(page, `/patient/${patient}/payments`);
  await expect(page.getByText(formatAmount(debt))).toBeVisible();
  await expect(page.getByText(formatAmount(paid[0]?.amount ?? 0)).first()).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(age(page)).toBeVisible();
  await context.setOffline(false);
  await expect(warning).toBeHidden();
  await expect(age(page)).toBeHidden();
  await go(page, `/patient/${patient}`);
  await expect(finances).toContainText(formatAmount(debt));
  await expect(warning).toBeHidden();
});

test('a form and papers that were not opened yet have what the list on the device has, say how old that is, and are loaded when the network is back', async ({
  page,
  context,
  practice,
}) => {
  const [patient] = await practice.provider.rows<Patient>('patients');
  const id = patient?.id;
  await page.goto('/patients');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('۲٬۰۰۰ بیمار');
  await untilAllIsThere(page);
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await go(page, `/edit-patient/${id}`);
  const { lastName, phone, save } = patientForm(page);
  const kept = page.getByText('آنچه می‌بینید از لیست همین دستگاه است');
  await expect(lastName).toHaveValue(patient?.last_name ?? '?');
  await expect(kept).toContainText('به‌روز شده:');
  // What was typed waits for the line, and nothing that comes meanwhile is put in its place.
  await phone.fill('09121112233');
  await save.click();
  await expect(page.getByText('منتظر اتصال است')).toBeVisible();
  await context.setOffline(false);
  await expect(strip(page)).toBeHidden();
  await expect(phone).toHaveValue('۰۹۱۲۱۱۱۲۲۳۳');
  await save.click();
  await expect(page.getByText('با موفقیت')).toBeVisible();
  expect((await practice.provider.rows<Patient>('patients')).find((each) => each.id === id)).toMatchObject({ ...patient, phone: '+989121112233' });

  const other = (await practice.provider.rows<Patient>('patients'))[1];
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await go(page, `/edit-patient/${other?.id}`);
  await expect(kept).toBeVisible();
  await context.setOffline(false);
  await expect(kept).toBeHidden();
  await expect(lastName).toHaveValue(other?.last_name ?? '?');

  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await go(page, `/invoice-certificate?patient=${patient?.id}&tab=certificate`);
  await expect(page.locator('main')).toContainText(patient?.last_name ?? '?');
  await expect(page.getByText('اطلاعات بیمار به‌روز نشد و شاید قدیمی باشد.')).toBeVisible();
});

test('a session ends without a network on a device that spares its data and does not keep the program, once its page has rested', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.clock.install();
  await page.goto('/settings');
  const leave = page.getByRole('button', { name: 'خروج از حساب کاربری' });
  await expect(leave).toBeVisible();
  await page.clock.runFor(11_000);
  // Which part comes last is nobody's promise.
  await expect(async () => {
    await page.clock.runFor(200);
    const missing = ['asked', 'login', 'resuming', 'returning', 'sections', 'tools'].filter((part) => !fetched.some((url) => url.includes(`/${part}-`)));
    expect(missing).toEqual([]);
  }).toPass({ intervals: [100] });
  // After a minute the log fetches what it tidies up with, and these parts by the way.
  expect(await page.evaluate(() => performance.now())).toBeLessThan(60_000);
  await context.setOffline(true);
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('نام کاربری')).toBeVisible();
});

test('a device that spares its data fetches nothing that nobody asked for', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByText('پرونده بیماران')).toBeVisible();
  await untilAllIsThere(page);
  expect(asked.filter((url) => /patient-form|patient-profile/.test(url))).toEqual([]);
});

test.describe('somebody who is not signed in', () => {
  test.use({ signedIn: false });
  test('fetches the login and no more', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await expect(page.getByLabel('نام کاربری')).toBeVisible();
    await untilAllIsThere(page);
    expect(asked.filter((url) => /signed-in|patient|tools/.test(url))).toEqual([]);
  });

  for (const saveData of [false, true]) {
    test(`${saveData ? 'and spares data waits with' : 'has on its way'} the list that home leads to, and is asked for nothing twice`, async ({
      page,
      practice,
    }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }), saveData);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const of = (path: string) => asked.filter((each) => each === path);
      await page.goto('/login');
      await signIn(page, practice);
      await expect(page.getByText('پرونده بیماران')).toBeVisible();
      await untilAllIsThere(page);
      expect(of('/api/patients/')).toHaveLength(saveData ? 0 : 1);
      await page.getByRole('link', { name: /^پرونده بیماران/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('۲٬۰۰۰ بیمار');
      await untilAllIsThere(page);
      expect(of('/api/patients/')).toHaveLength(1);
      expect(of('/config.json')).toHaveLength(1);
    });
  }
});
