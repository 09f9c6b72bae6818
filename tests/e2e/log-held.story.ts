import { expect, type Page } from '@playwright/test';
import { DATABASES } from '../../src/effects/log/traces.ts';
import { ready, test } from '../log/lab/browser.ts';

/** The database of a week that is over. */
const OLDER = `${DATABASES}1`;

const openList = (page: Page) => page.evaluate(() => window.lab.send('root', { type: 'list.opened', key: 'a', at: 1 } as never));
const type = (page: Page, name: string) =>
  page.evaluate((text) => window.lab.send('root/list:a', { type: 'draft.changed', change: { name: text } } as never), name);
const draft = (page: Page) => page.evaluate(() => (window.lab.state('root/list:a') as { context: { draft: { name: string } } }).context.draft.name);
const settled = (page: Page) => page.evaluate(() => window.lab.log.barrier());

/** A page that keeps a database of logs open and lets go of it for nobody, as a tab does that a phone has put to sleep. */
const holding = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.evaluate(async (name) => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('log');
        request.result.createObjectStore('meta');
      };
      request.onsuccess = () => resolve(request.result);
    });
    Object.assign(window, { held: opened });
  }, OLDER);
};

test('a deletion of the log that another page hinders is said to have failed, and what is typed before and after it is there after a reload', async ({
  browserOnDisk,
  lab,
}) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await openList(page);
  await type(page, 'پیش از آن');
  await settled(page);
  await holding(await browserOnDisk.context().newPage(), `${lab.url}page.js`);
  const outcome = await page.evaluate(async () => {
    const { wipe } = await window.lab.log.loaded();
    return wipe().then(
      () => 'deleted',
      ({ name }: Error) => name,
    );
  });
  expect(outcome).toBe('InvalidStateError');
  await settled(page);
  await page.reload();
  await ready(page);
  expect(await draft(page)).toBe('پیش از آن');
  await type(page, 'پس از آن');
  await settled(page);
  await page.reload();
  await ready(page);
  expect(await draft(page)).toBe('پس از آن');
});

test('a database that waits for its deletion hides from nobody what a closed tab left in another', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'بسته');
  await settled(first);
  const hostile = await browserOnDisk.context().newPage();
  await holding(hostile, `${lab.url}page.js`);
  await first.close();
  const next = await browserOnDisk.context().newPage();
  await next.goto(`${lab.url}page.js`);
  await next.evaluate((name) => void indexedDB.deleteDatabase(name), OLDER);
  await next.goto(lab.url);
  await ready(next);
  expect(await next.evaluate(() => [window.lab.restored, window.lab.log.health.get().persisted])).toEqual([true, true]);
  expect(await draft(next)).toBe('بسته');
  // Nor what could not be gone on with.
  expect(await next.evaluate(async () => (await window.lab.log.loaded()).rescued(null))).toEqual([]);
});
