import type { AnyActorRef } from 'xstate';
import { liveCheckpoint, workflowOf } from '../../../machines/fold/live.ts';
import { type Checkpoint, withVersions } from '../../../machines/fold/tree.ts';
import type { Descriptions } from '../../../schema/log/codec.ts';
import type { Bodies } from '../../../schema/log/lists/bodies.ts';
import { pack } from '../../../schema/log/packing.ts';
import type { Prepare } from '../effect-actor.ts';
import type { HealthBoard } from '../health.ts';
import type { Segment } from '../session/segment.ts';
import { createPreparing } from './preparing.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** Records between two checkpoints. */
const CHECKPOINT_EVERY = 1000;

export interface RecordingOptions {
  readonly descriptions: Descriptions;
  readonly health: HealthBoard;
  readonly bodies: Bodies;
  /** When the session began, in milliseconds since 1970. */
  readonly t0: number;
  /** Where it goes on from. */
  readonly from: Checkpoint | null;
  readonly onRefused: (workflow: string, type: string, why: string) => void;
}

/** The recorder of a program and the session on the disk that its records go to, which may be followed by another. */
export interface Recording {
  readonly recorder: Recorder;
  /** Gets lists ready that are about to come. */
  readonly prepare: Prepare;
  /** Writes down what happened since; to be called between two events. */
  readonly drain: () => void;
  /** Nothing that comes from now on is written down. */
  readonly end: () => void;
  /** Begins what is on the disk anew, with where the program stands now. */
  readonly anchor: () => void;
  /** The state of the running program, to be called between two events; null where it cannot be written down. */
  readonly stands: () => Checkpoint | null;
  /** What comes from now on goes here. */
  readonly writeTo: (segment: Segment) => void;
  readonly segment: () => Segment;
  /** The root of the running program. */
  readonly follow: (root: AnyActorRef) => void;
  /** It, once it is there. */
  readonly root: () => AnyActorRef | null;
}

export const createRecording = ({ descriptions, health, bodies, t0, from, onRefused }: RecordingOptions, first: Segment): Recording => {
  let segment = first;
  let root: AnyActorRef | null = null;
  let checkpointed = from?.s ?? 0;
  let ended = false;

  const standing = (actor: AnyActorRef): Checkpoint => {
    const taken = liveCheckpoint(actor, { ...recorder.position(), t0, since: recorder.since, print: recorder.print });
    return withVersions(taken, workflowOf(actor), descriptions);
  };

  const checkpoint = (actor: AnyActorRef): { readonly s: number; readonly text: string } => {
    const live = standing(actor);
    checkpointed = live.s;
    return { s: live.s, text: pack(live, bodies) };
  };

  /** A state that cannot be written down costs a longer way back, not the record of it. */
  const attempt = <T>(take: (actor: AnyActorRef) => T, actor: AnyActorRef): T | null => {
    try {
      return take(actor);
    } catch (error) {
      checkpointed = recorder.position().s;
      onRefused('checkpoint', '', error instanceof Error ? error.message : '');
      return null;
    }
  };

  const drain = (): void => {
    const records = recorder.drain();
    const [head] = records;
    if (head === undefined || ended) return;
    const texts = records.map((record) => JSON.stringify(record));
    const due = root !== null && recorder.position().s - checkpointed >= CHECKPOINT_EVERY ? attempt(checkpoint, root) : null;
    segment.appender.append({ first: head.s, records: texts, bodies: bodies.take(), ...(due ? { checkpoint: due } : {}) });
    const { records: count, bytes } = health.get();
    health.set({ records: count + texts.length, bytes: texts.reduce((sum, text) => sum + text.length, bytes) });
  };

  const recorder = createRecorder({
    descriptions,
    bodies,
    t0,
    now: () => Date.now(),
    onPending: () => queueMicrotask(drain),
    onRefused: (workflow, type, why) => {
      health.set({ refused: health.get().refused + 1 });
      onRefused(workflow, type, why);
    },
    ...(from ? { resume: from } : {}),
  });

  return {
    recorder,
    // Ahead of the event that refers to them, so that no single write holds a whole practice.
    prepare: createPreparing(descriptions, bodies, () => segment.appender.append({ first: 0, records: [], bodies: bodies.take() })),
    drain,
    end: () => {
      ended = true;
    },
    anchor: () => {
      drain();
      if (root === null) return;
      bodies.forget();
      const { s, text } = checkpoint(root);
      segment.appender.append({ first: s + 1, records: [], bodies: bodies.take(), checkpoint: { s, text } });
    },
    stands: () => root && attempt(standing, root),
    writeTo: (next) => {
      drain();
      segment = next;
    },
    segment: () => segment,
    follow: (actor) => {
      root = actor;
    },
    root: () => root,
  };
};
