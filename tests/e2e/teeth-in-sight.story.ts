import { expect, test } from './practice.ts';

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  test(`the teeth of a quarter come into sight over the buttons of a page of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/new-treatment');
    const choose = () => page.getByText('بالا راست', { exact: true }).click();
    await choose();
    const teeth = page.getByRole('checkbox', { name: /، بالا راست/ });
    await expect(teeth).toHaveCount(8);
    const last = async () => Math.max(...(await Promise.all((await teeth.all()).map(async (one) => (await one.locator('..').boundingBox())?.y ?? 0))));
    const bar = async () => (await page.locator('[data-alone]').boundingBox())?.y ?? 0;
    const areInSight = () => expect.poll(async () => (await last()) + 48 <= (await bar())).toBe(true);
    await areInSight();
    // The same quarter once more, as for the next treatment.
    await page.evaluate(() => scrollTo(0, 0));
    await choose();
    await areInSight();
  });
