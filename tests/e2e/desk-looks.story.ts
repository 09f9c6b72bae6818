import { expectAccessible } from './kit-pages.ts';
import { expect, test } from './practice.ts';
import { filledIn, paths, wideThings } from './support/addresses.ts';

test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

for (const path of paths) {
  test(`${path} is accessible at the desk, in both themes`, async ({ page }) => {
    await page.goto(await filledIn(page, path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await wideThings(page)).toEqual([]);
      await expectAccessible(page);
    }
  });
}
