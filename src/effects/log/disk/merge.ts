import { type LogDatabase, requested } from './database.ts';
import { CHUNK, checkpointRange, chunkRange } from './keys.ts';

const keysIn = (database: LogDatabase, range: IDBKeyRange): Promise<readonly [string, ...unknown[]][]> =>
  database.store('log')('readonly', (store) => requested(store.getAllKeys(range))) as Promise<[string, ...unknown[]][]>;

/** Neighbouring chunks that fit into one, by their first sequences; `end` is the sequence after the last chunk. */
export const neighbours = (firsts: readonly number[], end: number): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  for (const [index, first] of firsts.entries()) {
    const next = firsts[index + 1] ?? end;
    const group = groups.at(-1);
    if (group?.[0] !== undefined && next - group[0] <= CHUNK) group.push(first);
    else groups.push([first]);
  }
  return groups.filter((group) => group.length > 1);
};

/**
 * Joins small chunks of a session into large ones, which read five times faster and take a third of the space. To be
 * called when nothing else is to be done; a chunk is either joined or as it was.
 */
export const mergeChunks = async (database: LogDatabase, sid: string, end: number): Promise<number> => {
  const keys = await keysIn(database, chunkRange(sid));
  const groups = neighbours(
    keys.map(([, first]) => first as number),
    end,
  );
  for (const group of groups) {
    const [first = 0] = group;
    const last = group.at(-1) ?? first;
    const range = IDBKeyRange.bound([sid, first], [sid, last]);
    const texts = (await database.store('log')('readonly', (store) => requested(store.getAll(range)))) as string[];
    if (texts.length !== group.length) continue;
    const joined = `[${texts.map((text) => text.slice(1, -1)).join(',')}]`;
    await database.change('log', 'relaxed', (store) => {
      store.delete(range);
      store.put(joined, [sid, first]);
    });
  }
  return groups.length;
};

/** Keeps the first checkpoint, which may be the session's beginning, and the last two. */
export const pruneCheckpoints = async (database: LogDatabase, sid: string): Promise<void> => {
  const keys = await keysIn(database, checkpointRange(sid));
  const old = keys.slice(1, -2);
  if (old.length === 0) return;
  await database.change('log', 'relaxed', (store) => {
    for (const key of old) store.delete(key as IDBValidKey);
  });
};
