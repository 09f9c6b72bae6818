import { quietly } from '../quietly.ts';
import { untilItComes } from '../until-it-comes.ts';
import type { sealed } from './journal-cipher.ts';

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
  readonly drop: () => void;
}

const PREFIX = 'matab.log.tail.';
/** Storage for all of this origin is about five million characters; lists that do not fit are asked for again. */
const MOST_CHARACTERS = 1_000_000;

/** What enciphers, once it is there. */
let seal: typeof sealed | null = null;

/** Brings what enciphers: by the first touch of a page, before which nothing was typed in it that would be lost. */
export const bringCipher = async (): Promise<void> => {
  const { sealed } = await untilItComes(() => import('./journal-cipher.ts'));
  seal = sealed;
};

export const journalName = (sid: string): string => PREFIX + sid;

/** The journal of a session; `key` is the 32 bytes of its header in hexadecimal, absent for one of a release that had none. */
export const journalOf = (sid: string, key: string | undefined): Journal => {
  const name = journalName(sid);
  const written = (tail: Tail): boolean =>
    quietly(() => {
      const text = key === undefined ? JSON.stringify(tail) : seal?.(JSON.stringify(tail), key);
      if (text === undefined || text.length > MOST_CHARACTERS) return false;
      localStorage.setItem(name, text);
      return true;
    }, false);
  return {
    keep: (tail) => {
      if (tail.records.length > 0 && !written(tail)) written({ ...tail, bodies: [] });
    },
    drop: () => quietly(() => localStorage.removeItem(name), undefined),
  };
};

/** Forgets every journal on this device but those of the sessions that are named. */
export const dropJournals = (except: readonly string[] = []): void => {
  quietly(() => {
    const kept = except.map(journalName);
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX) && !kept.includes(name)) localStorage.removeItem(name);
  }, undefined);
};
