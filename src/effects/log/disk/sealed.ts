import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';

/** Disguised sessions that stay for support after their originals are gone. */
const DATABASE = 'matab.reports';
/** Those of earlier releases had the key of their journals in them. */
const FORMER = 'matab.sealed';
const MOST = 5;
const KEPT_MILLIS = 30 * 86_400_000;
const RECENT_MILLIS = 3_600_000;

interface Sealed {
  readonly at: number;
  readonly text: string;
}

let opened: UseStore | null = null;
const store = (): UseStore => {
  if (opened === null) {
    opened = createStore(DATABASE, 'reports');
    indexedDB.deleteDatabase(FORMER);
  }
  return opened;
};

/** Forgets sealed sessions whose time is over, and the oldest beyond a handful. */
export const forgetOldSealed = async (now: number): Promise<void> => {
  const all = (await entries<string, Sealed>(store())).sort(([, left], [, right]) => right.at - left.at);
  for (const [index, [key, { at }]] of all.entries()) if (index >= MOST || now - at > KEPT_MILLIS) await del(key, store());
};

/** Keeps a sealed session. */
export const keepSealed = async (sid: string, text: string, now: number): Promise<void> => {
  await set(sid, { at: now, text } satisfies Sealed, store());
  await forgetOldSealed(now);
};

/** The session that was sealed last, if that was not long ago: what somebody who has just signed out tells support about. */
export const lastSealed = async (now: number): Promise<string | null> => {
  const all = await entries<string, Sealed>(store());
  const [newest] = all.map(([, sealed]) => sealed).sort((left, right) => right.at - left.at);
  return newest && now - newest.at < RECENT_MILLIS ? newest.text : null;
};

export const forgetSealed = (): Promise<void> => clear(store());
