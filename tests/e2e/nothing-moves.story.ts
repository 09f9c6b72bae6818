import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { PLACES } from './places.ts';
import { test } from './practice.ts';
import { filledIn } from './support/addresses.ts';

const placeOf = (locator: Locator) => locator.boundingBox();

/** A row of choices is as far from the next as a strip is high: what moves by that is tapped for its neighbour. */
for (const { path, name } of [
  { path: '/new-payment', name: 'کارت‌خوان' },
  { path: '/new-treatment', name: 'پایین چپ' },
]) {
  test(`what is about to be tapped on ${path} stays where it is when the network goes and comes, and lists arrive late`, async ({ page, context }) => {
    const lists = Promise.withResolvers<void>();
    await page.route('**/api/*/', async (route) => {
      await lists.promise;
      await route.continue();
    });
    await page.goto(path);
    const choice = page.getByText(name, { exact: true }).first();
    await expect(choice).toBeVisible();
    const before = await placeOf(choice);
    await context.setOffline(true);
    await expect(page.getByText('شما آفلاین هستید.')).toBeVisible();
    expect(await placeOf(choice)).toEqual(before);
    await context.setOffline(false);
    await expect(page.getByText('شما آفلاین هستید.')).toBeHidden();
    lists.resolve();
    await page
      .getByLabel(/^بیمار/)
      .first()
      .click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    expect(await placeOf(choice)).toEqual(before);
  });
}

declare global {
  interface Window {
    /** Every movement that nobody caused, with its share of the page (Layout Instability API). */
    moved: { readonly value: number; readonly what: string }[];
  }
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Runs in the page before anything else. */
const watch = (): void => {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as readonly LayoutShift[]) {
      const what = sources.map(({ node, previousRect: from, currentRect: to }) => `${node?.textContent?.slice(0, 40)}: ${from.top} → ${to.top}`).join(', ');
      if (!hadRecentInput) window.moved.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Resolves when what has come is drawn and the page has nothing left to do at once. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 50)))));

/** Lists of which a screen shows no more than a sum, and which it asks for only after a while. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/appointments/', '/api/installment-checks/'],
  '/patients': ['/api/surgeries/', '/api/incomes/'],
};

/** Lets the provider answer one request after the other, each when the page shows what the one before brought. */
const oneByOne = async (page: Page, path: string, next: (held: Route[]) => Route | undefined): Promise<void> => {
  const held: Route[] = [];
  const over = new Set<Request>();
  page.on('requestfinished', (request) => over.add(request));
  page.on('requestfailed', (request) => over.add(request));
  await page.route('**/api/**', (route) => {
    held.push(route);
  });
  await page.goto(path);
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const later = new Set(LATER[path]);
  for (let calm = 0; calm < (later.size > 0 ? 200 : 3); calm += 1) {
    await drawn(page);
    const route = next(held);
    if (route === undefined) continue;
    calm = -1;
    later.delete(new URL(route.request().url()).pathname);
    // What the program has given up meanwhile has no answer.
    if (!over.has(route.request())) await route.continue();
    while (!over.has(route.request())) await drawn(page);
  }
  expect([...later], 'never asked for').toEqual([]);
};

const writtenIn = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);

test('the page’s own letters, which come while one reads, move nothing, and the next screen is written in them', async ({ page }) => {
  await page.addInitScript(watch);
  const reading = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await reading.promise;
    await route.continue();
  });
  const letters = page.waitForResponse('**/*.woff2');
  await page.goto('/prescription?patient=1');
  // Whom it is for stands in the title once it is known, which then makes room for it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('برای');
  await drawn(page);
  await page.evaluate(() => window.moved.splice(0));
  reading.resolve();
  await (await letters).finished();
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Vazirmatn'))).toBe(true);
  await drawn(page);
  expect(await writtenIn(page)).toBe('Alike');
  expect(await page.evaluate(() => window.moved)).toEqual([]);
  await page.getByRole('button', { name: 'بازگشت' }).click();
  await expect(page).not.toHaveURL(/prescription/);
  await expect.poll(() => writtenIn(page)).toBe('Vazirmatn');
});

const inTurn = (held: Route[]) => held.shift();
const lastFirst = (held: Route[]) => held.pop();

for (const { where, viewport, order, next } of [
  { where: 'on the phone', viewport: { width: 390, height: 844 }, order: 'as they were asked for', next: inTurn },
  { where: 'on the phone', viewport: { width: 390, height: 844 }, order: 'the last that was asked for first', next: lastFirst },
  { where: 'at the desk', viewport: { width: 1366, height: 768 }, order: 'as they were asked for', next: inTurn },
]) {
  test.describe(where, () => {
    test.use({ viewport, isMobile: where === 'on the phone' });
    for (const path of ['/', ...PLACES]) {
      test(`nothing on ${path} moves while its answers come one by one, ${order}`, async ({ page }) => {
        await page.addInitScript(watch);
        await oneByOne(page, await filledIn(page, path), next);
        const moved = await page.evaluate(() => window.moved);
        expect(
          moved.reduce((sum, { value }) => sum + value, 0),
          moved.map(({ what }) => what).join('\n'),
        ).toBeLessThan(0.01);
      });
    }
  });
}

test('on a narrow phone a row has no empty line among what it says while what is owed is on its way, and none moves when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const sums = Promise.withResolvers<void>();
  await page.route(/\/api\/(surgeries|incomes)\//, async (route) => {
    await sums.promise;
    await route.continue();
  });
  await page.goto('/patients');
  const row = page.getByRole('listitem').first().getByRole('link');
  await expect(row).toBeVisible();
  /** The lines of a row that say something, from the top. */
  const lines = () =>
    row.evaluate((link) => {
      const walker = document.createTreeWalker(link.lastElementChild ?? link, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      return boxes.toSorted((one, other) => one.top - other.top).map(({ top, bottom }) => ({ top, bottom }));
    });
  const before = await lines();
  const gaps = before.slice(1).map(({ top }, at) => top - Math.max(...before.slice(0, at + 1).map(({ bottom }) => bottom)));
  expect(Math.max(...gaps)).toBeLessThan(12);
  const stood = await placeOf(row);
  sums.resolve();
  await expect(row).toContainText(/تسویه|بدهی|بستانکار/);
  expect(await placeOf(row)).toEqual(stood);
  expect((await lines()).slice(0, before.length)).toEqual(before);
});
