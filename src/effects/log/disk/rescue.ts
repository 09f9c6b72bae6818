import { del, set } from 'idb-keyval';
import type { Rescued } from '../../../machines/fold/salvage.ts';
import { type LogDatabase, openLogDatabase, requested } from './database.ts';
import { weekNames } from './weeks.ts';

/** A draft that could not be gone on with, as it stays on the device until its writer gives it up. */
export interface KeptDraft extends Rescued {
  /** Where it is: the database, the session and its place there. */
  readonly key: string;
  /** Whose it is, if that is known. */
  readonly owner: string | null;
  /** When it was last written to, in milliseconds since 1970. */
  readonly at: number;
}

/** What could not be gone on with of a session, whose it is, and when it was last written to, in milliseconds since 1970. */
export interface Rescue {
  readonly drafts: readonly Rescued[];
  readonly owner: string | null;
  readonly at: number;
}

const PREFIX = 'rescued:';
const SEPARATOR = ' ';
const isRescue = (key: unknown): key is string => typeof key === 'string' && key.startsWith(PREFIX);

/** What was rescued of a session, as it is kept in a database. */
export const keptDrafts = (week: string, sid: string, { drafts, owner, at }: Rescue): readonly KeptDraft[] =>
  drafts.map((one) => ({ ...one, owner, at, key: [week, sid, one.id].join(SEPARATOR) }));

/** Keeps what was rescued of a session; again is the same. Lists, unlike what else the store holds. */
export const keepRescued = (database: LogDatabase, sid: string, rescue: Rescue): Promise<void> =>
  set(PREFIX + sid, JSON.stringify(keptDrafts(database.name, sid, rescue)), database.store('meta', 'strict'));

/** Keeps drafts beside another session, whoever wrote them. */
export const carryRescued = async (database: LogDatabase, sid: string, drafts: readonly KeptDraft[]): Promise<void> => {
  if (drafts.length === 0) return;
  const carried = drafts.map((draft, index) => ({ ...draft, key: [database.name, sid, `${index}:${draft.id}`].join(SEPARATOR) }));
  await set(PREFIX + sid, JSON.stringify(carried), database.store('meta', 'strict'));
};

/** Forgets what was rescued into a database. */
export const forgetRescued = (database: LogDatabase): Promise<void> =>
  database.change('meta', 'strict', (store) => store.delete(IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)));

const draftsIn = async (database: LogDatabase): Promise<readonly KeptDraft[]> => {
  const keys = await database.store('meta')('readonly', (store) => requested(store.getAllKeys()));
  const texts = await Promise.all(keys.filter(isRescue).map((key) => database.store('meta')('readonly', (store) => requested<string>(store.get(key)))));
  return texts.flatMap((text) => JSON.parse(text) as KeptDraft[]);
};

/** Whether a database holds what nobody has given up. */
export const holdsRescued = async (database: LogDatabase): Promise<boolean> => (await draftsIn(database)).length > 0;

/** Everything that was rescued on this device, newest first. */
export const rescuedDrafts = async (now: number): Promise<readonly KeptDraft[]> => {
  const found: KeptDraft[] = [];
  for (const week of await weekNames(now)) {
    const database = openLogDatabase(week);
    try {
      found.push(...(await draftsIn(database)));
    } finally {
      database.close();
    }
  }
  return found.sort((left, right) => right.at - left.at);
};

/** Gives up one of them. */
export const discardRescued = async (key: string): Promise<void> => {
  const [week = '', sid = ''] = key.split(SEPARATOR);
  const database = openLogDatabase(week);
  try {
    const all = await draftsIn(database);
    const left = all.filter((draft) => draft.key !== key && draft.key.startsWith([week, sid, ''].join(SEPARATOR)));
    if (left.length === 0) await del(PREFIX + sid, database.store('meta', 'strict'));
    else await set(PREFIX + sid, JSON.stringify(left), database.store('meta', 'strict'));
  } finally {
    database.close();
  }
};
