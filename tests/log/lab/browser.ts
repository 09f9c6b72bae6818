import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { EXECUTABLE, FLAGS } from '../../e2e/support/chromium.ts';
import { killed } from '../../e2e/support/killed.ts';
import { type LabServer, serveLab } from './server.ts';

/** A browser with a profile on the disk, which a test may kill and start again. */
export interface Browser {
  readonly context: () => BrowserContext;
  readonly open: () => Promise<Page>;
  /** Starts another browser process on the same profile. */
  readonly relaunch: () => Promise<void>;
  /** The end of the process without a word, as when a phone runs out of memory. */
  readonly kill: () => Promise<void>;
  readonly profile: string;
}

export const ready = (page: Page): Promise<unknown> => page.waitForFunction(() => 'lab' in window);

export const test = base.extend<{ browserOnDisk: Browser }, { lab: LabServer }>({
  lab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern
    async ({}, use) => {
      const server = await serveLab(join(import.meta.dirname, 'page.ts'));
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  browserOnDisk: async ({ lab }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'matab-log-'));
    const launch = () => chromium.launchPersistentContext(profile, { executablePath: EXECUTABLE, args: [...FLAGS] });
    let context = await launch();
    const errors: string[] = [];
    await use({
      profile,
      context: () => context,
      open: async () => {
        const page = await context.newPage();
        page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
        await page.goto(lab.url);
        await ready(page);
        return page;
      },
      relaunch: async () => {
        context = await launch();
      },
      kill: () => killed(context),
    });
    await context.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    expect(errors, 'errors in pages').toEqual([]);
  },
});
