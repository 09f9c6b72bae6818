import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../server/demo/account.ts';
import { patientForm } from './patient-form.ts';
import { loginForm, signIn, signOut } from './signing-in.ts';
import { untilKept } from './support/device.ts';
import { keptAddresses, untilProgramIsKept } from './support/kept.ts';
import { holdTime } from './support/time.ts';
import { type Host, test } from './two-releases.ts';

test.use({ serviceWorkers: 'allow' });
// One after the other: the later release is built once.
test.describe.configure({ mode: 'default' });

const LAST = 'نیک‌اندیش';
const OTHER = 'آرام';

const ready = (page: Page) => page.getByText('نسخه جدید برنامه آماده است');
const now = (page: Page) => page.getByRole('button', { name: 'نسخه جدید برنامه باز شود' });
const guessed = (page: Page) => page.getByText('با نسخه جدید خوانده شد');
/** The file that the page began with, which tells releases apart. */
const release = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src }) => src).join());

/** Under the first release a form is half filled and the program kept; then the later one is deployed. */
const halfFilled = async (page: Page, { deploy }: Host): Promise<void> => {
  deploy('first');
  await page.goto('/new-patient');
  await signIn(page, DEMO_ACCOUNT);
  await patientForm(page).lastName.fill(LAST);
  await untilKept(page, LAST);
  await untilProgramIsKept(page);
  deploy('later');
};

test('an update that comes while forms are half filled shows itself in both tabs, and drops neither draft', async ({ page, context, host }) => {
  await halfFilled(page, host);
  const before = await release(page);
  // A tab opens at the release that the browser keeps, and finds that there is another.
  const other = await context.newPage();
  await other.goto('/edit-patient/1');
  await patientForm(other).lastName.fill(OTHER);
  await untilKept(other, OTHER);
  expect(await release(other)).toBe(before);
  for (const tab of [page, other]) await expect(ready(tab)).toBeVisible();
  await expect(patientForm(page).lastName).toHaveValue(LAST);

  // Parts that are gone from the server come from what the browser keeps, until the newer release takes over.
  const gone: string[] = [];
  for (const address of await keptAddresses(other)) if ((await other.request.get(address)).status() === 404) gone.push(address);
  expect(gone.length).toBeGreaterThan(0);
  await other.bringToFront();
  await other.evaluate(() => {
    history.pushState({ depth: 1 }, '', '/insurances');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(other.getByRole('link', { name: 'تأمین اجتماعی' })).toBeVisible();
  await other.goBack();
  await expect(patientForm(other).lastName).toHaveValue(OTHER);

  await now(other).click();
  for (const tab of [page, other]) {
    await expect.poll(() => release(tab).catch(() => before)).not.toBe(before);
    await expect(ready(tab)).toBeHidden();
    await expect(guessed(tab)).toBeHidden();
  }
  await expect(patientForm(page).lastName).toHaveValue(LAST);
  await expect(patientForm(other).lastName).toHaveValue(OTHER);
  await expect(page).toHaveURL('/new-patient');
  await expect(other).toHaveURL('/edit-patient/1');
});

test('a browser that forgets that a release is wanted has the page opened anew, and drops no draft', async ({ page, host }) => {
  // As Chromium does where the older one is asked for something just then; a page that is opened would have it remembered.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('forgotten') === 'once') return;
    ServiceWorker.prototype.postMessage = () => sessionStorage.setItem('forgotten', 'once');
  });
  await halfFilled(page, host);
  const before = await release(page);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const opened = page.waitForEvent('load');
  await now(page).click();
  await opened;
  await expect(patientForm(page).lastName).toHaveValue(LAST);
  expect(await release(page)).toBe(before);
  await now(page).click();
  await expect.poll(() => release(page).catch(() => before)).not.toBe(before);
  await expect(patientForm(page).lastName).toHaveValue(LAST);
});

test('a login that nobody touched yet is opened anew when another release takes over', async ({ page, context, host }) => {
  host.deploy('first');
  await page.goto('/settings');
  await signIn(page, DEMO_ACCOUNT);
  await expect(page).toHaveURL('/settings');
  await untilProgramIsKept(page);
  await signOut(page);
  const other = await context.newPage();
  await other.goto('/login');
  await expect(loginForm(other).submit).toBeVisible();
  const before = await release(other);
  host.deploy('later');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waits).toBe('installed');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' }));
  for (const tab of [page, other]) await expect.poll(() => release(tab).catch(() => before)).not.toBe(before);
  await expect(loginForm(other).submit).toBeVisible();
});

test('an update that is found by a page that stands open and put off has come with the next start, without a network too', async ({ page, context, host }) => {
  await holdTime(page);
  await halfFilled(page, host);
  const before = await release(page);
  // Somebody comes back to the tab after more than an hour.
  await page.clock.fastForward('01:01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await ready(page).waitFor();
  await page.getByRole('button', { name: 'بعداً' }).click();
  await expect(ready(page)).toBeHidden();
  expect(await release(page)).toBe(before);
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto('/');
  await expect(later).toHaveURL('/new-patient');
  await expect(patientForm(later).lastName).toHaveValue(LAST);
  await expect(guessed(later)).toBeHidden();
  expect(await release(later)).not.toBe(before);
});

test('a page whose work only its memory holds goes on as it is, and the release waits for the next start', async ({ page, host }) => {
  await holdTime(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  host.deploy('first');
  await page.goto('/new-patient');
  await signIn(page, DEMO_ACCOUNT);
  await patientForm(page).lastName.fill(LAST);
  await untilProgramIsKept(page);
  host.deploy('later');
  const before = await release(page);
  await page.clock.fastForward('01:01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const takenOver = page.evaluate(
    () => new Promise<void>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })),
  );
  await now(page).click();
  await takenOver;
  // A page that is opened anew answers this no more.
  await page.evaluate(async () => void (await (await fetch('/config.json')).json()));
  // It is offered again; what is typed stands in the field.
  await expect(ready(page)).toBeVisible();
  expect(await release(page)).toBe(before);
  await expect(patientForm(page).lastName).toHaveValue(LAST);
  await page.reload();
  expect(await release(page)).not.toBe(before);
});

test('what a closed tab held waits over the end of a session and over an update, and comes back as it was', async ({ page, context, host }) => {
  host.deploy('first');
  await page.goto('/settings');
  await signIn(page, DEMO_ACCOUNT);
  await expect(page).toHaveURL('/settings');
  // A workflow that has been of earlier versions.
  const other = await context.newPage();
  await other.goto('/sms?patient=1');
  await other.getByRole('textbox', { name: 'متن پیام' }).fill(LAST);
  await untilKept(other, LAST);
  await other.close();
  await signOut(page);
  await expect(loginForm(page).submit).toBeVisible();
  await page.close();

  host.deploy('later');
  const later = await context.newPage();
  await later.goto('/login');
  await signIn(later, DEMO_ACCOUNT);
  await expect(later).not.toHaveURL('/login');
  await later.goto('/sms?patient=1');
  await expect(later.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(LAST);
  await later.goto('/settings');
  await expect(later.getByRole('button', { name: 'پیش‌نویس‌های نگه‌داشته‌شده' })).toBeHidden();
});
