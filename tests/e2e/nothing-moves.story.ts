import { expect, type Locator } from '@playwright/test';
import { test } from './practice.ts';

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
