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

for (const path of ['/inventory', '/expense-category/:id/items'])
  test(`nothing that keys reach on ${path} stands behind the buttons at its foot`, async ({ page, practice: { provider } }) => {
    const [category] = await provider.rows<{ readonly id: number }>('expenseCategories');
    await page.goto(path.replace(':id', String(category?.id)));
    const rows = page.getByRole('button', { name: /^گزینه‌های/ });
    await expect(rows.first()).toBeVisible();
    await rows.first().focus();
    const behind = () =>
      page.evaluate(() => {
        const { top = 0 } = document.querySelector('[data-alone]')?.getBoundingClientRect() ?? {};
        const { activeElement: focused } = document;
        return focused?.closest('main :is(li, [role=row])') && focused.getBoundingClientRect().bottom > top ? focused.getAttribute('aria-label') : null;
      });
    for (const _ of Array(10).keys()) {
      await page.keyboard.press('Tab');
      expect(await behind()).toBeNull();
    }
  });
