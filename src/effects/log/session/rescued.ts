import { del, set } from 'idb-keyval';
import { type LogDatabase, openLogDatabase, requested } from '../disk/database.ts';
import { addRescued, type KeptDraft, PREFIX, SEPARATOR } from '../disk/rescue.ts';
import { readWeeks } from '../disk/weeks.ts';

/** Keeps drafts beside another session, whoever wrote them. */
export const carryRescued = async (database: LogDatabase, sid: string, drafts: readonly KeptDraft[]): Promise<void> => {
  const carried = drafts.map((draft, index) => ({ ...draft, key: [database.name, sid, `${index}:${draft.id}`].join(SEPARATOR) }));
  if (carried.length > 0) await addRescued(database, sid, carried);
};

/** Forgets what was rescued into a database. */
export const forgetRescued = (database: LogDatabase): Promise<void> =>
  database.change('meta', 'strict', (store) => store.delete(IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)));

/** Whether a draft is kept in a database. */
export const isIn = (week: string, { key }: KeptDraft): boolean => key.startsWith(week + SEPARATOR);

const isRescue = (key: unknown): key is string => typeof key === 'string' && key.startsWith(PREFIX);

const draftsIn = async (database: LogDatabase): Promise<readonly KeptDraft[]> => {
  const keys = await database.store('meta')('readonly', (store) => requested(store.getAllKeys()));
  const texts = await Promise.all(keys.filter(isRescue).map((key) => database.store('meta')('readonly', (store) => requested<string>(store.get(key)))));
  return texts.flatMap((text) => JSON.parse(text) as KeptDraft[]);
};

/** Whether a database holds what nobody has given up. */
export const holdsRescued = async (database: LogDatabase): Promise<boolean> => (await draftsIn(database)).length > 0;

/** Everything that was rescued on this device, newest first. */
export const rescuedDrafts = async (now: number): Promise<readonly KeptDraft[]> =>
  (await readWeeks(now, draftsIn)).flat().sort((left, right) => right.at - left.at);

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
