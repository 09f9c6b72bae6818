import { openLogDatabase } from '../disk/database.ts';
import { removeSession, sweep } from '../disk/deletion.ts';
import { dropJournals } from '../disk/journal.ts';
import { weekNames } from '../disk/weeks.ts';
import { claim, heldOf, type Release } from '../session/claim.ts';
import { isNoted } from '../session/owner.ts';
import { forgetRescued, rescuedDrafts } from '../session/rescued.ts';
import { allSessions, type Standing } from '../session/standing.ts';
import { noteStuck, stuck } from '../session/stuck.ts';
import { heldKey } from './key.ts';

/** Whether it may hold somebody's data. */
export const isPrivate = ({ header }: Standing): boolean => header.bare !== true;

/** Whether something is on this device that belongs to somebody who is not signed in any more; `atStart`, too, where an end broke off that had only to delete. */
export const isLeftOpen = async (now: number, atStart: boolean): Promise<boolean> =>
  (atStart && (isNoted() || stuck().length > 0)) ||
  (await allSessions(now)).some(isPrivate) ||
  (await rescuedDrafts(now)).length > 0 ||
  (await heldKey()) !== null;

/** Those of these sessions that a tab is in; null where the browser cannot say. */
export const heldSessions = (sessions: readonly Standing[]): Promise<ReadonlySet<string> | null> => heldOf(sessions.map(({ place }) => place.sid));

const CLOSING = 'matab.closing';

/** How long, in milliseconds, a tab is waited for that does what only one may do: one that takes longer is frozen. */
const PATIENCE = 5000;

/** The same without locks: whoever is at it says so. */
const aloneByWord = async <T>(work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  let free: Release | null;
  do free = await claim(CLOSING, 0, true);
  while (free === null && performance.now() - begun < PATIENCE);
  try {
    return await work();
  } finally {
    free?.();
  }
};

/** Does something that only one tab at a time may do. */
export const alone = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return aloneByWord(work);
  let entered = false;
  const inside = () => {
    entered = true;
    return work();
  };
  try {
    return (await navigator.locks.request(CLOSING, { signal: AbortSignal.timeout(PATIENCE) }, inside)) as T;
  } catch (error) {
    if (entered) throw error;
    return work();
  }
};

/**
 * Deletes whole every database of logs in which no tab records any more, and the `others` by name: what is deleted entry by entry stays in
 * the browser's files. In a database that is still in use only the sessions without a living tab are removed.
 */
export const clearAway = async (now: number, isLive: (session: Standing) => boolean, others: readonly string[]): Promise<void> => {
  const sessions = await allSessions(now);
  const live = sessions.filter(isLive);
  dropJournals(live.map(({ place }) => place.sid));
  const names = await weekNames(now);
  const used = new Set(live.map(({ place }) => place.week));
  for (const name of used) {
    const database = openLogDatabase(name);
    for (const session of sessions) if (session.place.week === name && !live.includes(session)) await removeSession(database, session.place.sid);
    await forgetRescued(database);
    database.close();
  }
  await sweep([...names.filter((name) => !used.has(name)), ...others], noteStuck);
};
