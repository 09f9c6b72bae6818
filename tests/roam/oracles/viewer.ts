import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { screen as words } from '../../../src/views/viewer/texts.ts';
import { FLAGS, SHELL } from '../../e2e/support/chromium.ts';
import { type Complaints, listen } from '../world/device.ts';

/** Support's desk: one browser in which reports are opened. */
export interface SupportDesk {
  /** Opens a report in the real page and looks at steps; answers those whose screen broke. */
  readonly look: (url: string, file: Buffer, steps: readonly number[], complaints: Complaints) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
}

/** Shows one step after the other; runs in the page. */
const showEach = async ({ steps, broken }: { readonly steps: readonly number[]; readonly broken: string }): Promise<readonly number[]> => {
  const failed: number[] = [];
  const frame = document.querySelector('iframe');
  const painted = () => new Promise<void>((resolve) => setTimeout(resolve));
  for (const step of steps) {
    window.location.hash = `#step=${step + 1}`;
    await painted();
    await painted();
    if ((frame?.contentDocument?.body ?? document.body).textContent?.includes(broken)) failed.push(step);
  }
  return failed;
};

const lookIn = async (context: BrowserContext, url: string, file: Buffer, steps: readonly number[]): Promise<readonly number[]> => {
  const page = await context.newPage();
  await page.goto(`${url}/replay.html`);
  await page.locator('input[type=file]').setInputFiles({ name: 'report', mimeType: 'application/octet-stream', buffer: file });
  await page.locator('[data-position]').waitFor({ timeout: 60_000 });
  // What begins with somebody who is not signed in yet begins with an empty picture; it ends where the report was made.
  await page.evaluate((step) => {
    window.location.hash = `#step=${step + 1}`;
  }, steps.at(-1) ?? 0);
  // Of a part whose beginning a kill took along there is none, and the page says so.
  await Promise.any([page.frameLocator('iframe').locator('main').first().waitFor({ state: 'attached' }), page.getByText(words.none).waitFor()]);
  return page.evaluate(showEach, { steps, broken: words.broken });
};

export const openSupportDesk = async (): Promise<SupportDesk> => {
  const browser: Browser = await chromium.launch({ executablePath: SHELL, args: [...FLAGS] });
  return {
    look: async (url, file, steps, complaints) => {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'fa-IR' });
      listen(context, complaints);
      try {
        return await lookIn(context, url, file, steps);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
};
