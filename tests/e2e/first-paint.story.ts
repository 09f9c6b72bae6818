import { expect, type Page } from '@playwright/test';
import { test } from './practice.ts';

const CORE = '**/assets/core-*.js';
const STYLES = '**/assets/style-*.css';
const FONT = '**/*.woff2';

/** Where everything stands that a person sees of the login. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(svg, h1, p, label, input, button)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .map(({ x, y, width, height }) => [x, y, width, height].map((side) => Math.round(side))),
  );

/** How everything looks that is painted for this visitor. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-painted-for] *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, borderRadius, font, fill } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, color, backgroundColor, borderRadius, font, fill, x, y, width, height].join(' ');
      }),
  );

/** Holds the styles of all screens back; the font would be as wide in neither look. */
const holdStyles = async (page: Page): Promise<{ readonly release: () => void }> => {
  await page.route(FONT, (route) => route.abort());
  const held = Promise.withResolvers<void>();
  await page.route(STYLES, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
};

const hasPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** How what is painted looks before the styles of all screens are there, and with them. */
const looksWithout = async (page: Page, path: string) => {
  await page.route(CORE, (route) => route.abort());
  const { release } = await holdStyles(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => hasPainted(page)).toBe(true);
  const before = await looks(page);
  expect(before.length).toBeGreaterThan(20);
  release();
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/style-')).length)).toBe(1);
  return { before, after: await looks(page) };
};

test.describe('somebody who is not signed in', () => {
  test.use({ signedIn: false });
  test('is painted the login before the styles of other screens are there, and it looks no other with them', async ({ page }) => {
    const { before, after } = await looksWithout(page, '/login');
    await expect(page.getByText('ورود به حساب کاربری')).toBeVisible();
    expect(after).toEqual(before);
  });
  test('sees what is painted until all styles are there, although the program has come', async ({ page }) => {
    const { release } = await holdStyles(page);
    const core = page.waitForResponse(CORE);
    await page.goto('/login', { waitUntil: 'commit' });
    await (await core).finished();
    await expect.poll(() => hasPainted(page)).toBe(true);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page.locator('[data-painted-for="stranger"]')).toBeVisible();
    const begun = page.waitForResponse('**/assets/log-*.js');
    expect(await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/log-')))).toBe(false);
    release();
    await begun;
    await expect(page.getByLabel('نام کاربری')).toBeEditable();
    await expect(page.locator('[data-painted-for]')).toHaveCount(0);
  });
  test('sees the login before the program is there, which then takes its place without a move', async ({ page }) => {
    await page.route(CORE, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText('ورود به حساب کاربری')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const painted = await boxes(page);
    expect(painted.length).toBeGreaterThan(8);
    // Nothing of it takes what nobody would keep.
    expect(await page.locator('[data-painted-for]').evaluateAll((all) => all.map((one) => (one as HTMLElement).inert))).toEqual([true, true]);
    await page.unroute(CORE);
    await page.reload();
    await expect(page.getByLabel('نام کاربری')).toBeEditable();
    await expect(page.locator('[data-painted-for]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await boxes(page)).toEqual(painted);
  });
});

test.describe('the login that is painted', () => {
  test.use({ signedIn: false });

  /** Opens an address with the program held back until something has happened to what is painted, and waits for the one that listens. */
  const arrives = async (page: Page, path: string, meanwhile: (page: Page) => Promise<unknown> = async () => {}): Promise<void> => {
    const held = Promise.withResolvers<void>();
    await page.route(CORE, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('[data-painted-for="stranger"] h1').waitFor();
    await meanwhile(page);
    held.resolve();
    await expect(page.getByLabel('نام کاربری')).toBeEditable();
    await expect(page.locator('[data-painted-for]')).toHaveCount(0);
    await page.unroute(CORE);
  };
  /** Moments at which something larger than before was painted, by which a browser says what a visitor waited for. */
  const largestPaints = (page: Page): Promise<readonly number[]> =>
    page.evaluate(
      () =>
        new Promise<readonly number[]>((tell) => {
          new PerformanceObserver((seen) => tell(seen.getEntries().map(({ startTime }) => startTime))).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  const typesAndIsUnderstood = async (page: Page) => {
    await page.getByLabel('نام کاربری').fill('nobody');
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('نام کاربری')).toHaveValue('nobody');
  };

  test('is what a visitor waited for: the one that listens takes its place as if nothing had happened', async ({ page }) => {
    for (const path of ['/login', '/']) {
      let painted: readonly number[] = [];
      await arrives(page, path, async () => {
        painted = await largestPaints(page);
      });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
      expect(painted.length).toBeGreaterThan(0);
      expect(await largestPaints(page)).toEqual(painted);
    }
    await expect(page.locator('#main')).toHaveCount(1);
    // The page's own title is there still when the login's goes.
    await expect(page).toHaveTitle(/^ورود به حساب کاربری/);
    expect(await page.locator('head title').allTextContents()).toEqual(['ورود به حساب کاربری | مدیریت مطب دندانپزشکی', 'مدیریت مطب دندانپزشکی']);
    await typesAndIsUnderstood(page);
    await page.getByText('رمز یک‌بارمصرف').click();
    await expect(page.getByLabel('شماره موبایل')).toBeEditable();
  });
  test('says more where there is more to say: what brought somebody here, what they had typed', async ({ page }) => {
    await arrives(page, '/patients');
    await expect(page.getByText('لطفاً ابتدا وارد حساب کاربری خود شوید.')).toBeVisible();
    // What keeps a letter through a reload in the same moment comes with the first touch: nobody types sooner than that is there.
    const keeper = page.waitForResponse(/\/assets\/cipher-/);
    await page.getByLabel('نام کاربری').click();
    await (await keeper).finished();
    await page.getByLabel('نام کاربری').fill('demo');
    await arrives(page, '/login');
    await expect(page.getByLabel('نام کاربری')).toHaveValue('demo');
  });
  test('gives way to one that listens although a browser has filled a field of it', async ({ page }) => {
    const fill = () =>
      page.evaluate(() => {
        const [field] = document.querySelectorAll<HTMLInputElement>('[data-painted-for="stranger"] input[name="username"]');
        if (field) field.value = 'remembered';
      });
    await arrives(page, '/login', fill);
    await expect(page.getByLabel('نام کاربری')).toHaveValue('');
    await typesAndIsUnderstood(page);
  });
});

test('whoever is signed in is painted the bar of places and no login, in the colours they chose', async ({ page }) => {
  await page.route(CORE, (route) => route.abort());
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/patients');
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  await expect(page.getByText('ورود به حساب کاربری')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unroute(CORE);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('۲٬۰۰۰ بیمار');
  await expect(page.locator('[data-painted-for]')).toHaveCount(0);
});

test('the bar of places looks as it will before the styles of other screens are there', async ({ page }) => {
  const { before, after } = await looksWithout(page, '/patients');
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  expect(after).toEqual(before);
});

test('a list that is asked for before the program is there is asked for once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/patients/')) asked.push(request.headers()['if-none-match'] ?? 'all');
  });
  await page.goto('/patients');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('۲٬۰۰۰ بیمار');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((what) => what === 'all')).toHaveLength(1);
});
