import type { Page } from '@playwright/test';

/** What a story does in a page of the sample program, and what it sees there. */
export const openList = (page: Page) => page.evaluate(() => window.lab.send('root', { type: 'list.opened', key: 'a', at: 1 } as never));
export const type = (page: Page, name: string) =>
  page.evaluate((text) => window.lab.send('root/list:a', { type: 'draft.changed', change: { name: text } } as never), name);
export const draft = (page: Page) => page.evaluate(() => (window.lab.state('root/list:a') as { context: { draft: { name: string } } }).context.draft.name);
export const settled = (page: Page) => page.evaluate(() => window.lab.log.barrier());
export const health = (page: Page) => page.evaluate(() => window.lab.log.health.get());
export const rescued = (page: Page) => page.evaluate(async () => (await window.lab.log.loaded()).rescued(null));

/** Deletes the log; answers what became of it. */
export const wiped = (page: Page) =>
  page.evaluate(async () => {
    const { wipe } = await window.lab.log.loaded();
    return wipe().then(
      () => 'deleted',
      ({ name }: Error) => name,
    );
  });

/** Keeps a draft beside the log of a page, as one that could not be gone on with before. */
export const keepDraft = (page: Page) =>
  page.evaluate(async () => {
    const [sid, week = ''] = sessionStorage.getItem('matab.log')?.split(' ') ?? [];
    const request = indexedDB.open(week);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const kept = { workflow: 'staging', id: 'list:b', seq: null, context: { draft: { name: 'سینا' } }, owner: null, at: 1, key: `${week} ${sid} 0:list:b` };
    const tx = request.result.transaction('meta', 'readwrite');
    tx.objectStore('meta').put(JSON.stringify([kept]), `rescued:${sid}`);
    await new Promise((resolve) => tx.addEventListener('complete', resolve));
    request.result.close();
  });
