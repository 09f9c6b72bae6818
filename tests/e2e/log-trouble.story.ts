import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readReport } from '../../src/schema/log/file/read.ts';
import type { Report } from '../../src/schema/log/report.ts';
import { ready, test } from '../log/lab/browser.ts';
import { health, openList, settled, type } from '../log/lab/driving.ts';
import { stored } from './support/device.ts';
import { holdTime } from './support/time.ts';

test('a full disk is shown, the work goes on, and what was kept in memory is written when there is room', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.context().newPage();
  const session = await browserOnDisk.context().newCDPSession(page);
  const { origin } = new URL(lab.url);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  await holdTime(page);
  await page.goto(lab.url);
  await ready(page);
  await openList(page);
  await type(page, 'پر'.repeat(5000));
  await expect.poll(() => health(page)).toMatchObject({ persisted: false, trouble: 'full' });
  // A write effect does not wait for a disk that does not work.
  await page.evaluate(() => window.lab.log.barrier());
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  // The disk is tried again, later each time.
  await page.clock.fastForward(60_000);
  await expect.poll(() => health(page)).toMatchObject({ persisted: true, trouble: null });
  await page.reload();
  await page.waitForFunction(() => 'lab' in window && window.lab.restored);
});

test('without storage the program runs, and says that nothing is kept', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  await browserOnDisk.context().addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'indexedDB', denied);
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
  });
  const page = await browserOnDisk.open();
  await openList(page);
  await type(page, 'بی‌جا');
  await expect.poll(() => health(page)).toMatchObject({ persisted: false, trouble: 'denied' });
  await page.evaluate(() => window.lab.log.barrier());
  expect(await page.evaluate(() => (window.lab.state('root/list:a') as { context: { draft: { name: string } } }).context.draft.name)).toBe('بی‌جا');
  // What is in memory can be told of all the same.
  const report = (await readReport(await page.evaluate(() => window.lab.log.loaded().then((log) => log.report())))) as Report;
  const { records = [], differs } = report.parts[0] ?? {};
  expect([differs, records.some(({ e }) => (e as { readonly type?: string }).type === 'draft.changed')]).toEqual([null, true]);
});

test('an evicted database is noticed', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await openList(page);
  await page.evaluate(() => window.lab.log.barrier());
  const session = await browserOnDisk.context().newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', { origin: new URL(lab.url).origin, storageTypes: 'indexeddb' });
  await page.goto(lab.url);
  await ready(page);
  expect(await page.evaluate(() => [window.lab.restored, window.lab.lost])).toEqual([false, true]);
});

test('what is typed after the database was evicted under an open page is there after a reload, with what was typed before', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await page.evaluate(() => window.lab.send('root/gate', { type: 'name.typed', value: 'علی' } as never));
  await openList(page);
  await page.evaluate(() => window.lab.log.barrier());
  const session = await browserOnDisk.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(lab.url).origin, storageTypes: 'indexeddb' });
  await type(page, 'پس از آن');
  await settled(page);
  await expect.poll(() => health(page)).toMatchObject({ persisted: true, trouble: null });
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => [window.lab.restored, window.lab.lost])).toEqual([true, false]);
  expect(await page.evaluate(() => window.lab.state('root/gate'))).toMatchObject({ context: { name: 'علی' } });
  expect(await page.evaluate(() => (window.lab.state('root/list:a') as { context: { draft: { name: string } } }).context.draft.name)).toBe('پس از آن');
});

/** The session that a tab goes on with after a reload. */
const placeOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('matab.log'));

for (const [takes, refused] of [
  ['nothing', ['meta', 'log']],
  ['no more than the name of a session', ['log']],
] as const)
  test(`what could not be begun on a disk that takes ${takes}, after a release, is no loss: the session that it went on from is gone on with`, async ({
    browserOnDisk,
    lab,
  }) => {
    lab.answerWith(() => ({ rows: [] }));
    const page = await browserOnDisk.open();
    await page.evaluate(() => window.lab.send('root/gate', { type: 'name.typed', value: 'علی' } as never));
    await settled(page);
    const place = await placeOf(page);
    await page.addInitScript((stores: readonly string[]) => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...entry) {
        if (stores.includes(this.name)) throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, entry);
      };
    }, refused);
    const goOn = async (): Promise<void> => {
      await ready(page);
      expect(await page.evaluate(() => [window.lab.restored, window.lab.lost])).toEqual([true, false]);
      expect(await page.evaluate(() => window.lab.state('root/gate'))).toMatchObject({ context: { name: 'علی' } });
      await expect.poll(() => health(page)).toMatchObject({ trouble: 'full' });
    };
    await page.goto(`${lab.url}?later`);
    await goOn();
    // What is not on the disk is nothing to come back to.
    expect(await placeOf(page)).toBe(place);
    await page.reload();
    await goOn();
  });

const SECRETS = ['رازبزرگ', '4527819036', 'باغ‌فردوس'];

test('a report holds nothing of what was typed and replays', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [{ id: 1, name: SECRETS[0], amount: 45_278_190_360 }] }));
  const page = await browserOnDisk.open();
  await openList(page);
  for (const secret of SECRETS) await type(page, secret);
  const text = await page.evaluate(() => window.lab.log.loaded().then((log) => log.report()));
  const report = await readReport(text);
  for (const secret of SECRETS) expect(JSON.stringify(report)).not.toContain(secret);
  expect(report).toMatchObject({ kind: 'matab.report', parts: [{ differs: null }] });
  // After a reload with another week or program the report has a part more; here it is the same session.
  await page.reload();
  await ready(page);
  const later = await readReport(await page.evaluate(() => window.lab.log.loaded().then((log) => log.report())));
  expect(later).toMatchObject({ parts: [{ differs: null }] });
});

test('an end that broke off when it had only to delete any more is finished at the next start', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await openList(page);
  await settled(page);
  await page.evaluate(() => {
    localStorage.setItem('matab.owner', '');
    sessionStorage.setItem('stuck', 'true');
  });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('stuck') === null) return;
    IDBFactory.prototype.deleteDatabase = () => {
      throw new DOMException('', 'UnknownError');
    };
  });
  const owner = () => page.evaluate(() => localStorage.getItem('matab.owner'));
  await page.goto(`${lab.url}?out`);
  await ready(page);
  expect(await owner()).toBe('');
  await page.evaluate(() => sessionStorage.removeItem('stuck'));
  await page.reload();
  await ready(page);
  expect(await owner()).toBeNull();
});

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

test('signing out leaves the disguised form only, and a report of what follows still replays', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await openList(page);
  for (const secret of SECRETS) await type(page, secret);
  await page.evaluate(() => window.lab.send('root', { type: 'list.dropped', key: 'a' } as never));
  await page.evaluate(async () => {
    const log = await window.lab.log.loaded();
    await log.close(true);
    await log.beginAnew();
    await log.disguised();
  });
  const everything = (await stored(page)) + (await page.evaluate(() => JSON.stringify(Object.entries(localStorage))));
  expect(everything).toContain('matab.report');
  for (const secret of SECRETS) expect(everything).not.toContain(secret);

  await openList(page);
  await type(page, SECRETS[1] ?? '');
  const text = await page.evaluate(() => window.lab.log.loaded().then((log) => log.report()));
  const report = await readReport(text);
  for (const secret of SECRETS) expect(JSON.stringify(report)).not.toContain(secret);
  // What was sealed just now comes first, then what goes on from it.
  expect(report).toMatchObject({ parts: [{ differs: null }, { differs: null, base: { tree: {} } }] });
  // Both count from the same moment, so that what took minutes looks like minutes.
  const begins = (report as Report).parts.map(({ header }) => header.t0);
  expect(new Set(begins).size).toBe(1);
  await page.reload();
  await page.waitForFunction(() => 'lab' in window && window.lab.restored);
  await browserOnDisk.context().close();
  // The search itself works: what was typed last is on the disk, as it must be.
  const files = await Promise.all((await filesOf(browserOnDisk.profile)).map((file) => readFile(file)));
  expect(files.some((file) => file.includes(SECRETS[1] ?? ''))).toBe(true);
});

test('a report whose time is over goes with the housekeeping, whether or not anybody ends a session', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.context().newPage();
  await holdTime(page);
  await page.goto(`${lab.url}page.js`);
  await page.evaluate(async () => {
    const request = indexedDB.open('matab.reports', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('reports');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const tx = request.result.transaction('reports', 'readwrite');
    for (const [name, days] of [
      ['over', 31],
      ['young', 29],
    ] as const)
      tx.objectStore('reports').put({ at: Date.now() - days * 86_400_000, text: name }, name);
    await new Promise((resolve) => tx.addEventListener('complete', resolve));
    request.result.close();
  });
  await page.goto(lab.url);
  await ready(page);
  await openList(page);
  await page.evaluate(() => window.lab.log.barrier());
  const kept = () =>
    page.evaluate(async () => {
      const request = indexedDB.open('matab.reports', 1);
      await new Promise((resolve) => request.addEventListener('success', resolve));
      const keys = request.result.transaction('reports').objectStore('reports').getAllKeys();
      await new Promise((resolve) => keys.addEventListener('success', resolve));
      request.result.close();
      return keys.result;
    });
  expect(await kept()).toEqual(['over', 'young']);
  await page.clock.fastForward(120_000);
  await expect.poll(kept).toEqual(['young']);
});
