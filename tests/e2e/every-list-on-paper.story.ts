import { expect, test } from './practice.ts';
import { filledIn } from './support/addresses.ts';
import { letters } from './support/letters.ts';
import { printedBy } from './support/printed.ts';

/** Every place with a button that prints a list: its address, what its paper is called, and the heads that its columns have. */
const LISTS = [
  ['/patients', 'فهرست بیماران', ['نام', 'کد ملی']],
  ['/patient/:id', 'پرونده بیمار', ['مبلغ (تومان)']],
  ['/insurances', 'بیمه‌ها', []],
  ['/insurances/:id', 'سطح', []],
  ['/accounting', 'درآمد', ['پرداخت‌کننده']],
  ['/asset-category/1/items', 'دارایی', ['مبلغ (تومان)']],
  ['/expense-category/1/items', 'هزینه', ['مبلغ (تومان)']],
  ['/inventory', 'انبار', ['مبلغ (تومان)']],
] as const;

for (const [path, title, heads] of LISTS) {
  test(`${path} comes out as whole pages of text with the font in it, with its heads and numbers`, async ({ page, practice: _ }) => {
    await page.addInitScript('window.print = () => { window.printed = true; };');
    await page.goto('/settings');
    await page.goto(await filledIn(page, path));
    await page.getByRole('button', { name: 'چاپ', exact: true }).first().click({ timeout: 8000 });
    await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
    const { pages, size, embedded } = await printedBy(page);
    expect(embedded).toBe(true);
    expect([
      [420, 595],
      [595, 842],
    ]).toContainEqual([...size]);
    expect(pages.length).toBeGreaterThan(0);
    const [first = ''] = pages;
    for (const said of [title, 'دکتر', 'تاریخ چاپ', ...heads]) expect(letters(first)).toContain(letters(said));
    for (const [index, each] of pages.entries()) {
      // Each page says which of how many it is, and no page has but that.
      expect(letters(each)).toContain(letters(`صفحه ${new Intl.NumberFormat('fa').format(index + 1)}`));
      expect(letters(each).length).toBeGreaterThan(80);
      expect(each).not.toMatch(/undefined|NaN|\[object/);
    }
  });
}
