import type { Durability, LogDatabase, StoreName } from './database.ts';

export type Entry = readonly [key: IDBValidKey, text: string];

/** Entries that are written together, or not at all. */
export interface Write {
  readonly store: StoreName;
  readonly durability: Durability;
  readonly entries: readonly Entry[];
}

/** Puts what is appended into the database. */
export interface Writer {
  readonly write: (write: Write) => Promise<void>;
  /** Nothing is written any more, also of what was not yet begun. */
  readonly stop: () => void;
}

export const writeTo = (database: LogDatabase, { store, durability, entries }: Write): Promise<void> =>
  database.change(store, durability, (into) => {
    for (const [key, text] of entries) into.put(text, key);
  });

/** Writes on the thread that asks for it. */
export const writerHere = (database: LogDatabase): Writer => ({ write: (write) => writeTo(database, write), stop: () => undefined });
