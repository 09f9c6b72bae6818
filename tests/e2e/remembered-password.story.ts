import { expect } from '@playwright/test';
import { test } from './own-profile.ts';
import { remember } from './support/remembered.ts';

for (const [where, address] of [
  ['the login', '/login'],
  ['a screen that asks to sign in first', '/patients'],
] as const) {
  test(`a password that the browser remembers signs in at ${where}`, async ({ practice, device }) => {
    // A profile that was never used has no place for passwords yet.
    await device.open().then((unused) => unused.goto('/config.json'));
    await device.close();
    remember(device.profile, practice.url, practice.username, practice.password);
    const page = await device.open();
    // The browser is first: it fills in what is painted, before the program listens.
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/login-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const painted = page.locator('[data-painted-for="stranger"] input[type="password"]');
    await expect.poll(() => painted.evaluate((box) => box.matches(':autofill'))).toBe(true);
    held.resolve();
    const password = page.locator('input[type="password"]');
    await expect(password).toBeEditable();
    // What a browser fills in it shows to the page at the first touch.
    await expect.poll(() => password.evaluate((box) => box.matches(':autofill'))).toBe(true);
    await page.mouse.click(20, 700);
    await expect(page.getByLabel('نام کاربری')).toHaveValue(practice.username);
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  });
}
