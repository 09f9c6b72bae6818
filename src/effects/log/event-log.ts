import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { liveCheckpoint } from '../../machines/replay/live.ts';
import { restoreActor } from '../../machines/replay/restore.ts';
import { type Bodies, createBodies } from '../../schema/log/bodies.ts';
import type { Descriptions } from '../../schema/log/codec.ts';
import { pack } from '../../schema/log/packing.ts';
import { LOG_FORMAT, type SessionHeader } from '../../schema/log/record.ts';
import { claim, newSid, type Release, rememberPlace } from './claim.ts';
import type { Barrier } from './effect-actor.ts';
import { type Found, findSession, loadSession, namesNeeded, type Recovered, recover } from './find.ts';
import { createHealthBoard, type HealthBoard, troubleOf } from './health.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { createSegment, type Segment } from './segment.ts';
import { type StoredSession, writeHeader } from './stored.ts';
import { weekName } from './weeks.ts';

export interface EventLogOptions {
  /** The workflows by name; ones that are loaded later are found when they are. */
  readonly descriptions: Descriptions;
  readonly appVersion: string;
  /** Content hash of the machines. */
  readonly bundle: string;
}

export interface BeginOptions {
  readonly root: AnyStateMachine;
  readonly rootId: string;
  /** The input of a new root. */
  readonly input: unknown;
  /** Loads the machines of these names into the root. */
  readonly load: (names: readonly string[]) => Promise<void>;
}

export interface Begun {
  /** The root, not started. */
  readonly actor: Actor<AnyStateMachine>;
  readonly start: () => void;
  /** Whether it goes on with an earlier session. */
  readonly restored: boolean;
}

/** Records what happens to every workflow, and begins the program where it was left. */
export interface EventLog {
  readonly begin: (options: BeginOptions) => Promise<Begun>;
  readonly barrier: Barrier;
  readonly health: HealthBoard;
}

/** Records between two checkpoints. */
const CHECKPOINT_EVERY = 1000;
/** How long the program waits, in milliseconds, for a database that does not answer before it begins without. */
const PATIENCE = 2000;

/** What was found in time; what is found later is given back. */
const inTime = (work: Promise<Found | null>, millis: number): Promise<Found | null> => {
  let late = false;
  const patience = new Promise<null>((resolve) => {
    setTimeout(() => {
      late = true;
      resolve(null);
    }, millis);
  });
  const found = work.then((one) => {
    if (late) one?.release();
    return one;
  });
  return Promise.race([found, patience]);
};

export const createEventLog = ({ descriptions, appVersion, bundle }: EventLogOptions): EventLog => {
  const health = createHealthBoard();
  let segment: Segment | null = null;
  let recorder: Recorder | null = null;
  let bodies = createBodies();
  let actor: Actor<AnyStateMachine> | null = null;
  let checkpointed = 0;

  const checkpoint = (root: Actor<AnyStateMachine>, from: Recorder, t0: number): { readonly s: number; readonly text: string } => {
    const live = liveCheckpoint(root, { ...from.position(), t0, since: from.since, print: from.print });
    checkpointed = live.s;
    return { s: live.s, text: pack(live, bodies) };
  };

  const drain = (): void => {
    if (segment === null || recorder === null || actor === null) return;
    const records = recorder.drain();
    const [first] = records;
    if (first === undefined) return;
    const texts = records.map((record) => JSON.stringify(record));
    const due = recorder.position().s - checkpointed >= CHECKPOINT_EVERY ? checkpoint(actor, recorder, segment.header.t0) : null;
    segment.appender.append({ first: first.s, records: texts, bodies: bodies.take(), ...(due ? { checkpoint: due } : {}) });
    const { records: count, bytes } = health.get();
    health.set({ records: count + texts.length, bytes: texts.reduce((sum, text) => sum + text.length, bytes) });
  };

  /** Begins what is on the disk anew, with where the program stands now. */
  const anchor = (): void => {
    if (segment === null || recorder === null || actor === null) return;
    drain();
    bodies.forget();
    const { s, text } = checkpoint(actor, recorder, segment.header.t0);
    segment.appender.append({ first: s + 1, records: [], bodies: bodies.take(), checkpoint: { s, text } });
  };

  const headerOf = (sid: string, t0: number, root: string, from?: string): SessionHeader => ({
    format: LOG_FORMAT,
    sid,
    t0,
    appVersion,
    bundle,
    root,
    ...(from === undefined ? {} : { from }),
  });

  const open = (header: SessionHeader, week: string, release: Release): Segment => {
    const opened = createSegment({ header, week, health, release, onWiped: () => queueMicrotask(anchor) });
    rememberPlace(opened.place);
    return opened;
  };

  const openNew = async (t0: number, root: string, from?: string): Promise<Segment> => {
    const sid = newSid();
    const release = await claim(sid, 0, true);
    return open(headerOf(sid, t0, root, from), weekName(Date.now()), release ?? (() => {}));
  };

  const record = (t0: number, resume: Recovered | null): Recorder =>
    createRecorder({
      descriptions,
      bodies,
      t0,
      now: () => Date.now(),
      onPending: () => queueMicrotask(drain),
      onRefused: () => health.set({ refused: health.get().refused + 1 }),
      ...(resume ? { resume: resume.checkpoint } : {}),
    });

  const fresh = async ({ root, rootId, input }: BeginOptions): Promise<Begun> => {
    const t0 = Date.now();
    segment = await openNew(t0, rootId);
    recorder = record(t0, null);
    const begun = createActor(root, { id: rootId, input, inspect: recorder.inspect });
    actor = begun;
    return { actor: begun, start: () => void begun.start(), restored: false };
  };

  /** Whether the same session can simply be gone on with; otherwise a new one begins where it ended. */
  const continues = ({ header, added, cutAt }: Recovered, week: string): boolean =>
    header.bundle === bundle && added.length === 0 && cutAt === null && week === weekName(Date.now());

  /** Ends a session that is not gone on with, once what replaces it is on the disk. */
  const retire = async ({ database, release }: Found, header: SessionHeader): Promise<void> => {
    await segment?.appender.barrier();
    await writeHeader(database, { ...header, closed: Date.now() });
    database.close();
    release();
  };

  const resumed = async (found: Found, recovered: Recovered, { root, rootId }: BeginOptions): Promise<Begun> => {
    const { header, checkpoint: state } = recovered;
    const { t0 } = header;
    bodies = recovered.bodies;
    const same = continues(recovered, found.place.week);
    if (same) found.database.close();
    segment = same ? open(header, found.place.week, found.release) : await openNew(t0, rootId, header.sid);
    const own = record(t0, recovered);
    recorder = own;
    checkpointed = state.s;
    const restored = restoreActor({ root, rootId, checkpoint: state, t0, now: Date.now(), inspect: own.inspect });
    actor = restored.actor;
    return {
      actor: restored.actor,
      restored: true,
      start: () => {
        own.adopting(restored.start);
        if (same) return;
        anchor();
        void retire(found, header);
      },
    };
  };

  const found = async (): Promise<{ readonly found: Found; readonly stored: StoredSession; readonly bodies: Bodies } | null> => {
    try {
      const one = await inTime(findSession(Date.now()), PATIENCE);
      const loaded = one && (await loadSession(one, false));
      return one && loaded && { found: one, ...loaded };
    } catch (error) {
      health.set({ persisted: false, trouble: troubleOf(error) });
      return null;
    }
  };

  const begin = async (options: BeginOptions): Promise<Begun> => {
    const earlier = await found();
    if (earlier === null) return fresh(options);
    // A part that cannot be loaded now is no reason to give up a session: who called may try again.
    await options.load(namesNeeded(earlier.stored));
    const recovered = recover(options.root, earlier.stored, earlier.bodies);
    if (recovered !== null) return resumed(earlier.found, recovered, options);
    const begun = await fresh(options);
    void retire(earlier.found, earlier.stored.header);
    return begun;
  };

  return {
    begin,
    barrier: async () => {
      await Promise.resolve();
      await segment?.appender.barrier();
    },
    health,
  };
};
