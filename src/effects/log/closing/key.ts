import { bytesToHex } from '@noble/hashes/utils.js';
import { get, set } from 'idb-keyval';
import { bytesOf } from '../../../schema/log/content-hash.ts';
import type { OwnerKey } from '../../../schema/session/keeping.ts';
import { openLogDatabase } from '../disk/database.ts';
import { pageOwner } from '../session/owner.ts';

/** The database of the key, which goes whole when nobody is signed in any more. */
export const KEY = 'matab.key';
const CURRENT = 'current';
/** What waits for its owner, and the salt of this device. */
export const WAITING = 'matab.waiting';
const SALT = 'salt';
/** The rounds of PBKDF2 with SHA-256 that OWASP's Password Storage Cheat Sheet asks for. */
const ROUNDS = 600_000;

const saltOfDevice = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const database = openLogDatabase(WAITING);
  try {
    const known = await get<Uint8Array<ArrayBuffer>>(SALT, database.store('meta'));
    if (known) return known;
    const fresh = crypto.getRandomValues(new Uint8Array(16));
    await set(SALT, fresh, database.store('meta', 'strict'));
    return fresh;
  } finally {
    database.close();
  }
};

const digest = async (...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(parts.flatMap((part) => [...part]))));

/** Providers that know a name in any case are told it in any. */
const spelled = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** Not extractable: nothing that runs in a page can read it, only use it. */
const derived = async (password: string, salt: OwnerKey['salt']): Promise<CryptoKey> => {
  const secret = await crypto.subtle.importKey('raw', bytesOf(password.normalize('NFC')), 'PBKDF2', false, ['deriveKey']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(algorithm, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
};

/** Makes the key of a person from their password; null where the page has no Web Cryptography (plain http in a network). */
export const ownerKey = async (username: string, password: string): Promise<OwnerKey | null> => {
  if (globalThis.crypto?.subtle === undefined) return null;
  const device = await saltOfDevice();
  const name = bytesOf(spelled(username));
  const [owner, salt] = await Promise.all([digest(device, bytesOf('owner'), name), digest(device, bytesOf('key'), name)]);
  return { owner: bytesToHex(owner).slice(0, 32), salt, key: await derived(password, salt) };
};

/** The key of the same person under another password, whatever name they signed in with. */
export const keyUnder = async ({ owner, salt }: OwnerKey, password: string): Promise<OwnerKey> => ({ owner, salt, key: await derived(password, salt) });

/** The key of whoever this page is of, whatever becomes of the one that all tabs share. */
let inPage: OwnerKey | null = null;

/** Holds a key for every tab, for as long as the session lives. */
export const holdKey = async (key: OwnerKey): Promise<void> => {
  inPage = key;
  const database = openLogDatabase(KEY);
  try {
    await set(CURRENT, key, database.store('meta', 'strict'));
  } finally {
    database.close();
  }
};

/** The key for what is of this page's owner, and of nobody else. */
export const ownKey = async (): Promise<OwnerKey | null> => {
  const held = await heldKey().catch(() => null);
  const owner = pageOwner();
  // The shared one first: another tab may have changed the password.
  const key = [held, inPage].find((one) => one !== null && (owner === null || one.owner === owner)) ?? null;
  inPage = key;
  return key;
};

/** The key that is held, if there is one. */
export const heldKey = async (): Promise<OwnerKey | null> => {
  if (globalThis.crypto?.subtle === undefined) return null;
  const database = openLogDatabase(KEY);
  try {
    return (await get<OwnerKey>(CURRENT, database.store('meta'))) ?? null;
  } finally {
    database.close();
  }
};
