import { hkdfSync, randomBytes } from 'node:crypto';
import type { Store } from './tables.ts';

/** What an installation signs with; every process of one database has the same. */
export interface Keys {
  readonly access: Buffer;
  readonly refresh: Buffer;
  /** The name of the database, a part of every list's version. */
  readonly database: string;
}

const stored = async (store: Store, name: string): Promise<string> => {
  const { db } = store;
  await db
    .insertInto('keys')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return found.value;
};

const derived = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'matab', use, 32));

/** The keys: derived from a given secret, or generated on the first start and kept in the database. */
export const readKeys = async (store: Store, secret: string | null): Promise<Keys> => {
  const root = secret ?? (await stored(store, 'secret'));
  const database = await store.db.selectFrom('keys').select('value').where('name', '=', 'database').executeTakeFirstOrThrow();
  return { access: derived(root, 'access'), refresh: derived(root, 'refresh'), database: database.value };
};
