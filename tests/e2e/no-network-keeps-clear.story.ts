import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './practice.ts';
import { loginForm, signIn } from './signing-in.ts';

const strip = (page: Page) => page.locator('[data-offline="true"]');

/** From where to where something stands on the screen, in CSS pixels. */
const span = async (locator: Locator): Promise<readonly [top: number, bottom: number]> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not on the screen.`);
  return [box.y, box.y + box.height];
};

/** How many pixels lie between two things, whichever is the upper one; less than nothing where one lies on the other. */
const between = async (one: Locator, other: Locator): Promise<number> => {
  const [[top, bottom], [otherTop, otherBottom]] = await Promise.all([span(one), span(other)]);
  return Math.max(otherTop - bottom, top - otherBottom);
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1366, height: 768 },
])
  test.describe(`on ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport, isMobile: viewport.width < 900 });

    for (const path of ['/settings/password', '/categories', '/categories/assets', '/new-clinic'])
      test(`the buttons of ${path} stay at the edge without a network, and the word of that stands above them`, async ({ page, context }) => {
        await page.goto(path);
        const bar = page.locator('[data-alone]');
        await expect(bar).toBeVisible();
        await context.setOffline(true);
        await expect(strip(page)).toContainText('اطلاعات ممکن است به‌روز نباشد.');
        for (const at of [0, viewport.height * 9]) {
          await page.evaluate((y) => window.scrollTo(0, y), at);
          await expect.poll(async () => (await span(bar))[1]).toBeCloseTo(viewport.height, 0);
          await expect.poll(() => between(strip(page), bar)).toBeGreaterThanOrEqual(0);
        }
        // What stands last can be read above it.
        expect(await between(strip(page), page.locator('main > [data-width] > :last-child').last())).toBeGreaterThanOrEqual(0);
      });

    test.describe('for somebody who is not signed in', () => {
      test.use({ signedIn: false });
      test('the word that there is no network lies neither on the way in nor on why it is shut, and speaks of no old data', async ({
        page,
        context,
        practice,
      }) => {
        await page.goto('/login');
        const { submit } = loginForm(page);
        await expect(submit).toBeEnabled();
        const before = await span(submit);
        await context.setOffline(true);
        await expect(strip(page)).toHaveText('شما آفلاین هستید.');
        expect(await span(submit)).toEqual(before);
        await signIn(page, practice);
        const error = page.getByRole('alert').filter({ hasText: 'اتصال اینترنت برقرار نیست.' });
        await expect(error).toBeVisible();
        for (const at of [0, viewport.height]) {
          await page.evaluate((y) => window.scrollTo(0, y), at);
          for (const part of [submit, error, page.getByRole('heading'), page.getByText('مطب', { exact: true }), page.getByLabel('نام کاربری')])
            expect(await between(strip(page), part)).toBeGreaterThanOrEqual(0);
        }
      });
    });
  });
