import { openLogDatabase } from './database.ts';
import { writeTo } from './writer.ts';
import type { Order, Told } from './writer-beside.ts';

/** Writes beside the page's thread. It has a connection of its own, which lets go by itself when somebody deletes the database. */
const tell = (told: Told): void => self.postMessage(told);
const database = openLogDatabase(self.name);

self.onmessage = ({ data: { id, write } }: MessageEvent<Order>): void => {
  writeTo(database, write).then(
    () => tell({ id }),
    (error: unknown) => tell({ id, failed: error instanceof DOMException ? error.name : 'UnknownError' }),
  );
};

// The connection is there before the page relies on it.
writeTo(database, { store: 'meta', durability: 'relaxed', entries: [] }).then(
  () => tell({ id: 0 }),
  () => tell({ id: 0, failed: 'UnknownError' }),
);
