import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './kit-pages.ts';
import { expect, test } from './practice.ts';
import { loginForm } from './signing-in.ts';

const CORE = '**/assets/core-*.js';
const said = (page: Page) => page.getByRole('alert').filter({ hasText: 'برنامه هنوز باز نشده است' });
const again = (page: Page) => page.getByRole('link', { name: 'تلاش دوباره' });

/** What can be pressed where what is painted has its fields. */
const onTop = (page: Page) =>
  page.evaluate(
    () =>
      document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('[role="alert"], [data-painted-for]')
        ?.getAttribute('role') ?? null,
  );

/** Moves on to so many milliseconds after the page was painted, for what that says by itself. */
const wait = (page: Page, millis: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName.includes('shown')) animation.currentTime = time;
  }, millis);

test.describe('somebody who is not signed in', () => {
  test.use({ signedIn: false });

  for (const file of ['core', 'index'])
    test(`reads that the program did not open, where its ${file} does not come, and opens it again`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort('internetdisconnected'));
      await page.goto('/login');
      await expect(said(page)).toBeVisible();
      expect(await onTop(page)).toBe('alert');
      await expect(again(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('مرورگر این دستگاه')).toBeHidden();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.unrouteAll();
      await again(page).click();
      await expect(loginForm(page).username).toBeEditable();
      await expect(page.getByText('برنامه هنوز باز نشده است')).toHaveCount(0);
    });

  test('reads it of a program that breaks before it draws anything, whatever breaks it', async ({ page }) => {
    for (const body of ['throw new Error("broken");', 'export const of = {;', 'await Promise.reject(new Error("broken"));']) {
      await page.route('**/assets/index-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto('/login');
      await expect(said(page)).toBeVisible();
      await page.unrouteAll();
    }
  });

  test('is told nothing by a line that is only slow, before twenty seconds; then the program comes all the same', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(CORE, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('[data-painted-for="stranger"] h1').waitFor();
    // A fault of something else is none of the program's, which may still come.
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/nothing.png' })));
    await wait(page, 19_500);
    await expect(said(page)).toBeHidden();
    await wait(page, 20_500);
    await expect(said(page)).toBeVisible();
    expect(await onTop(page)).toBe('alert');
    held.resolve();
    await expect(loginForm(page).username).toBeEditable();
    await expect(said(page)).toHaveCount(0);
  });

  for (const [name, takeAway] of [
    ['Safari 16.3', () => Reflect.deleteProperty(window, 'CompressionStream')],
    ['Chrome 109', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ] as const)
    test(`reads in ${name} that the browser is too old, and is drawn no login that would fail behind`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.addInitScript(takeAway);
      await page.goto('/login');
      const old = page.getByRole('alert').filter({ hasText: 'مرورگر این دستگاه قدیمی است' });
      await expect(old).toBeVisible();
      await expect(again(page)).toBeHidden();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-painted-for]')).toHaveCount(2);
      await expect(old).toBeVisible();
      expect(await onTop(page)).toBe('alert');
      await expectNoSidewaysScroll(page);
    });
});

test('whoever is signed in reads it as well, and goes on where they were', async ({ page }) => {
  await page.route(CORE, (route) => route.abort('internetdisconnected'));
  await page.goto('/patients?sort=newest');
  await expect(said(page)).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('۲٬۰۰۰ بیمار');
  await expect(page).toHaveURL('/patients?sort=newest');
});
