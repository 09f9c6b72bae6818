import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { test as base } from './practice.ts';
import { EXECUTABLE, FLAGS } from './support/chromium.ts';
import { killed } from './support/killed.ts';

/** A browser on a profile of its own, which a story may end in any way. */
export interface Device {
  readonly profile: string;
  readonly context: () => BrowserContext;
  readonly close: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly open: () => Promise<Page>;
}

/** A story that ends and opens its own browser, with all that this keeps. */
export const test = base.extend<{ device: Device }>({
  device: async ({ practice }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'matab-left-'));
    const launch = () =>
      chromium.launchPersistentContext(profile, {
        executablePath: EXECUTABLE,
        args: [...FLAGS, '--password-store=basic'],
        viewport: { width: 390, height: 844 },
        locale: 'fa-IR',
        // As it is shipped.
        serviceWorkers: 'allow',
        baseURL: practice.url,
      });
    let context = await launch();
    let open = true;
    await use({
      profile,
      context: () => context,
      close: async () => {
        await context.close();
        open = false;
      },
      kill: async () => {
        await killed(context);
        open = false;
      },
      open: async () => {
        if (!open) context = await launch();
        open = true;
        const page = await context.newPage();
        return page;
      },
    });
    await context.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
