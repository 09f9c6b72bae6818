import { set } from 'idb-keyval';
import { deleteLogDatabase, openLogDatabase } from './database.ts';

const BROOM = 'matab.broom';
const BEHIND = 'matab.behind';

const made = async (name: string): Promise<void> => {
  const database = openLogDatabase(name);
  await set('made', 1, database.store('meta', 'strict'));
  database.close();
};

/**
 * Deletes databases so that nothing of them stays in the browser's files.
 *
 * Where a browser keeps its databases in LevelDB (Chromium), a deletion is written behind what it deletes, and both may come
 * into one file that nothing touches again for weeks. A file is written anew, without what was deleted, when something
 * between its first and its last key is deleted later: so one database is made before another, and both go last.
 */
export const sweep = async (names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  await made(BROOM);
  await made(BEHIND);
  const outcomes: PromiseSettledResult<void>[] = [];
  // One that cannot go must not keep the others.
  for (const name of [...names, BROOM, BEHIND]) outcomes.push(...(await Promise.allSettled([deleteLogDatabase(name)])));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};
