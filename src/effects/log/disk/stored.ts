import { getMany } from 'idb-keyval';
import type { Checkpoint } from '../../../machines/fold/tree.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { type Breathe, inSteps } from '../../../schema/log/file/steps.ts';
import type { Bodies } from '../../../schema/log/lists/bodies.ts';
import { IN_PIECES, leave } from '../../../schema/log/lists/leave.ts';
import { MissingBody } from '../../../schema/log/lists/missing-body.ts';
import type { LogRecord, SessionHeader } from '../../../schema/log/record.ts';
import { namesIn, unpack } from '../../../schema/log/unpacking.ts';
import { type LogDatabase, requested } from './database.ts';
import type { Tail } from './journal.ts';
import { bodyKey, bodyRange, CHUNK, checkpointRange, chunkRange } from './keys.ts';

/** What is on the disk of one session, as far as it hangs together. */
export interface StoredSession {
  readonly header: SessionHeader;
  readonly checkpoint: Checkpoint | null;
  /** The records after the checkpoint, without gaps; events that refer to bodies still do. */
  readonly records: readonly LogRecord[];
  /** The lists that these refer to, held here so that nobody has to read all of them at once; none where the whole session is read. */
  readonly lists: readonly unknown[];
  /** Those of them that only the journal has, with the sequence of the first. */
  readonly rescued: (Tail & { readonly first: number }) | null;
}

const readTexts = (database: LogDatabase, range: IDBKeyRange): Promise<readonly string[]> =>
  database.store('log')('readonly', (store) => requested(store.getAll(range))) as Promise<string[]>;

/** A checkpoint as it is stored, with the record that it holds last. */
interface Packed {
  readonly s: number;
  readonly text: string;
}

/** The first or last checkpoint, if there is one. */
const packedCheckpoint = (database: LogDatabase, sid: string, direction: 'next' | 'prev'): Promise<Packed | null> =>
  database.store('log')('readonly', async (store) => {
    const cursor = await requested(store.openCursor(checkpointRange(sid), direction));
    return cursor && { s: (cursor.key as [string, string, number])[2], text: cursor.value as string };
  });

const beginsWithRecords = (database: LogDatabase, sid: string): Promise<boolean> =>
  database.store('log')('readonly', async (store) => {
    const cursor = await requested(store.openKeyCursor(chunkRange(sid)));
    return cursor !== null && (cursor.key as [string, number])[1] === 1;
  });

/** A tail that begins with the next record and goes on without gaps. */
const contiguous = (records: readonly LogRecord[], after: number): readonly LogRecord[] => {
  const result: LogRecord[] = [];
  let next = after + 1;
  for (const record of records) {
    if (record.s < next) continue;
    if (record.s > next) break;
    result.push(record);
    next += 1;
  }
  return result;
};

const atOnce: Breathe = () => undefined;

/** Lists that are brought at a time: of a large practice there are hundreds, each of which would be a question of its own. */
const BATCH = 32;

/** The texts of lists, undefined where one is not there. */
const textsOf = async (database: LogDatabase, sid: string, names: readonly string[]): Promise<readonly (string | undefined)[]> => {
  const all = names.map((name) => bodyKey(sid, name));
  if (names.length < BATCH) return getMany(all, database.store('log'));
  const found = new Map<string, string>();
  // In one transaction: a page that is running may store others meanwhile.
  const isMost = await database.store('log')('readonly', async (store) => {
    const there = (await requested(store.getAllKeys(bodyRange(sid)))) as [string, string, string][];
    if (names.length * 2 < there.length) return false;
    const batches = Array.from({ length: Math.ceil(there.length / BATCH) }, (_, at) => there.slice(at * BATCH, (at + 1) * BATCH));
    // Asked for all at once, or the disk would rest between two answers while the page reads one.
    const read = await Promise.all(batches.map((keys) => requested<string[]>(store.getAll(IDBKeyRange.bound(keys[0], keys.at(-1))))));
    for (const [at, texts] of read.entries()) for (const [index, text] of texts.entries()) found.set(batches[at]?.[index]?.[2] ?? '', text);
    return true;
  });
  return isMost ? names.map((name) => found.get(name)) : getMany(all, database.store('log'));
};

/** Brings the lists that texts refer to, and those that these are pieces of. */
const bodiesFor = async (database: LogDatabase, sid: string, texts: readonly string[], bodies: Bodies, breathe: Breathe): Promise<void> => {
  const known = new Set<string>();
  for (let read = texts; read.length > 0; ) {
    const names: string[] = [];
    for (const text of read) {
      await breathe();
      const named = namesIn(text).filter((name) => !known.has(name));
      for (const name of named) known.add(name);
      names.push(...named);
    }
    const found = await textsOf(database, sid, names);
    for (const [index, text] of found.entries()) if (text !== undefined) bodies.add(names[index] ?? '', text);
    read = found.filter((text) => text?.startsWith(IN_PIECES)) as string[];
  }
};

/** As long as a page may be kept at a stretch in which there is nothing yet to tap, in milliseconds: it only draws that it is on its way. */
const STRETCH = 16;

/** Events that change a row of a list that is there. */
const CHANGES = /"type":"row\.(created|updated|removed)"/;

/**
 * The lists that texts refer to, read with pauses: of a large practice they are most of what a page is restored from. Vast ones
 * that `mayWait` are left for later, unless what happened since has to be done to them.
 */
const listsIn = async (texts: readonly string[], bodies: Bodies, mayWait: boolean): Promise<readonly unknown[]> => {
  const breathe = pace(undefined, STRETCH);
  const lists: unknown[] = [];
  const leaves = mayWait && !texts.some((text) => CHANGES.test(text));
  for (const name of new Set(texts.flatMap(namesIn))) {
    try {
      const left = leaves ? leave(name, bodies.reading) : null;
      lists.push(left ?? (await inSteps(bodies.read(name), breathe)));
    } catch (error) {
      // Whoever needs it finds that out, and says so.
      if (!(error instanceof MissingBody)) throw error;
    }
  }
  return lists;
};

/** How much of a session is read. */
export interface Extent {
  /** Everything since its beginning, which is a checkpoint only where it goes on from another session; otherwise its last checkpoint, and what came after it. */
  readonly whole: boolean;
  /** Gives way to the page where that is much. */
  readonly breathe: Breathe;
  /** Whether vast lists may be left unread. */
  readonly mayWait: boolean;
}

/** Reads a session, with what the journal took. */
export const readSession = async (
  database: LogDatabase,
  header: SessionHeader,
  bodies: Bodies,
  tail: Tail,
  { whole = false, breathe = atOnce, mayWait = false }: Partial<Extent> = {},
): Promise<StoredSession> => {
  const { sid } = header;
  const packed = whole
    ? (await beginsWithRecords(database, sid))
      ? null
      : await packedCheckpoint(database, sid, 'next')
    : await packedCheckpoint(database, sid, 'prev');
  // A merged chunk may begin before the checkpoint it was written beside.
  const texts = await readTexts(database, chunkRange(sid, packed === null ? 0 : Math.max(0, packed.s - CHUNK)));
  const all = [...(packed === null ? [] : [packed.text]), ...texts, ...tail.records];
  await bodiesFor(database, sid, [...all, ...tail.bodies.map(([, text]) => text)], bodies, breathe);
  for (const [name, text] of tail.bodies) bodies.add(name, text);
  const lists = whole ? [] : await listsIn(all, bodies, mayWait);
  const checkpoint = packed === null ? null : (unpack(packed.text, bodies) as Checkpoint);
  const stored: LogRecord[] = [];
  for (const text of texts) {
    await breathe();
    stored.push(...(JSON.parse(text) as LogRecord[]));
  }
  const known = new Set(stored.map(({ s }) => s));
  const journal = tail.records.map((text) => JSON.parse(text) as LogRecord).filter(({ s }) => s > (checkpoint?.s ?? 0) && !known.has(s));
  const told = journal.length === 0 ? stored : [...stored, ...journal].sort((left, right) => left.s - right.s);
  const records = contiguous(told, checkpoint?.s ?? 0);
  const last = records.at(-1)?.s ?? 0;
  const rescued = journal.filter(({ s }) => s <= last);
  const [head] = rescued;
  return {
    header,
    checkpoint,
    records,
    lists,
    rescued: head ? { first: head.s, records: rescued.map((record) => JSON.stringify(record)), bodies: tail.bodies } : null,
  };
};
