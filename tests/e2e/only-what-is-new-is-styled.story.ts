import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './practice.ts';
import { filledIn } from './support/addresses.ts';

interface Traced {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** How many elements are styled anew when a line with a button, a word and a link comes to a page that has settled. */
const styledForOneLine = async (browser: Browser, page: Page): Promise<number> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    const line = document.createElement('div');
    line.append(...['button', 'span', 'a'].map((name) => Object.assign(document.createElement(name), { title: name })));
    const page = document.querySelector('main > div');
    if (page === null) throw new Error('There is no page to which anything could come.');
    page.append(line);
    return getComputedStyle(line).color;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly Traced[] };
  return traceEvents.reduce((all, { name, args }) => all + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0), 0);
};

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  for (const address of ['/patients', '/patient/:id', '/new-treatment', '/accounting'])
    test(`what comes to ${address} at ${size.width}×${size.height} is styled, and not the rest with it`, async ({ page, browser }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      await page.goto(await filledIn(page, address));
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main h1').first()).toBeAttached();
      expect(await page.locator('body *').count()).toBeGreaterThan(100);
      // What loads after the screen is styled too, and then no more.
      await expect.poll(() => styledForOneLine(browser, page)).toBeLessThan(30);
      // Four came; a head, a bar or a region may look after what the page holds.
      expect(await styledForOneLine(browser, page)).toBeGreaterThanOrEqual(4);
    });

test('how high the foot of a screen is concerns what stands above it, and nothing else of the page', async ({ page }) => {
  await page.goto('/new-patient');
  const foot = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--foot'));
  await expect.poll(() => foot('section[data-foot]')).toMatch(/^\d{2,3}px$/);
  await expect.poll(() => foot('[data-offline]')).toMatch(/^\d{2,3}px$/);
  for (const untouched of ['html', 'body', 'main', '[data-alone]']) expect(await foot(untouched)).toBe('');
  await page.getByRole('button', { name: 'انصراف' }).click();
  await expect(page).toHaveURL('/patients');
  // The bar took its height along; what stands above the floating button is the style sheet's own.
  await expect.poll(() => foot('section[data-foot]')).toBe('94px');
  await page.getByRole('link', { name: 'خانه' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => foot('section[data-foot]')).toBe('');
});
