import { type Actor, type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import { type Barrier, effectActor } from '../../../src/effects/log/effect-actor.ts';
import { createRecorder, type Recorder, type Resume } from '../../../src/effects/log/recording/recorder.ts';
import { liveCheckpoint } from '../../../src/machines/fold/live.ts';
import { restoreActor } from '../../../src/machines/fold/restore.ts';
import type { Checkpoint } from '../../../src/machines/fold/tree.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { type Descriptions, descriptionsOf } from '../../../src/schema/log/codec.ts';
import type { Bodies } from '../../../src/schema/log/lists/bodies.ts';
import type { LogRecord } from '../../../src/schema/log/record.ts';
import { gateMachine, rootMachine, stagingMachine } from './machines.ts';
import { gateWorkflow, sampleWorkflows, stagingWorkflow } from './workflows.ts';

/** A call that an effect made and the test holds open. */
export interface HeldCall {
  readonly workflow: string;
  readonly port: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export const ROOT = 'root';
export const descriptions: Descriptions = descriptionsOf(sampleWorkflows);

/** Binds every port of a machine to calls that are held open. */
export const holding = <M extends AnyStateMachine>(machine: M, workflow: Workflow, calls: Pick<HeldCall[], 'push'>, barrier: Barrier): M => {
  const actors = Object.entries(workflow.ports).map(([port, { policy }]) => {
    const run = (input: unknown, signal: AbortSignal) =>
      new Promise<unknown>((resolve, reject) => calls.push({ workflow: workflow.name, port, input, signal, resolve, reject }));
    return [port, effectActor(`${workflow.name}.${port}`, policy, run, barrier)] as const;
  });
  return machine.provide({ actors: Object.fromEntries(actors) } as never) as M;
};

export const sampleProgram = (calls: HeldCall[], barrier: Barrier = () => Promise.resolve()): AnyStateMachine =>
  rootMachine.provide({
    actors: { gate: holding(gateMachine, gateWorkflow, calls, barrier), staging: holding(stagingMachine, stagingWorkflow, calls, barrier) },
  });

export interface World {
  readonly root: AnyStateMachine;
  readonly actor: Actor<AnyStateMachine>;
  readonly calls: HeldCall[];
  readonly recorder: Recorder;
  readonly records: LogRecord[];
  readonly refused: string[];
  readonly t0: number;
  /** Brings what was recorded since into `records`, as JSON would bring it. */
  readonly collect: () => readonly LogRecord[];
  readonly checkpoint: () => Checkpoint;
}

export interface WorldOptions {
  readonly bodies: Bodies;
  readonly t0: number;
  readonly program?: (calls: HeldCall[]) => AnyStateMachine;
  readonly vocabulary?: Descriptions;
  readonly input?: unknown;
  readonly rootId?: string;
  readonly from?: { readonly checkpoint: Checkpoint; readonly records: readonly LogRecord[] };
}

/** A running program with its recorder, new or restored. The clock is the machine's, so a test must own it. */
export const createWorld = ({ bodies, t0, program = sampleProgram, vocabulary = descriptions, input, rootId = ROOT, from }: WorldOptions): World => {
  const calls: HeldCall[] = [];
  const root = program(calls);
  const records: LogRecord[] = [...(from?.records ?? [])];
  const refused: string[] = [];
  const resume: Resume | undefined = from && { s: from.checkpoint.s, t: from.checkpoint.t, prints: from.checkpoint.prints };
  const recorder = createRecorder({
    descriptions: vocabulary,
    bodies,
    t0,
    now: () => Date.now(),
    onPending: () => {},
    onRefused: (workflow, type, why) => refused.push(`${workflow} ${type} ${why}`),
    ...(resume ? { resume } : {}),
  });
  let actor: Actor<AnyStateMachine>;
  if (from) {
    const restored = restoreActor({ root, rootId, checkpoint: from.checkpoint, t0, now: Date.now(), inspect: recorder.inspect });
    actor = restored.actor;
    recorder.adopting(restored.start);
  } else {
    actor = createActor(root, { id: rootId, input: input ?? { at: t0 }, inspect: recorder.inspect });
    actor.start();
  }
  const collect = () => {
    const drained = recorder.drain().map((record) => JSON.parse(JSON.stringify(record)) as LogRecord);
    records.push(...drained);
    return drained;
  };
  const checkpoint = () => {
    collect();
    return liveCheckpoint(actor, { ...recorder.position(), t0, since: recorder.since, print: recorder.print });
  };
  return { root, actor, calls, recorder, records, refused, t0, collect, checkpoint };
};

/** Everything that JSON keeps, so that a missing key and an undefined one are the same. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const persisted = (actor: AnyActorRef): unknown => asJson(actor.getPersistedSnapshot());
