import { createSecretKey, hkdfSync, type webcrypto } from 'node:crypto';
import type { Configuration } from '../config/configuration.ts';
import { databaseName, keepSecret, readSecrets } from '../store/keys.ts';
import type { Database, Store } from '../store/tables.ts';

/** What is derived from one secret, each key for one use. */
export interface KeySet {
  /** Names the set in the head of a token; says nothing of the secret. */
  readonly id: string;
  readonly access: webcrypto.CryptoKey;
  readonly refresh: Buffer;
  readonly device: Buffer;
  readonly network: Buffer;
}

/** The keys of an installation; every process of one database has the same. */
export interface KeyRing {
  /** The name of the database. */
  readonly database: string;
  /** The sets that count: the one to sign with first, then one that was in its place before. */
  readonly all: () => Promise<readonly KeySet[]>;
  /** The set of a token, or null when there is none of that name. */
  readonly named: (id: string) => Promise<KeySet | null>;
}

const derived = (secret: string, use: string, bytes = 32): Buffer => Buffer.from(hkdfSync('sha256', secret, 'matab', use, bytes));

export const keySetOf = (secret: string): KeySet => ({
  id: derived(secret, 'name', 6).toString('base64url'),
  access: createSecretKey(derived(secret, 'access')).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
  refresh: derived(secret, 'refresh'),
  device: derived(secret, 'device'),
  network: derived(secret, 'network'),
});

/** A ring of secrets that never change while the process lives. */
export const fixedRing = (database: string, secrets: readonly string[]): KeyRing => {
  const sets = secrets.map(keySetOf);
  return { database, all: async () => sets, named: async (id) => sets.find((set) => set.id === id) ?? null };
};

/** How often tokens with unknown names may make a process look into the database, and how often it looks in any case. */
const LOOK_MILLIS = 1000;
const STALE_MILLIS = 60_000;

/** A ring of the secrets that the database keeps; another process may put a new one there at any time. */
const keptRing = (database: string, db: Database, clock: () => number): KeyRing => {
  let sets: readonly KeySet[] = [];
  let looked = Number.NEGATIVE_INFINITY;
  let reading: Promise<readonly KeySet[]> | null = null;
  const read = async () => {
    looked = clock();
    sets = (await readSecrets(db, looked)).map(keySetOf);
    return sets;
  };
  // Who asks while they are being read has the same answer.
  const all = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const among = (id: string) => sets.find((set) => set.id === id) ?? null;
  const named = async (id: string) => {
    const age = Math.abs(clock() - looked);
    if (age >= STALE_MILLIS || ((reading !== null || age >= LOOK_MILLIS) && among(id) === null)) await all();
    return among(id);
  };
  return { database, all, named };
};

/** The ring of a database: of the secrets of its configuration, or of those that were generated and are kept in it. */
export const openRing = async (store: Store, { secret, previousSecret, clock }: Configuration): Promise<KeyRing> => {
  const database = await databaseName(store);
  if (secret !== null) return fixedRing(database, [secret, ...(previousSecret === null ? [] : [previousSecret])]);
  await keepSecret(store.db);
  return keptRing(database, store.db, clock);
};
