import { del, entries, get, set } from 'idb-keyval';
import { bytesOf } from '../../../schema/log/content-hash.ts';
import type { OwnerKey } from '../../../schema/session/keeping.ts';
import { openLogDatabase, requested } from '../disk/database.ts';
import { type InHand, isForgotten } from '../session/days-of-use.ts';
import { WAITING } from './key.ts';
import type { Parcel } from './parcel.ts';

/** A parcel that only its owner can read. */
export interface Sealed extends InHand {
  /** The session that it is of. */
  readonly sid: string;
  readonly owner: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly cipher: ArrayBuffer;
  /** Whether its owner began something in it: nobody is asked for another password for the sake of an address. */
  readonly begun: boolean;
}

/** What is sealed is bound to whose it is and to its session: nobody puts one in the place of another. */
const bound = ({ sid, owner }: Pick<Sealed, 'sid' | 'owner'>) => bytesOf(`${owner} ${sid}`);

const within = async <T>(work: (database: ReturnType<typeof openLogDatabase>) => Promise<T>): Promise<T> => {
  const database = openLogDatabase(WAITING);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Whether the device has the salt that its keys were made with, the first that is written there: data that somebody cleared takes it along. */
export const isSalted = (): Promise<boolean> => within((database) => database.store('meta')('readonly', async (store) => (await requested(store.count())) > 0));

/** Keeps a parcel under its owner's key; that of a session that is sealed again takes the place of the one before. */
export const sealParcel = async ({ owner, key }: OwnerKey, parcel: Parcel, { at, day }: InHand): Promise<void> => {
  const { sid } = parcel.header;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = bytesOf(JSON.stringify(parcel));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound({ sid, owner }) }, key, text);
  await within((database) => set(sid, { sid, owner, iv, cipher, at, day, begun: parcel.begun } satisfies Sealed, database.store('log', 'strict')));
};

const ASLEEP = 'asleep:';

/** What was sealed in the place of a page that slept over the end of its session, by the name of its own. */
interface Substitute extends InHand {
  readonly sid: string;
}

/** Says of the session `sid` that a parcel was sealed in its place: a page that still lives has its name, and may seal its own yet. */
export const noteSubstitute = (sid: string, { sid: other, at, day }: Substitute): Promise<void> =>
  within((database) => set(ASLEEP + sid, { sid: other, at, day } satisfies Substitute, database.store('meta', 'strict')));

export const isSubstituted = (sid: string): Promise<boolean> => within(async (database) => (await get(ASLEEP + sid, database.store('meta'))) !== undefined);

/** Gone on with and sealed again, it is its owner's newer work. */
const isSame = (sealed: Sealed | undefined, { at }: Substitute): boolean => sealed?.at === at;

/** The parcel that was sealed in the place of a session, and whether it waits still, told once; null where there is none. */
export const substituteOf = (sid: string): Promise<{ readonly sid: string; readonly waits: boolean } | null> =>
  within(async (database) => {
    const noted = await get<Substitute>(ASLEEP + sid, database.store('meta'));
    if (noted === undefined) return null;
    await del(ASLEEP + sid, database.store('meta', 'strict'));
    return { sid: noted.sid, waits: isSame(await get<Sealed>(noted.sid, database.store('log')), noted) };
  });

/**
 * Forgets what waited too long, whosever it is, and what waits twice, or it would be sent twice: a substitute whose page has sealed its own after
 * all, and what a page has sealed whose owner goes on elsewhere with the substitute. Gives what is left.
 */
export const forgetOldParcels = (now: number): Promise<readonly Sealed[]> =>
  within(async (database) => {
    const all = new Map((await database.store('log')('readonly', (store) => requested<Sealed[]>(store.getAll()))).map((one) => [one.sid, one]));
    const forget = async (sid: string): Promise<void> => {
      all.delete(sid);
      await del(sid, database.store('log', 'strict'));
    };
    for (const one of [...all.values()]) if (isForgotten(one, now)) await forget(one.sid);
    for (const [key, noted] of await entries<string, Substitute>(database.store('meta'))) {
      if (!key.startsWith(ASLEEP)) continue;
      const sid = key.slice(ASLEEP.length);
      const isOld = isForgotten(noted, now);
      // What a page seals that wakes after so long is all there is of it.
      const isTwice = !isOld && all.has(sid);
      // Before what it tells of: broken off between the two, it must not speak of what is left.
      if (isTwice || isOld) await del(key, database.store('meta', 'strict'));
      if (isTwice) await forget(isSame(all.get(noted.sid), noted) ? noted.sid : sid);
    }
    return [...all.values()];
  });

/** What waits for a person, the newest first; what waited too long is gone. */
export const parcelsOf = async (owner: string, now: number): Promise<readonly Sealed[]> =>
  (await forgetOldParcels(now)).filter((one) => one.owner === owner).sort((left, right) => right.at - left.at);

/** What a key opens; null where it is another one's, or another password's. */
export const openParcel = async ({ key }: OwnerKey, sealed: Sealed): Promise<Parcel | null> => {
  const { iv, cipher } = sealed;
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bound(sealed) }, key, cipher);
    return JSON.parse(new TextDecoder().decode(text)) as Parcel;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null;
    throw error;
  }
};

export const forgetParcel = (sid: string): Promise<void> => within((database) => del(sid, database.store('log', 'strict')));
