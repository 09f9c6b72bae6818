import { expect, type Page } from '@playwright/test';

/** Everything that this origin's pages have stored in databases and session storage, as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const dump: unknown[] = [Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      // It was deleted in the meantime: whoever reads makes no other.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const opened = settled(opening).catch(() => null);
      // One that a page keeps from being deleted answers nobody.
      const database = await Promise.race([opened, new Promise<null>((resolve) => setTimeout(() => resolve(null), 2000))]);
      if (database === null) {
        opened.then((late) => late?.close());
        continue;
      }
      for (const store of database.objectStoreNames) dump.push(name, await settled(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(dump);
  });

/** Waits until the event log has a text on the disk: from then on the page may end in any way. */
export const untilKept = (page: Page, text: string): Promise<void> => expect.poll(() => stored(page)).toContain(text);

/**
 * Waits until no page goes on with a session any more: a page that has just ended holds its own for a moment, in which
 * another rightly begins anew. `page` must be at the same origin and not be the program.
 */
export const untilLetGo = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.map(({ name }) => name).filter((name) => name?.startsWith('matab.log:'));
      }),
    )
    .toEqual([]);

/** An address of the program that starts nothing. */
export const QUIET = '/config.json';
