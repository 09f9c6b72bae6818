import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { restoreActor } from '../../machines/replay/restore.ts';
import type { Checkpoint } from '../../machines/replay/tree.ts';
import { type Bodies, createBodies } from '../../schema/log/bodies.ts';
import type { Descriptions } from '../../schema/log/codec.ts';
import { isHeld, type Place } from './claim.ts';
import type { Barrier } from './effect-actor.ts';
import { findInTime, type Loaded, loadSession, namesNeeded, orphans, type Recovered, recover, retire } from './find.ts';
import { createHealthBoard, type HealthBoard, troubleOf } from './health.ts';
import { createRecording, type Recording } from './recording.ts';
import { makeReport } from './report.ts';
import { newSegment, openSegment, type Program, type Segment } from './segment.ts';
import { seal, wipe } from './succession.ts';
import { startUpkeep } from './upkeep.ts';
import { weekName } from './weeks.ts';
import { readWhole, type Whole } from './whole.ts';

export interface EventLogOptions extends Program {
  /** The workflows by name; ones that are loaded later are found when they are. */
  readonly descriptions: Descriptions;
  /** An event did not fit its description and was left out: a fault of the program, told without its content. */
  readonly onRefused?: (workflow: string, type: string, why: string) => void;
}

export interface BeginOptions {
  readonly root: AnyStateMachine;
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
  /** Whether there was one that is no longer on the disk: the browser or somebody deleted it. */
  readonly lost: boolean;
}

/** Records what happens to every workflow, and begins the program where it was left. */
export interface EventLog {
  readonly begin: (options: BeginOptions) => Promise<Begun>;
  /** What write effects wait for. */
  readonly barrier: Barrier;
  readonly health: HealthBoard;
  /** The session as one disguised file. */
  readonly report: () => Promise<string>;
  /** After a sign-out: what was recorded is replaced by its disguised form, and recording goes on. */
  readonly seal: () => Promise<void>;
  /** Deletes every log on this device; recording goes on. */
  readonly wipe: () => Promise<void>;
  /** Sessions that were left behind and that no tab goes on with, newest first. */
  readonly leftBehind: () => Promise<readonly Place[]>;
}

/** Sessions before this one that a report holds. */
const MOST_ANCESTORS = 3;

export const createEventLog = ({ descriptions, onRefused = () => {}, ...program }: EventLogOptions): EventLog => {
  const health = createHealthBoard();
  const { rootId, bundle } = program;
  let recording: Recording | null = null;
  let machine: AnyStateMachine | null = null;

  const current = (): { readonly recording: Recording; readonly root: AnyStateMachine } => {
    if (recording === null || machine === null) throw new Error('The log has not begun.');
    return { recording, root: machine };
  };

  const recordTo = (segment: Segment, bodies: Bodies, t0: number, from: Checkpoint | null): Recording => {
    const created = createRecording({ descriptions, health, bodies, t0, from, onRefused }, segment);
    segment.onWiped(created.anchor);
    recording = created;
    return created;
  };

  /** From the start: what must not be lost when the page goes, and the housekeeping. */
  const watch = (own: Recording, root: AnyStateMachine): void => {
    window.addEventListener('pagehide', () => {
      own.drain();
      own.segment().appender.hurry();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void own.segment().rest();
    });
    startUpkeep({ root, descriptions }, own);
  };

  const fresh = async ({ root, input }: BeginOptions, lost: boolean): Promise<Begun> => {
    const t0 = Date.now();
    const own = recordTo(await newSegment(program, t0, null, health), createBodies(), t0, null);
    const actor = createActor(root, { id: rootId, input, inspect: own.recorder.inspect });
    own.follow(actor);
    const start = () => {
      actor.start();
      watch(own, root);
    };
    return { actor, start, restored: false, lost };
  };

  /** Whether the same session can simply be gone on with; otherwise a new one begins where it ended. */
  const continues = ({ header, exact }: Recovered, week: string): boolean => exact && header.bundle === bundle && week === weekName(Date.now());

  const resumed = async ({ found, bodies, stored }: Loaded, recovered: Recovered, { root }: BeginOptions): Promise<Begun> => {
    const { header, checkpoint } = recovered;
    const { t0 } = header;
    const same = continues(recovered, found.place.week);
    if (same) found.database.close();
    const segment = same ? openSegment(header, found.place.week, found.release, health) : await newSegment(program, t0, found.place, health);
    const own = recordTo(segment, bodies, t0, checkpoint);
    // What the last page could not write any more is written now, or what follows would hang in the air.
    if (same && stored.rescued) segment.appender.append(stored.rescued);
    const { actor, start } = restoreActor({ root, rootId, checkpoint, t0, now: Date.now(), inspect: own.recorder.inspect });
    own.follow(actor);
    return {
      actor,
      restored: true,
      lost: false,
      start: () => {
        own.recorder.adopting(start);
        watch(own, root);
        if (same) return;
        own.anchor();
        void segment.appender.barrier().then(() => retire(found, header));
      },
    };
  };

  const load = async (): Promise<{ readonly earlier: Loaded | null; readonly lost: boolean }> => {
    try {
      const { found, lost } = await findInTime(Date.now());
      return { earlier: found && (await loadSession(found)), lost };
    } catch (error) {
      health.set({ persisted: false, trouble: troubleOf(error) });
      return { earlier: null, lost: false };
    }
  };

  const begin = async (options: BeginOptions): Promise<Begun> => {
    machine = options.root;
    const { earlier, lost } = await load();
    if (earlier === null) return fresh(options, lost);
    // A part that cannot be loaded now is no reason to give up a session: who called may try again.
    await options.load(namesNeeded(earlier.stored));
    const recovered = recover(options.root, earlier);
    if (recovered !== null) return resumed(earlier, recovered, options);
    const begun = await fresh(options, true);
    void retire(earlier.found, earlier.stored.header);
    return begun;
  };

  /** This session and those it goes on from, oldest first. */
  const lineage = async (place: Place): Promise<readonly Whole[]> => {
    const found: Whole[] = [];
    for (let next: Place | undefined = place; next !== undefined && found.length <= MOST_ANCESTORS; ) {
      const whole: Whole | null = await readWhole(next);
      if (whole === null) break;
      found.unshift(whole);
      next = whole.session.header.from;
    }
    return found;
  };

  return {
    begin,
    health,
    barrier: async () => {
      // The turn that asks is not over: what it says is drained in the microtasks before this goes on.
      await Promise.resolve();
      await recording?.segment().appender.barrier();
    },
    report: async () => {
      const { recording: own, root } = current();
      own.drain();
      await own.segment().appender.barrier();
      return makeReport(root, descriptions, await lineage(own.segment().place));
    },
    seal: async () => {
      const { recording: own, root } = current();
      const old = own.segment();
      const next = await newSegment(program, old.header.t0, old.place, health);
      own.writeTo(next);
      next.onWiped(own.anchor);
      own.anchor();
      await next.appender.barrier();
      await old.close({ sealing: true });
      await seal({ root, descriptions }, old.place, next.place);
    },
    wipe: async () => {
      const { recording: own, root } = current();
      await wipe({ root, descriptions }, own);
    },
    leftBehind: async () => {
      const places = await orphans(Date.now());
      const held = await Promise.all(places.map(({ sid }) => isHeld(sid)));
      return places.filter((_, index) => !held[index]);
    },
  };
};
