import { expect, type Page } from '@playwright/test';

/** Waits until the browser keeps the whole program, and answers this page's every question for a part of it. */
export const untilProgramIsKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const active = (await navigator.serviceWorker.getRegistration('/'))?.active?.state;
          return [active, navigator.serviceWorker.controller?.state];
        }),
      { timeout: 30_000 },
    )
    .toEqual(['activated', 'activated']);

/** What the caches of the worker hold, by address without origin. */
export const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    }
    return kept;
  });
