import { get, set } from 'idb-keyval';
import { heldKey, holdKey, keyUnder, ownerKey, WAITING } from '../../../src/effects/log/closing/key.ts';
import { openWaiting, relock } from '../../../src/effects/log/closing/open.ts';
import type { Parcel } from '../../../src/effects/log/closing/parcel.ts';
import { openParcel, parcelsOf, type Sealed, sealParcel } from '../../../src/effects/log/closing/waiting.ts';
import { openLogDatabase } from '../../../src/effects/log/disk/database.ts';
import type { OwnerKey } from '../../../src/schema/session/keeping.ts';

/** What waits between sessions, in a real page with its own database and cryptography, for tests that drive it from outside. */
const keys = new Map<string, OwnerKey>();
const keyNamed = (name: string): OwnerKey => {
  const key = keys.get(name);
  if (key === undefined) throw new Error(`no key ${name}`);
  return key;
};

/** What waits of a session, in which these entries were begun. */
const parcelOf = (sid: string, entries: unknown, begun: boolean): Parcel => ({
  header: { format: 1, sid, t0: 0, appVersion: '1', bundle: 'lab', root: 'root' },
  checkpoint: { s: 1, entries } as never,
  rescued: [],
  address: null,
  begun,
  owner: null,
});

const stored = async <T>(use: (database: ReturnType<typeof openLogDatabase>) => Promise<T>): Promise<T> => {
  const database = openLogDatabase(WAITING);
  try {
    return await use(database);
  } finally {
    database.close();
  }
};
const read = (sid: string) => stored((database) => get<Sealed>(sid, database.store('log')));

const waiting = {
  /** Makes a key and keeps it under a name; answers by what its owner is known. */
  make: async (name: string, username: string, password: string): Promise<string> => {
    const key = await ownerKey(username, password);
    if (key === null) throw new Error('no cryptography');
    keys.set(name, key);
    return key.owner;
  },
  makeUnder: async (name: string, held: string, password: string): Promise<void> => void keys.set(name, await keyUnder(keyNamed(held), password)),
  seal: (name: string, sid: string, entries: unknown, at = Date.now(), begun = true, day?: number) =>
    sealParcel(keyNamed(name), parcelOf(sid, entries, begun), { at, day }),
  /** The entries of what waits of a session, null where the key does not open it. */
  open: async (name: string, sid: string): Promise<unknown> => {
    const sealed = await read(sid);
    if (sealed === undefined) throw new Error(`nothing of ${sid}`);
    const parcel = await openParcel(keyNamed(name), sealed);
    return parcel && (parcel.checkpoint as unknown as { readonly entries: unknown }).entries;
  },
  /** Puts what waits of one session in the place of another's, or under another owner. */
  pretend: async (sid: string, changes: Partial<Pick<Sealed, 'sid' | 'owner'>>): Promise<void> => {
    const sealed = await read(sid);
    if (sealed) await stored((database) => set(changes.sid ?? sid, { ...sealed, ...changes }, database.store('log', 'strict')));
  },
  /** Turns one bit of the cipher, or of what it begins with. */
  flip: async (sid: string, part: 'cipher' | 'iv', bit: number): Promise<void> => {
    const sealed = await read(sid);
    if (sealed === undefined) throw new Error(`nothing of ${sid}`);
    const bytes = new Uint8Array(part === 'iv' ? sealed.iv : sealed.cipher.slice(0));
    const at = bit % (bytes.length * 8);
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) ^ (1 << (at & 7));
    await stored((database) => set(sid, { ...sealed, [part]: part === 'iv' ? bytes : bytes.buffer }, database.store('log', 'strict')));
  },
  /** The sessions of which something waits for a key's owner at a time. */
  listed: async (name: string, now: number) => (await parcelsOf(keyNamed(name).owner, now)).map(({ sid, at }) => ({ sid, at })),
  /** Everything that waits for anybody. */
  kept: () =>
    stored((database) =>
      database.store('log')(
        'readonly',
        (store) =>
          new Promise<string[]>((resolve) => {
            const asked = store.getAllKeys();
            asked.onsuccess = () => resolve(asked.result.map(String));
          }),
      ),
    ),
  hold: (name: string) => holdKey(keyNamed(name)),
  relock,
  arrive: async (username: string, name: string) => {
    const { opened, locked } = await openWaiting(username, keyNamed(name), () => {});
    return { opened, locked };
  },
  /** What becomes of reading a key, as it was made and as it is held for every tab. */
  exported: async (name: string) => {
    const held = await heldKey();
    const outcomes = await Promise.allSettled(
      [keyNamed(name).key, held?.key].flatMap((key) => (key ? (['raw', 'jwk'] as const).map((format) => crypto.subtle.exportKey(format, key)) : [])),
    );
    return outcomes.map((one) => (one.status === 'rejected' ? (one.reason as DOMException).name : 'read'));
  },
};

declare global {
  interface Window {
    waiting: typeof waiting;
  }
}

window.waiting = waiting;
document.body.textContent = 'ready';
