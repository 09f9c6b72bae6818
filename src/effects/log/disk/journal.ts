import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** What was not confirmed when a page went: records, each its own JSON text, and the lists they refer to by name. */
export interface Tail {
  readonly records: readonly string[];
  readonly bodies: readonly (readonly [name: string, text: string])[];
}

/**
 * The records that the database has not confirmed when the page goes, in the one storage that a page can write without
 * waiting: a reload between a key press and the end of its transaction loses nothing.
 *
 * It is written in cipher, under a key that the session's own database holds: what is removed from this storage stays in its
 * files, and means nothing once that database is gone.
 */
export interface Journal {
  readonly keep: (tail: Tail) => void;
  readonly read: () => Tail;
  readonly drop: () => void;
}

const PREFIX = 'matab.log.tail.';
const NOTHING: Tail = { records: [], bodies: [] };
/** Storage for all of this origin is about five million characters; lists that do not fit are asked for again. */
const MOST_CHARACTERS = 1_000_000;

const quietly = <T>(run: () => T, otherwise: T): T => {
  try {
    return run();
  } catch {
    // No storage at all, or a full one: the database alone must do, and its own failures are shown.
    return otherwise;
  }
};

const cipherOf = (key: string) => managedNonce(xchacha20poly1305)(hexToBytes(key));

const sealed = (tail: Tail, key: string): string => {
  const bytes = cipherOf(key).encrypt(new TextEncoder().encode(JSON.stringify(tail)));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const opened = (text: string, key: string): Tail =>
  JSON.parse(new TextDecoder().decode(cipherOf(key).decrypt(Uint8Array.from(atob(text), (one) => one.charCodeAt(0))))) as Tail;

/** The journal of a session; `key` is the 32 bytes of its header in hexadecimal, absent for one of a release that had none. */
export const journalOf = (sid: string, key: string | undefined): Journal => {
  const name = PREFIX + sid;
  const written = (tail: Tail): boolean =>
    quietly(() => {
      const text = key === undefined ? JSON.stringify(tail) : sealed(tail, key);
      if (text.length > MOST_CHARACTERS) return false;
      localStorage.setItem(name, text);
      return true;
    }, false);
  return {
    keep: (tail) => {
      if (tail.records.length > 0 && !written(tail)) written({ ...tail, bodies: [] });
    },
    read: () => {
      const text = quietly(() => localStorage.getItem(name), null);
      if (text === null) return NOTHING;
      return quietly(() => (key === undefined || text.startsWith('{') ? (JSON.parse(text) as Tail) : opened(text, key)), NOTHING);
    },
    drop: () => quietly(() => localStorage.removeItem(name), undefined),
  };
};

/** Forgets every journal on this device but those of the sessions that are named. */
export const dropJournals = (except: readonly string[] = []): void => {
  quietly(() => {
    const kept = except.map((sid) => PREFIX + sid);
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX) && !kept.includes(name)) localStorage.removeItem(name);
  }, undefined);
};
