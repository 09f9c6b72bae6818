import { expect, type Page } from '@playwright/test';
import { ready, test } from '../log/lab/browser.ts';
import { draft, openList, settled } from '../log/lab/driving.ts';
import { untilLetGo } from './support/device.ts';

const type = (page: Page, name: string) =>
  page.evaluate((text) => {
    for (let length = 1; length <= text.length; length += 1) {
      window.lab.send('root/list:a', { type: 'draft.changed', change: { name: text.slice(0, length) } } as never);
    }
  }, name);

const restored = (page: Page) => page.evaluate(() => window.lab.restored);

/** Whoever writes has touched the page: with that comes what the journal is written in. */
const touch = async (page: Page) => {
  await page.keyboard.press('Shift');
  const cipher = await page.waitForFunction(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('cipher'))?.name);
  await page.evaluate((name) => import(name as string), await cipher.jsonValue());
};

test('a key typed in the moment of a reload is there afterwards', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [{ id: 1, name: 'الف', amount: 5 }] }));
  const page = await browserOnDisk.open();
  expect(await restored(page)).toBe(false);
  await touch(page);
  await openList(page);
  await settled(page);
  await type(page, 'زهرا رضای');
  await page.evaluate(() => {
    window.lab.send('root/list:a', { type: 'draft.changed', change: { name: 'زهرا رضایی' } } as never);
    location.reload();
  });
  await page.waitForFunction(() => 'lab' in window && window.lab.restored);
  expect(await draft(page)).toBe('زهرا رضایی');
});

test('what only the journal could take is written by the next page, which may be killed as well', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await touch(page);
  await openList(page);
  await settled(page);
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('gone', 'InvalidStateError');
    };
    window.lab.send('root/list:a', { type: 'draft.changed', change: { name: 'نیمه' } } as never);
    location.reload();
  });
  await page.waitForFunction(() => 'lab' in window && window.lab.restored);
  expect(await draft(page)).toBe('نیمه');
  await page.evaluate(() => window.lab.send('root/list:a', { type: 'draft.changed', change: { number: '12' } } as never));
  await settled(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('matab.log.tail.')))).toEqual([]);
  await browserOnDisk.kill();
  await browserOnDisk.relaunch();
  const again = await browserOnDisk.open();
  expect(await draft(again)).toBe('نیمه');
  expect(await again.evaluate(() => (window.lab.state('root/list:a') as { context: { draft: { number: string } } }).context.draft.number)).toBe('12');
});

test('a browser killed in the middle of a form starts where it was, without its tab', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await openList(page);
  await type(page, 'علی');
  await settled(page);
  await browserOnDisk.kill();
  await browserOnDisk.relaunch();
  const again = await browserOnDisk.open();
  expect(await restored(again)).toBe(true);
  expect(await draft(again)).toBe('علی');
});

test('a second tab is a session of its own, and so is a copy of the first', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'اول');
  const second = await browserOnDisk.open();
  expect(await restored(second)).toBe(false);

  const opening = browserOnDisk.context().waitForEvent('page');
  // What a duplicated tab starts with: the session storage of its original.
  await first.evaluate((url) => window.open(url, '_blank'), lab.url);
  const copy = await opening;
  await ready(copy);
  expect(await copy.evaluate(() => sessionStorage.getItem('matab.log'))).not.toBe(await first.evaluate(() => sessionStorage.getItem('matab.log')));
  expect(await restored(copy)).toBe(false);
  expect(await draft(first)).toBe('اول');
  await first.reload();
  await ready(first);
  expect(await draft(first)).toBe('اول');
});

test('where a page has no locks, as on plain HTTP, a copy of a tab is a session of its own too, and a reload goes on', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  await browserOnDisk.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const first = await browserOnDisk.open();
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(false);
  await openList(first);
  await type(first, 'اول');
  await settled(first);
  const copies: Page[] = [];
  browserOnDisk.context().on('page', (page) => copies.push(page));
  await first.evaluate((url) => {
    window.open(url, '_blank');
    window.open(url, '_blank');
  }, lab.url);
  await expect.poll(() => copies.length).toBe(2);
  await Promise.all(copies.map(ready));
  const pages = [first, ...copies];
  const places = await Promise.all(pages.map((page) => page.evaluate(() => sessionStorage.getItem('matab.log'))));
  expect(new Set(places).size).toBe(3);
  expect(await Promise.all(copies.map(restored))).toEqual([false, false]);
  await first.reload();
  await ready(first);
  expect(await restored(first)).toBe(true);
  expect(await draft(first)).toBe('اول');

  // Two copies of a tab that is gone, as a browser brings them back: one of them goes on.
  const place = await first.evaluate(() => sessionStorage.getItem('matab.log'));
  await first.close();
  for (const copy of copies) await copy.evaluate((text) => sessionStorage.setItem('matab.log', text as string), place);
  await Promise.all(copies.map((copy) => copy.reload().then(() => ready(copy))));
  expect((await Promise.all(copies.map(restored))).toSorted()).toEqual([false, true]);
});

test('after a kill that tab is gone on with in which something was begun, whichever was opened last', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'اول');
  await settled(first);
  const second = await browserOnDisk.open();
  await openList(second);
  await settled(second);
  await second.close();
  await browserOnDisk.kill();
  await browserOnDisk.relaunch();
  const again = await browserOnDisk.open();
  expect(await draft(again)).toBe('اول');
});

test('of two tabs in which something was begun, that one is gone on with that was written in last', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'اول');
  const second = await browserOnDisk.open();
  await openList(second);
  await type(second, 'دوم');
  await settled(second);
  await first.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 5000;
  });
  await type(first, 'سوم');
  await settled(first);
  await browserOnDisk.kill();
  await browserOnDisk.relaunch();
  const again = await browserOnDisk.open();
  expect(await draft(again)).toBe('سوم');
});

test('a tab that was closed is found again by the next one', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'بسته');
  await settled(first);
  const closed = first.waitForEvent('close');
  await first.close({ runBeforeUnload: true });
  await closed;
  const next = await browserOnDisk.context().newPage();
  await next.goto(`${lab.url}page.js`);
  await untilLetGo(next);
  await next.goto(lab.url);
  await ready(next);
  expect(await restored(next)).toBe(true);
  expect(await draft(next)).toBe('بسته');
});

/** What a tab finds that the browser had thrown out of its memory, and that is looked at again. */
const found = async (page: Page, url: string) => {
  await page.goto(url);
  await ready(page);
  return page.evaluate(() => [window.lab.restored, window.lab.lost]);
};

test('what another tab signed out of is not lost to one that the browser had thrown out', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'اول');
  await settled(first);
  // Somebody was let in, who is let out.
  await first.evaluate(() => localStorage.setItem('matab.owner', ''));
  await first.goto(`${lab.url}page.js`);
  await untilLetGo(first);
  const second = await browserOnDisk.context().newPage();
  expect(await found(second, `${lab.url}?out`)).toEqual([false, false]);
  expect(await found(first, lab.url)).toEqual([false, false]);
});

test('what another tab went on from, after a release, is not lost to the one that had begun it', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const first = await browserOnDisk.open();
  await openList(first);
  await type(first, 'اول');
  await settled(first);
  await first.goto(`${lab.url}page.js`);
  await untilLetGo(first);
  const second = await browserOnDisk.context().newPage();
  expect(await found(second, `${lab.url}?later`)).toEqual([true, false]);
  await settled(second);
  expect(await found(first, `${lab.url}?later`)).toEqual([false, false]);
});

test('more than a thousand events are restored from a checkpoint, and chunks are merged', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: Array.from({ length: 60 }, (_, id) => ({ id, name: `نام ${id}`, amount: id })) }));
  const page = await browserOnDisk.open();
  await openList(page);
  const rows = () => page.evaluate(() => (window.lab.state('root/list:a') as { context: { known: unknown[] } }).context.known.length);
  await expect.poll(rows).toBe(60);
  for (let turn = 0; turn < 30; turn += 1) await type(page, 'یک نام بسیار بلند که کسی ندارد و کسی هم نمی‌خواهد داشته باشد');
  await settled(page);
  await page.reload();
  await page.waitForFunction(() => 'lab' in window && window.lab.restored);
  expect(await draft(page)).toContain('بلند');
  expect(await rows()).toBe(60);
  const health = await page.evaluate(() => window.lab.log.health.get());
  expect(health).toMatchObject({ persisted: true, refused: 0 });
  expect(health.records).toBeGreaterThan(1000);
  expect(health.bytes / health.records).toBeGreaterThan(60);
});

test('deleting the log takes everything from the disk, and recording goes on from here', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  const other = await browserOnDisk.open();
  await openList(page);
  await type(page, 'پاک');
  await openList(other);
  await type(other, 'دیگری');
  await page.evaluate(() => window.lab.log.loaded().then((log) => log.wipe()));
  await type(other, 'دیگری هست');
  await settled(other);
  const stored = await page.evaluate(async () => {
    const [database] = await indexedDB.databases();
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(database?.name ?? '');
      request.onsuccess = () => resolve(request.result);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = opened.transaction('log').objectStore('log').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    opened.close();
    return keys.length;
  });
  expect(stored).toBeLessThan(10);
  await page.reload();
  await page.waitForFunction(() => 'lab' in window && window.lab.restored);
  expect(await draft(page)).toBe('پاک');
  await other.reload();
  await other.waitForFunction(() => 'lab' in window && window.lab.restored);
  expect(await draft(other)).toBe('دیگری هست');
});
