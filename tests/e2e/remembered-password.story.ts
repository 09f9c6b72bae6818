import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import { test } from './practice.ts';
import { EXECUTABLE, FLAGS } from './support/chromium.ts';
import { remember } from './support/remembered.ts';

/** A whole browser that fills in what it remembers, which one that is driven does not do of itself. */
const launched = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: EXECUTABLE,
    args: [...FLAGS, '--password-store=basic'],
    ignoreDefaultArgs: ['--enable-automation'],
    viewport: { width: 390, height: 844 },
    locale: 'fa-IR',
    serviceWorkers: 'block',
  });

test.use({ signedIn: false });

for (const [how, address] of [
  ['taken over as it was painted', '/login'],
  ['drawn anew', '/patients'],
] as const) {
  test(`a password that the browser remembers signs in at a login that is ${how}`, async ({ practice }) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'matab-remembered-'));
    let browser = await launched(profile);
    try {
      // A profile that was never used has no place for passwords yet.
      await browser.newPage().then((page) => page.goto(`${practice.url}/config.json`));
      await browser.close();
      remember(profile, practice.url, practice.username, practice.password);
      browser = await launched(profile);
      const page = await browser.newPage();
      // The browser is first: it fills in what is painted, before the program listens.
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/login-*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(practice.url + address, { waitUntil: 'commit' });
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
    } finally {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
