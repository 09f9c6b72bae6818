/** What was not confirmed when a page went: records, each its own JSON text, and the lists they refer to by name. */
export interface Tail {
  readonly records: readonly string[];
  readonly bodies: readonly (readonly [name: string, text: string])[];
}

/**
 * The records that the database has not confirmed when the page goes, in the one storage that a page can write without
 * waiting: a reload between a key press and the end of its transaction loses nothing.
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

export const journalOf = (sid: string): Journal => {
  const key = PREFIX + sid;
  const written = (tail: Tail): boolean => {
    const text = JSON.stringify(tail);
    if (text.length > MOST_CHARACTERS) return false;
    return quietly(() => {
      localStorage.setItem(key, text);
      return true;
    }, false);
  };
  return {
    keep: (tail) => {
      if (tail.records.length > 0 && !written(tail)) written({ ...tail, bodies: [] });
    },
    read: () => {
      const text = quietly(() => localStorage.getItem(key), null);
      return text === null ? NOTHING : quietly(() => JSON.parse(text) as Tail, NOTHING);
    },
    drop: () => quietly(() => localStorage.removeItem(key), undefined),
  };
};

/** Forgets every journal on this device. */
export const dropJournals = (): void => {
  quietly(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }, undefined);
};
