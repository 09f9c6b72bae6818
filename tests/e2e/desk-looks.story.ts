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

/** Where the rows of a list are walked by Tab, each with its menu, and of a table by the arrows. */
const WALKED = [
  { path: '/inventory', first: 'main li button', by: 'Tab' },
  { path: '/expense-category/:id/items', first: 'main [role=row] a', by: 'ArrowDown' },
];
for (const { path, first, by } of WALKED)
  test(`nothing that keys reach on ${path} stands behind the buttons at its foot`, async ({ page, practice: { provider } }) => {
    const [category] = await provider.rows<{ readonly id: number }>('expenseCategories');
    await page.goto(path.replace(':id', String(category?.id)));
    const row = page.locator(first).first();
    await expect(row).toBeVisible();
    await row.focus();
    const walked = () =>
      page.evaluate(() => {
        const { top = 0 } = document.querySelector('[data-alone]')?.getBoundingClientRect() ?? {};
        const { activeElement: focused } = document;
        const at = focused?.closest('main :is(li, [role=row])');
        return focused && at ? { at: at.textContent, behind: focused.getBoundingClientRect().bottom > top } : null;
      });
    const places = new Set<string | undefined | null>();
    for (const _ of Array(10).keys()) {
      await page.keyboard.press(by);
      const place = await walked();
      expect(place?.behind ?? false).toBe(false);
      places.add(place?.at);
    }
    // It was walked, and not only stood still.
    expect(places.size).toBeGreaterThan(2);
  });
