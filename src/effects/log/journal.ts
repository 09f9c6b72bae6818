/**
 * The last records a second time, in the one storage that a page can write before it dies without waiting: a reload
 * between a key press and the end of its transaction loses nothing.
 *
 * Holds only what the database has not confirmed.
 */
export interface Journal {
  /** Replaces what is kept by these records, each its own JSON text. */
  readonly keep: (records: readonly string[]) => void;
  readonly read: () => readonly string[];
  readonly drop: () => void;
}

const PREFIX = 'matab.log.tail.';
/** Above this the records are a burst whose transaction is under way; copying them again and again would cost more than it saves. */
const MOST_CHARACTERS = 65_536;

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
  return {
    keep: (records) => {
      const text = records.join('\n');
      if (text.length <= MOST_CHARACTERS) quietly(() => localStorage.setItem(key, text), undefined);
    },
    read: () =>
      quietly(() => localStorage.getItem(key), null)
        ?.split('\n')
        .filter(Boolean) ?? [],
    drop: () => quietly(() => localStorage.removeItem(key), undefined),
  };
};

/** Forgets every journal on this device. */
export const dropJournals = (): void => {
  quietly(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }, undefined);
};
