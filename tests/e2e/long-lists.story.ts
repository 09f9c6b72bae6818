import { expect, type Page } from '@playwright/test';
import { test } from './practice.ts';

const PATIENTS = 2000;
/** In pixels, less than by how much a row may turn out taller than was believed: on a busy machine the one over the edge of the screen is measured late. */
const NEAR = 20;

interface Row {
  readonly place: number;
  readonly top: number;
  readonly bottom: number;
}

/** The rows that are drawn, and where they lie on the screen. */
const drawn = (page: Page): Promise<readonly Row[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('li[aria-posinset]')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { place: Number(row.getAttribute('aria-posinset')), top, bottom };
    }),
  );
/** The first row that begins on the screen; 0 where there is none. */
const firstRow = async (page: Page): Promise<Row> => (await drawn(page)).find(({ top }) => top >= 0) ?? { place: 0, top: 0, bottom: 0 };
/** How far, in pixels, the screen has gone from where a row stood on it. */
const awayFrom = async (page: Page, { place, top }: Row): Promise<number> =>
  Math.abs(((await drawn(page)).find((row) => row.place === place)?.top ?? Number.POSITIVE_INFINITY) - top);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? document.activeElement?.tagName);
/** Whether what is written down of the place is that of now. */
const isNoted = (page: Page) => page.evaluate(() => (history.state as { at?: number } | null)?.at === scrollY && scrollY > 0);

const open = async (page: Page): Promise<void> => {
  const came = page.waitForResponse(/\/assets\/long-lists-/);
  await page.goto('/patients');
  await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  // With the first touch comes what listens for the keys; it is there once it has run.
  await page.keyboard.press('Shift');
  await page.evaluate((part) => import(part), (await came).url());
};

/** Scrolls far down, where nothing has been drawn, and on by some screens, whose rows are measured. */
const goDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 90_000));
  for (let screen = 0; screen < 4; screen += 1) {
    await expect.poll(async () => (await firstRow(page)).place).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
  }
  await expect.poll(() => isNoted(page)).toBe(true);
};

test('one press of End shows the last row of thousands whole, one of Home the first', async ({ page }) => {
  await open(page);
  const whole = async (place: number) => {
    const { top, bottom } = (await drawn(page)).find((row) => row.place === place) ?? { top: -1, bottom: Number.POSITIVE_INFINITY };
    return top >= 0 && bottom <= 844;
  };
  const atEnd = () => page.evaluate(() => Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY) < 2);
  for (const [key, place] of [
    ['End', PATIENTS],
    ['Home', 1],
    ['End', PATIENTS],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => whole(place)).toBe(true);
    if (key === 'End') await expect.poll(atEnd).toBe(true);
    // Who was at no row is at none.
    expect(await focused(page)).not.toBe(`${place}`);
  }
});

test('whoever is at a row is at the last one with End, and at the first with Home', async ({ page }) => {
  await open(page);
  await page.locator('li[aria-posinset="3"] a').first().focus();
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toBe(`${PATIENTS}`);
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toBe('1');
  // In a text both keys are those of the text.
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a list that is loaded anew stands at the row where it stood, however far down', async ({ page }) => {
  await open(page);
  await goDown(page);
  const row = await firstRow(page);
  expect(row.place).toBeGreaterThan(1000);
  for (const again of [() => page.reload(), () => page.goto('about:blank').then(() => page.goBack())]) {
    await again();
    await expect.poll(() => awayFrom(page, row)).toBeLessThan(NEAR);
    await page.waitForFunction(() => document.querySelectorAll('li[aria-posinset]').length > 12);
    expect(await awayFrom(page, row)).toBeLessThan(NEAR);
  }
  // From a file that was loaded anew the way back leads there, too.
  await page.evaluate(() => document.elementFromPoint(200, 400)?.closest('li')?.querySelector('a')?.click());
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'ویرایش', exact: true })).toBeVisible();
  await page.goBack();
  await expect.poll(() => awayFrom(page, row)).toBeLessThan(NEAR);
  // A visit of its own begins at the head.
  await page.getByRole('link', { name: 'خانه' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/patients');
  await expect.poll(async () => (await firstRow(page)).place).toBe(1);
});

test('a list that comes late to a page that is loaded anew goes to its place when it comes, once', async ({ page }) => {
  await open(page);
  await goDown(page);
  const row = await firstRow(page);
  expect(row.place).toBeGreaterThan(1000);
  // Nothing of it is left on the device, and the provider takes its time.
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const device = await page.context().newCDPSession(page);
  await device.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  const { promise: answers, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/patients/**', async (route) => {
    await answers;
    await route.continue();
  });
  await page.goBack();
  await expect(page.locator('main h1').first()).toBeVisible();
  expect(await drawn(page)).toEqual([]);
  go();
  await expect.poll(() => awayFrom(page, row)).toBeLessThan(NEAR);
  // A search that finds nobody takes the list away; it comes again at its head.
  const search = page.getByRole('searchbox');
  await search.fill('ژژژژ');
  await expect.poll(async () => (await drawn(page)).length).toBe(0);
  await search.fill('');
  await expect.poll(async () => (await firstRow(page)).place).toBe(1);
});
