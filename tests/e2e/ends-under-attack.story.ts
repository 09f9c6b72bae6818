import type { BrowserContext, Page } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { expect, type Practice, test } from './practice.ts';
import { loginForm, signIn } from './signing-in.ts';
import { stored } from './support/device.ts';

const TYPED = 'ژقصچگان';
const LATER = 'ژغپچگان';

test.use({ signedIn: false });

const begin = async (page: Page, practice: Practice): Promise<void> => {
  await page.goto('/new-patient');
  await signIn(page, practice);
  await expect(page).toHaveURL('/new-patient');
  await patientForm(page).firstName.fill(TYPED);
  await expect.poll(() => stored(page)).toContain(TYPED);
};

const leave = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await page.getByRole('button', { name: /خروج/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
};

const atTheDoor = (page: Page, patience = 20_000) => expect(loginForm(page).submit).toBeVisible({ timeout: patience });

const atSettings = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: /خروج/ })).toBeVisible();
  return page;
};

/** Whoever signs in has back what they began. */
const comesBack = async (page: Page, practice: Practice, text: string): Promise<void> => {
  await signIn(page, practice);
  await expect(page).not.toHaveURL('/login');
  await page.goto('/new-patient');
  await expect(patientForm(page).firstName).toHaveValue(text);
};

const everything = async (page: Page) => (await stored(page)) + (await page.evaluate(() => JSON.stringify(Object.entries(localStorage))));

/** Nothing happens in the page any more, as in a tab that a phone has put to sleep, until it is woken: it waits for an answer that only that gives. */
const freeze = async (page: Page): Promise<() => void> => {
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  const { promise: asleep, resolve: sleeps } = Promise.withResolvers<void>();
  await page.route('**/frozen', async (route) => {
    sleeps();
    await woken;
    await route.fulfill({ body: '' });
  });
  await page.evaluate(() => {
    setTimeout(() => {
      const request = new XMLHttpRequest();
      request.open('GET', '/frozen', false);
      request.send();
    });
  });
  await asleep;
  return wake;
};

test('a tab that does not move keeps nobody from the door, leaves nothing in clear, and its work is its owner’s when it moves again', async ({
  page,
  context,
  practice,
  colleague,
}) => {
  await begin(page, practice);
  const other = await atSettings(context);
  const wake = await freeze(page);
  await leave(other);
  await atTheDoor(other);
  expect(await everything(other)).not.toContain(TYPED);
  await signIn(other, colleague);
  await expect(other).toHaveURL('/');
  // The tab wakes up in somebody else's session.
  wake();
  await expect.poll(() => page.url(), { timeout: 20_000 }).not.toContain('new-patient');
  await page.close();
  const third = await context.newPage();
  await third.goto('/new-patient');
  await expect(patientForm(third).firstName).toHaveValue('');
  expect(await everything(third)).not.toContain(TYPED);
  await third.close();
  await leave(other);
  await atTheDoor(other);
  await comesBack(other, practice, TYPED);
});

test('what was begun in a tab that sleeps over the sign-out and is never woken waits for its owner', async ({ page, context, practice }) => {
  await begin(page, practice);
  const other = await atSettings(context);
  await freeze(page);
  await leave(other);
  await atTheDoor(other);
  expect(await everything(other)).not.toContain(TYPED);
  await page.close();
  await comesBack(other, practice, TYPED);
});

test('what its owner has back of a tab that slept is not there twice when that wakes', async ({ page, context, practice }) => {
  await begin(page, practice);
  const other = await atSettings(context);
  const wake = await freeze(page);
  await leave(other);
  await atTheDoor(other);
  await comesBack(other, practice, TYPED);
  await patientForm(other).firstName.fill(LATER);
  wake();
  await expect.poll(() => page.url(), { timeout: 20_000 }).not.toContain('new-patient');
  await page.close();
  await leave(other);
  await atTheDoor(other);
  await comesBack(other, practice, LATER);
  const third = await context.newPage();
  await third.goto('/new-patient');
  await expect(patientForm(third).firstName).toHaveValue('');
});

test('what was begun in a tab that slept and in the one that ended the session comes back once each', async ({ page, context, practice }) => {
  await begin(page, practice);
  const other = await context.newPage();
  await other.goto('/new-patient');
  await patientForm(other).firstName.fill(LATER);
  await expect.poll(() => stored(other)).toContain(LATER);
  const wake = await freeze(page);
  await leave(other);
  await atTheDoor(other);
  wake();
  await hasEnded(page);
  await page.close();
  await comesBack(other, practice, LATER);
  const third = await context.newPage();
  await third.goto('/new-patient');
  await expect(patientForm(third).firstName).toHaveValue(TYPED);
  const fourth = await context.newPage();
  await fourth.goto('/new-patient');
  await expect(patientForm(fourth).firstName).toHaveValue('');
});

/** Sealing what waits takes a page until it is told to go on, as on a phone that hardly moves. */
const sealsSlowly = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const { subtle } = crypto;
    const encrypt = subtle.encrypt.bind(subtle);
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('hurry', () => resolve());
    subtle.encrypt = async (...what) => promise.then(() => encrypt(...what));
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('hurry')));
};

/** The end of its session is through with this tab, which keeps the place for its owner from then on. */
const hasEnded = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('matab.left:'))), { timeout: 20_000 })
    .toBe(true);

for (const [when, isLetIn] of [
  ['before its owner is back', false],
  ['once its owner is back', true],
] as const)
  test(`what was begun in a tab so slow that it is taken to be asleep, and that seals it ${when}, is not there twice`, async ({ page, context, practice }) => {
    await begin(page, practice);
    const other = await atSettings(context);
    const hurry = await sealsSlowly(page);
    await leave(other);
    await atTheDoor(other);
    expect(await everything(other)).not.toContain(TYPED);
    if (isLetIn) await comesBack(other, practice, TYPED);
    await hurry();
    await hasEnded(page);
    await page.close();
    if (isLetIn) {
      await leave(other);
      await atTheDoor(other);
    }
    await comesBack(other, practice, TYPED);
    const third = await context.newPage();
    await third.goto('/new-patient');
    await expect(patientForm(third).firstName).toHaveValue('');
  });

test('what was begun in a tab that slept while the disk was full, and could be sealed only once the log had gone, is not there twice when that wakes', async ({
  page,
  context,
  practice,
}) => {
  await begin(page, practice);
  const other = await atSettings(context);
  const wake = await freeze(page);
  await other.evaluate(() => {
    const { subtle } = crypto;
    const encrypt = subtle.encrypt.bind(subtle);
    let left = 2;
    subtle.encrypt = (...what) => (left-- > 0 ? Promise.reject(new DOMException('', 'QuotaExceededError')) : encrypt(...what));
  });
  await leave(other);
  await atTheDoor(other);
  wake();
  await hasEnded(page);
  await page.close();
  await comesBack(other, practice, TYPED);
  const third = await context.newPage();
  await third.goto('/new-patient');
  await expect(patientForm(third).firstName).toHaveValue('');
});

test('a tab that wakes after its owner has left again leaves what they did since alone', async ({ page, context, practice }) => {
  await begin(page, practice);
  const other = await atSettings(context);
  const wake = await freeze(page);
  await leave(other);
  await atTheDoor(other);
  await comesBack(other, practice, TYPED);
  await patientForm(other).firstName.fill(LATER);
  await leave(other);
  await atTheDoor(other);
  wake();
  await expect.poll(() => page.url(), { timeout: 20_000 }).not.toContain('new-patient');
  await page.close();
  await comesBack(other, practice, LATER);
});

test('where somebody clears what the browser keeps for the program, what an open page holds is said to live in it, and comes back in it', async ({
  page,
  context,
  practice,
}) => {
  await begin(page, practice);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await atTheDoor(page);
  await expect(page.getByText('فقط تا وقتی این صفحه باز است')).toBeVisible();
  await signIn(page, practice);
  await expect(page).toHaveURL('/new-patient');
  await expect(patientForm(page).firstName).toHaveValue(TYPED);
});

test('a page that holds the lock of the end, and one that keeps a database open, keep nobody in', async ({ page, context, practice }) => {
  await begin(page, practice);
  const hostile = await context.newPage();
  await hostile.goto('/config.json');
  await hostile.evaluate(async () => {
    void navigator.locks.request('matab.closing', () => new Promise(() => {}));
    for (const { name = '' } of await indexedDB.databases()) if (name.startsWith('matab.log.')) indexedDB.open(name);
  });
  await leave(page);
  await atTheDoor(page);
  expect(await everything(page)).not.toContain(TYPED);
  const next = await context.newPage();
  await next.goto('/');
  await atTheDoor(next);
  await signIn(next, practice);
  await expect(next).not.toHaveURL('/login', { timeout: 20_000 });
  await hostile.close();
});

test('while a page keeps a database open, what waited comes back, and what is written then is kept, in another', async ({ page, context, practice }) => {
  await begin(page, practice);
  const hostile = await context.newPage();
  await hostile.goto('/config.json');
  await hostile.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) if (name.startsWith('matab.log.')) indexedDB.open(name);
  });
  await leave(page);
  await atTheDoor(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await atTheDoor(next);
  await signIn(next, practice);
  await expect(next).not.toHaveURL('/login', { timeout: 20_000 });
  await next.goto('/new-patient');
  await expect(patientForm(next).firstName).toHaveValue(TYPED, { timeout: 20_000 });
  await patientForm(next).lastName.fill(LATER);
  await expect.poll(() => stored(next), { timeout: 20_000 }).toContain(LATER);
  await next.reload();
  await expect(patientForm(next).lastName).toHaveValue(LATER, { timeout: 20_000 });
  await hostile.close();
});

test('a sign-out that the provider could not be told is told as soon as it can be', async ({ page, context, practice }) => {
  await begin(page, practice);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: /خروج/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: /خروج/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
  await atTheDoor(page);
  const told = page.waitForResponse((response) => response.url().endsWith('/dj-rest-auth/logout/'));
  await context.setOffline(false);
  expect((await told).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('matab.farewell'))).toBeNull();
  const refreshed = await page.evaluate(async () => (await fetch('/dj-rest-auth/token/refresh/', { method: 'POST' })).status);
  expect(refreshed).toBe(401);
});
