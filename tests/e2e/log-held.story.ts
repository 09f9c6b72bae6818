import { expect, type Page } from '@playwright/test';
import { DATABASES } from '../../src/effects/log/traces.ts';
import { ready, test } from '../log/lab/browser.ts';
import { draft, keepDraft, openList, rescued, settled, type, wiped } from '../log/lab/driving.ts';

/** Databases of weeks that are over. */
const OLDER = [`${DATABASES}1`, `${DATABASES}2`];

/** A page that keeps databases of logs open and lets go of them for nobody, as a tab does that a phone has put to sleep. */
const holding = async (page: Page, address: string, names: readonly string[]): Promise<void> => {
  await page.goto(address);
  await page.evaluate(async (held) => {
    for (const name of held) {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('log');
        request.result.createObjectStore('meta');
      };
      await new Promise((resolve) => request.addEventListener('success', resolve));
    }
  }, names);
};

/** The database that the log of a page is in. */
const databaseOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('matab.log')?.split(' ')[1] ?? '');

const askToDelete = (page: Page, names: readonly string[]) =>
  page.evaluate((all) => {
    for (const name of all) indexedDB.deleteDatabase(name);
  }, names);

test('a deletion of the log that another page hinders is said to have failed, and what is typed before and after it is there after a reload', async ({
  browserOnDisk,
  lab,
}) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await openList(page);
  await type(page, 'پیش از آن');
  await settled(page);
  await keepDraft(page);
  // The very database that this page records to, as every tab does in one week.
  await holding(await browserOnDisk.context().newPage(), `${lab.url}page.js`, [await databaseOf(page)]);
  expect(await wiped(page)).toBe('InvalidStateError');
  await settled(page);
  await page.reload();
  await ready(page);
  expect(await draft(page)).toBe('پیش از آن');
  await type(page, 'پس از آن');
  await settled(page);
  await page.reload();
  await ready(page);
  expect(await draft(page)).toBe('پس از آن');
  expect(await rescued(page)).toMatchObject([{ entries: [[{ field: 'name', value: 'سینا' }]] }]);
});

test('databases that wait for their deletion hide from nobody what a closed tab left in another', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'بسته');
  await settled(first);
  await holding(await browserOnDisk.context().newPage(), `${lab.url}page.js`, OLDER);
  await first.close();
  const next = await browserOnDisk.context().newPage();
  await next.goto(`${lab.url}page.js`);
  await askToDelete(next, OLDER);
  await next.goto(lab.url);
  await ready(next);
  expect(await next.evaluate(() => [window.lab.restored, window.lab.log.health.get().persisted])).toEqual([true, true]);
  expect(await draft(next)).toBe('بسته');
  expect(await rescued(next)).toEqual([]);
});

test('what begins while the database of its week waits for its deletion is kept in another', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await settled(first);
  const week = await databaseOf(first);
  await holding(await browserOnDisk.context().newPage(), `${lab.url}page.js`, [week]);
  await first.goto(`${lab.url}page.js`);
  await askToDelete(first, [week]);
  await first.goto(lab.url);
  await ready(first);
  // Its own session is gone, and nobody goes without hearing of it.
  expect(await first.evaluate(() => [window.lab.restored, window.lab.lost])).toEqual([false, true]);
  await openList(first);
  await type(first, 'تازه');
  await settled(first);
  await expect.poll(() => first.evaluate(() => window.lab.log.health.get().persisted)).toBe(true);
  await first.reload();
  await ready(first);
  expect(await draft(first)).toBe('تازه');
});

test('on a full disk a deletion of the log makes room, and one that has no room for rescued drafts deletes nothing', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await openList(page);
  await type(page, 'پیش از آن');
  await settled(page);
  await keepDraft(page);
  /** No database takes anything but those that are there by now, until `free`. */
  const full = () =>
    page.evaluate(async () => {
      const there = (await indexedDB.databases()).map(({ name }) => name);
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...entry) {
        if (!there.includes(this.transaction.db.name)) throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, entry);
      };
      const remove = IDBFactory.prototype.deleteDatabase;
      IDBFactory.prototype.deleteDatabase = function (name) {
        IDBObjectStore.prototype.put = put;
        return remove.call(this, name);
      };
    });
  await full();
  expect(await wiped(page)).toBe('QuotaExceededError');
  await page.reload();
  await ready(page);
  expect(await draft(page)).toBe('پیش از آن');
  const [kept] = await rescued(page);
  expect(kept).toMatchObject({ entries: [[{ field: 'name', value: 'سینا' }]] });

  await page.evaluate(async (key) => (await window.lab.log.loaded()).discard(key), kept?.key ?? '');
  await full();
  expect(await wiped(page)).toBe('deleted');
  await type(page, 'پس از آن');
  await settled(page);
  await expect.poll(() => page.evaluate(() => window.lab.log.health.get().persisted), { timeout: 30_000 }).toBe(true);
  await page.reload();
  await ready(page);
  expect(await draft(page)).toBe('پس از آن');
});

test('nothing begins in a database that an end could not delete, and it goes with the page that kept it', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await settled(first);
  const week = await databaseOf(first);
  const keeps = await browserOnDisk.context().newPage();
  await holding(keeps, `${lab.url}page.js`, [week]);
  /** Nobody is signed in any more: what was left is closed first. */
  const start = async () => {
    await first.goto(`${lab.url}?out`);
    await ready(first);
  };
  await start();
  await start();
  await openList(first);
  await settled(first);
  expect(await databaseOf(first)).not.toBe(week);
  await keeps.close();
  await expect.poll(() => first.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(week);
});
