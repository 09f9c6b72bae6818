import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { FLAGS, SHELL } from '../../e2e/support/chromium.ts';

/** What a page said of itself that a user never should meet. */
export interface Complaints {
  readonly errors: string[];
  readonly refusals: string[];
}

/** A phone: a browser with its profile on the disk, whose process may end at any moment. */
export interface Device {
  readonly page: () => Page;
  /** Another tab, which is looked at from now on. */
  readonly open: () => Promise<Page>;
  readonly turnTo: (page: Page) => Promise<void>;
  readonly context: () => BrowserContext;
  /** The end of the process without a word, and another on the same profile; no tab comes back by itself. */
  readonly kill: () => Promise<void>;
  /** Lets time pass at once for what waits. */
  readonly letPass: (millis: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const OPTIONS = {
  executablePath: SHELL,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fa-IR',
  timezoneId: 'America/Los_Angeles',
  acceptDownloads: true,
  args: [...FLAGS],
};

/** What Chromium itself writes of a call that did not come through, or was answered with a failure: the faults are ours. */
const OWN = /^(Failed to load resource: |An unknown error occurred when fetching the script)/;
const POLICY = /Content Security Policy|Refused to /;

/** Writes down what pages complain of. */
export const listen = (context: BrowserContext, { errors, refusals }: Complaints): void => {
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Pictures made in the page have another name each time.
    const text = message.text().replace(/blob:[^' ]+/g, 'blob:…');
    if (POLICY.test(text)) refusals.push(text);
    else if (!OWN.test(text)) errors.push(`console: ${text}`);
  });
};

/** What is under way there is on the disk: whoever reads waits for the write before it. */
const readThrough = async (): Promise<void> => {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // What was said to this thread before comes first; the page has a clock of its own.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) await settled(database.transaction(store).objectStore(store).count());
    database.close();
  }
};

/**
 * Waits until what was seen is on the disk, as it is a moment later: the write that is under way ends, what came meanwhile
 * is handed to the worker as the next one, and that ends too. Each of the two threads is asked in turn, as either may be
 * kept waiting by a busy machine.
 */
export const written = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(readThrough);
    for (const worker of page.workers()) await worker.evaluate(readThrough);
  }
};

const strike = async (session: CDPSession | undefined): Promise<void> => {
  const info = (await session?.send('SystemInfo.getProcessInfo')) as { readonly processInfo: readonly { readonly id: number }[] };
  for (const { id } of info.processInfo) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It went down with the one before.
    }
  }
};

/** By the clock that was installed, pages begin at no time at all; of a real one no two begin at the same. */
const beginNow = (): void => {
  const origin = Date.now();
  Object.defineProperty(performance, 'timeOrigin', { get: () => origin, configurable: true });
};

export const openDevice = async (url: string, complaints: Complaints): Promise<Device> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'matab-roam-profile-'));
  let skipped = 0;
  const launch = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, { ...OPTIONS, baseURL: url });
    context.setDefaultTimeout(10_000);
    listen(context, complaints);
    // Time that was let pass has passed for the next process as well.
    await context.clock.install({ time: Date.now() + skipped });
    await context.addInitScript(beginNow);
    return context;
  };
  let context = await launch();
  let page = context.pages()[0] ?? (await context.newPage());
  return {
    page: () => page,
    context: () => context,
    open: async () => {
      page = await context.newPage();
      return page;
    },
    turnTo: async (other) => {
      page = other;
      await page.bringToFront();
    },
    kill: async () => {
      const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
      await strike(await context.browser()?.newBrowserCDPSession());
      await gone;
      context = await launch();
      page = context.pages()[0] ?? (await context.newPage());
    },
    letPass: async (millis) => {
      skipped += millis;
      await context.clock.fastForward(millis);
    },
    close: async () => {
      await context.close().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
