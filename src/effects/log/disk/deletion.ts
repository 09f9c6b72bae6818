import { clear, del, set } from 'idb-keyval';
import { type LogDatabase, openLogDatabase, type StoreName, silent } from './database.ts';
import { sessionRange } from './keys.ts';

/** How long, in milliseconds, pages that keep a database open are waited for: those that say so, and those that say nothing at all. */
const PATIENCE = 2000;
const SILENCE = 5000;
/** The same for one of which it is known that a page keeps it: that page may be gone by now, and a start waits for it. */
const GLANCE = 200;

/** Hears whether a database stays that was to be deleted, and that it is gone whenever that is. */
export type Heard = (name: string, stays: boolean) => void;

/**
 * Rejects where a page keeps it open that does not let go, or does not move, in which case nobody says that it is kept; soon where that is
 * known. It goes as soon as that page does.
 */
export const deleteLogDatabase = (name: string, hear: Heard = () => {}): Promise<void> =>
  new Promise((resolve, reject) => {
    let gone = false;
    const giveUp = () => {
      if (gone) return;
      silent.add(name);
      hear(name, true);
      reject(new DOMException('', 'InvalidStateError'));
    };
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => {
      gone = true;
      silent.delete(name);
      hear(name, false);
      resolve();
    };
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'));
    request.onblocked = () => setTimeout(giveUp, PATIENCE);
    setTimeout(giveUp, silent.has(name) ? GLANCE : SILENCE);
  });

/** Removes everything of a session. */
export const removeSession = async (database: LogDatabase, sid: string): Promise<void> => {
  await database.change('log', 'relaxed', (store) => store.delete(sessionRange(sid)));
  await del(sid, database.store('meta'));
};

const BROOM = 'matab.broom';
const BEHIND = 'matab.behind';
const STORES: readonly StoreName[] = ['log', 'meta'];

const made = async (name: string): Promise<void> => {
  const database = openLogDatabase(name);
  try {
    await set('made', 1, database.store('meta', 'strict'));
  } finally {
    database.close();
  }
};

/** Nothing can be read of it any more, even where a page that does not move keeps it from being deleted. */
const emptied = async (name: string): Promise<void> => {
  const database = openLogDatabase(name);
  try {
    for (const store of STORES) await clear(database.store(store, 'strict'));
  } finally {
    database.close();
  }
};

/**
 * Deletes databases so that nothing of them stays in the browser's files.
 *
 * Where a browser keeps its databases in LevelDB (Chromium), a deletion is written behind what it deletes, and both may come
 * into one file that nothing touches again for weeks. A file is written anew, without what was deleted, when something
 * between its first and its last key is deleted later: so one database is made before another, and both go last.
 */
export const sweep = async (names: readonly string[], hear?: Heard): Promise<void> => {
  if (names.length === 0) return;
  const outcomes: PromiseSettledResult<void>[] = [];
  // What cannot be done must not keep the rest: a full disk has no room for a broom.
  const attempt = async (work: Promise<void>): Promise<void> => void outcomes.push(...(await Promise.allSettled([work])));
  // Of one that goes it does not matter; of one that stays it is tried again.
  for (const name of names) await Promise.allSettled([emptied(name)]);
  const brooms = await Promise.allSettled([made(BROOM).then(() => made(BEHIND))]);
  for (const name of names) await attempt(deleteLogDatabase(name, hear));
  if (brooms[0].status === 'fulfilled') for (const name of [BROOM, BEHIND]) await attempt(deleteLogDatabase(name));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};
