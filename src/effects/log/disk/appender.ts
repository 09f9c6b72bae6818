import { type HealthBoard, troubleOf } from '../health.ts';
import type { Durability } from './database.ts';
import type { Journal, Tail } from './journal.ts';
import { bodyKey, CHUNK, checkpointKey, chunkKey } from './keys.ts';
import type { Entry, Writer } from './writer.ts';

/** What one turn left to be written. */
export interface Batch {
  /** First sequence of `records`, each its own JSON text. */
  readonly first: number;
  readonly records: readonly string[];
  readonly bodies: readonly (readonly [name: string, text: string])[];
  /** A checkpoint that holds the last of `records`. */
  readonly checkpoint?: { readonly s: number; readonly text: string };
}

export interface Appender {
  readonly append: (batch: Batch) => void;
  /** Resolves when everything appended so far is on the disk, or cannot be. */
  readonly barrier: () => Promise<void>;
  /** Starts writing what waits: the page is about to go. */
  readonly hurry: () => void;
  /** What is only in memory so far. */
  readonly unwritten: () => Tail;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
  readonly stop: () => void;
}

export interface AppenderOptions {
  readonly sid: string;
  readonly writer: Writer;
  readonly journal: Journal;
  readonly health: HealthBoard;
  /** Makes the database ready for this session; called before every write, and must be cheap once it has succeeded. */
  readonly ready: () => Promise<void>;
}

/** How long a change may be without a strict write behind it, in milliseconds. */
const STRICT_EVERY = 1000;
const RETRY_FIRST = 1000;
const RETRY_MOST = 60_000;

/**
 * Group commit: one transaction at a time, and what comes meanwhile goes into the next as one chunk. A single record is
 * written at once; a burst costs one transaction.
 *
 * Nothing waits on a disk that does not work: after a failure records stay in memory, the user sees it, barriers let
 * through, and writing is tried again.
 */
export const createAppender = ({ sid, writer, journal, health, ready }: AppenderOptions): Appender => {
  let waiting: Batch[] = [];
  let writing: readonly Batch[] = [];
  let inFlight: Promise<void> | null = null;
  let dirty = false;
  let wantStrict = false;
  let retry = RETRY_FIRST;
  let retryTimer: ReturnType<typeof setTimeout> | null = null;
  let strictTimer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  /** Whether a journal may lie there, of this page or of the one before. */
  let isLeft = true;

  const entriesOf = (batches: readonly Batch[]): readonly Entry[] => {
    const entries: Entry[] = batches.flatMap(({ bodies }) => bodies.map(([name, text]): Entry => [bodyKey(sid, name), text]));
    const records = batches.flatMap((batch) => batch.records);
    const first = batches.find((batch) => batch.records.length > 0)?.first ?? 0;
    for (let from = 0; from < records.length; from += CHUNK) entries.push([chunkKey(sid, first + from), `[${records.slice(from, from + CHUNK).join(',')}]`]);
    const checkpoint = batches.findLast((batch) => batch.checkpoint)?.checkpoint;
    if (checkpoint) entries.push([checkpointKey(sid, checkpoint.s), checkpoint.text]);
    return entries;
  };

  const write = async (batches: readonly Batch[], durability: Durability): Promise<void> => {
    await ready();
    if (batches.length > 0) await writer.write({ store: 'log', durability, entries: entriesOf(batches) });
    else await writer.write({ store: 'meta', durability, entries: [['barrier', String(Date.now())]] });
  };

  const wrote = (durability: Durability): void => {
    retry = RETRY_FIRST;
    dirty = durability !== 'strict';
    // What it holds was given to be written before what waits now.
    if (isLeft && !dirty && waiting.length === 0) {
      journal.drop();
      isLeft = false;
    }
    if (!health.get().persisted) health.set({ persisted: true, trouble: null });
  };

  const failed = (batches: readonly Batch[], error: unknown): void => {
    waiting = [...batches, ...waiting];
    if (stopped) return;
    health.set({ persisted: false, trouble: troubleOf(error) });
    retryTimer = setTimeout(() => {
      retryTimer = null;
      pump();
    }, retry);
    retry = Math.min(RETRY_MOST, retry * 2);
  };

  const pump = (): void => {
    if (inFlight || stopped || retryTimer || (waiting.length === 0 && !wantStrict)) return;
    const batches = waiting;
    writing = batches;
    // A write that waits for the disk keeps the next key press waiting, which a kill in between would cut off.
    const durability: Durability = wantStrict ? 'strict' : 'relaxed';
    waiting = [];
    wantStrict = false;
    inFlight = write(batches, durability)
      .then(
        () => wrote(durability),
        (error: unknown) => failed(batches, error),
      )
      .then(() => {
        inFlight = null;
        writing = [];
        tick();
        pump();
      });
  };

  /** What was written relaxed is made safe within a second, also when nothing else comes. */
  const tick = (): void => {
    if (!dirty || strictTimer || stopped) return;
    strictTimer = setTimeout(() => {
      strictTimer = null;
      if (!dirty) return;
      wantStrict = true;
      pump();
    }, STRICT_EVERY);
  };

  const unwritten = (): Tail => {
    const open = [...writing, ...waiting];
    return { records: open.flatMap(({ records }) => records), bodies: open.flatMap(({ bodies }) => bodies) };
  };

  const idle = async (): Promise<void> => {
    while (inFlight) await inFlight;
  };

  return {
    append: (batch) => {
      if (stopped) return;
      waiting.push(batch);
      pump();
    },
    barrier: async () => {
      // The turn that asks is not over: what it says is drained in the microtask before this goes on.
      await Promise.resolve();
      if (retryTimer || stopped) return;
      wantStrict = true;
      await idle();
      pump();
      await idle();
    },
    hurry: () => {
      if (stopped) return;
      journal.keep(unwritten());
      isLeft = true;
      if (retryTimer) clearTimeout(retryTimer);
      retryTimer = null;
      pump();
    },
    unwritten,
    idle,
    stop: () => {
      stopped = true;
      writer.stop();
      if (retryTimer) clearTimeout(retryTimer);
      if (strictTimer) clearTimeout(strictTimer);
    },
  };
};
