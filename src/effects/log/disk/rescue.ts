import { get, set } from 'idb-keyval';
import type { Rescued } from '../../../machines/fold/salvage.ts';
import type { LogDatabase } from './database.ts';

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

/** What the keys begin with under which they are kept, and what stands between the parts of a draft's own. */
export const PREFIX = 'rescued:';
export const SEPARATOR = ' ';

/** What was rescued of a session, as it is kept in a database. */
export const keptDrafts = (week: string, sid: string, { drafts, owner, at }: Rescue): readonly KeptDraft[] =>
  drafts.map((one) => ({ ...one, owner, at, key: [week, sid, one.id].join(SEPARATOR) }));

/** Adds drafts to those of a session; again is the same. Lists, unlike what else the store holds. */
export const addRescued = async (database: LogDatabase, sid: string, drafts: readonly KeptDraft[]): Promise<void> => {
  const text = await get<string>(PREFIX + sid, database.store('meta'));
  const others = JSON.parse(text ?? '[]') as KeptDraft[];
  const all = [...others.filter(({ key }) => drafts.every((one) => one.key !== key)), ...drafts];
  await set(PREFIX + sid, JSON.stringify(all), database.store('meta', 'strict'));
};

/** Keeps what was rescued of a session, beside what came back with it. */
export const keepRescued = (database: LogDatabase, sid: string, rescue: Rescue): Promise<void> =>
  addRescued(database, sid, keptDrafts(database.name, sid, rescue));
