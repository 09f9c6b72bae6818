import type { Page } from '@playwright/test';
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

/** What of the rows, and of what can be pressed in them, is out of the page or of the table that it stands in. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('[role=table]')];
    const within = (cell: Element) => (frames.find((frame) => frame.contains(cell)) ?? document.documentElement).getBoundingClientRect();
    return [...document.querySelectorAll(':is([role=row], main li) :is([role=cell], a, button)')]
      .filter((cell) => {
        const [its, whole] = [cell.getBoundingClientRect(), within(cell)];
        return its.width > 0 && (its.left < whole.left - 1 || its.right > whole.right + 1);
      })
      .map((cell) => cell.textContent);
  });

/** Cells that are no names, which may be cut, and say less than they hold: of an amount that lacks its first digit nobody knows. */
const cutFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=table] [role=cell]')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && !cell.querySelector('[title], a[data-row]'))
      .map((cell) => cell.textContent),
  );

test('no figure of a table is cut', async ({ page, practice: { provider } }) => {
  const [spent] = await provider.rows<{ readonly expense_category: number }>('expenses');
  const [owned] = await provider.rows<{ readonly asset_category: number }>('assets');
  const items = [`/expense-category/${spent?.expense_category}/items`, `/asset-category/${owned?.asset_category}/items`];
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    for (const path of ['/patients', '/due-cheques', '/patient/1/payments', '/appointments', ...items]) {
      await page.goto(path);
      await expect(page.locator('[role=table] [role=cell]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await cutFigures(page), path).toEqual([]);
    }
  }
});

const LISTS = ['/appointments', '/appointments?from=2026-01-01', '/patients', '/patient/1'];
for (const width of [1024, 1366])
  for (const letters of [16, 20, 24])
    test(`letters of ${letters} points on ${width} cut nothing off appointments and patients, alone and beside a file`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      for (const path of LISTS) {
        await page.goto(path);
        await expect(page.locator(':is([role=row] a, main li)').filter({ visible: true }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await outside(page), path).toEqual([]);
        expect(
          await page.evaluate(() => [...document.querySelectorAll('html, [role=table] > div')].every((box) => box.scrollWidth <= box.clientWidth)),
          path,
        ).toBe(true);
      }
    });

const TABLES = ['/expense-category/1/items', '/clinic/2/payments', '/accounting?tab=receivable&owing=patients'];
for (const [letters, inTables] of [
  [16, true],
  [20, true],
  [32, false],
] as const)
  test(`letters of ${letters} points cut nothing off the tables that scroll with their page`, async ({ page }) => {
    // As a browser's own setting has them.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    for (const path of TABLES) {
      await page.goto(path);
      const rows = inTables ? page.locator('main [data-flows=true] [role=row]') : page.locator('main li');
      await expect(rows.nth(1)).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(inTables ? 1 : 0);
      const outside = await page.evaluate(() => {
        const box = document.querySelector('[data-flows=true]')?.getBoundingClientRect();
        const cells = box ? [...document.querySelectorAll('[data-flows=true] :is([role=cell], [role=cell] :is(a, button))')] : [];
        return cells.map((cell) => cell.getBoundingClientRect()).filter(({ left, right }) => box && (left < box.left - 1 || right > box.right + 1)).length;
      });
      expect(outside).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
