import { type Actor, type AnyActorRef, type AnyStateMachine, createActor, type InspectionEvent } from 'xstate';
import { idsOf } from '../../schema/log/record.ts';
import { arm, isMachine, type Persisted, type PersistedChild } from './inert.ts';
import type { Checkpoint, PersistedEffect } from './tree.ts';

export interface RestoreOptions {
  readonly root: AnyStateMachine;
  readonly rootId: string;
  readonly checkpoint: Checkpoint;
  /** When the session began and what time it is, in milliseconds since 1970. */
  readonly t0: number;
  readonly now: number;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** An effect that was running when the log ended, as `effectActor` finds it on restore. */
export interface InterruptedEffect {
  readonly status: 'active';
  readonly input: unknown;
  /** How long ago it was started. */
  readonly ageMillis: number;
}

const withAges = (tree: Persisted, machine: AnyStateMachine, elapsed: number): Persisted => {
  const children: Record<string, PersistedChild> = {};
  for (const [id, child] of Object.entries(tree.children)) {
    const logic: unknown = machine.implementations.actors[child.src];
    const effect = child.snapshot as PersistedEffect;
    if (isMachine(logic)) {
      children[id] = { ...child, snapshot: withAges(child.snapshot as Persisted, logic, elapsed) };
    } else if (effect.status === 'active') {
      const interrupted: InterruptedEffect = { status: 'active', input: effect.input, ageMillis: Math.max(0, elapsed - (effect.since ?? elapsed)) };
      children[id] = { ...child, snapshot: { ...interrupted, output: undefined, error: undefined } };
    } else {
      children[id] = child;
    }
  }
  return { ...tree, children };
};

/** The live actor of a path, or undefined. */
export const actorAt = (root: AnyActorRef, path: string): AnyActorRef | undefined => {
  let actor: AnyActorRef | undefined = root;
  for (const id of idsOf(path).slice(1)) {
    const snapshot = actor?.getSnapshot() as { readonly children?: Readonly<Record<string, AnyActorRef>> } | undefined;
    actor = snapshot?.children?.[id];
  }
  return actor;
};

/**
 * A running program in the very state of a checkpoint, with its timers armed for what is left of them.
 * Effects that were running find `InterruptedEffect` as their snapshot; what they do then is their policy.
 */
export const restoreActor = ({
  root,
  rootId,
  checkpoint,
  t0,
  now,
  inspect,
}: RestoreOptions): { readonly actor: Actor<AnyStateMachine>; readonly start: () => void } => {
  const elapsed = now - t0;
  const snapshot = withAges(checkpoint.tree, root, elapsed);
  const actor = createActor(root, { id: rootId, snapshot: snapshot as never, ...(inspect ? { inspect } : {}) });
  return {
    actor,
    start: () => {
      actor.start();
      for (const { id, event, from, to, due } of checkpoint.timers) {
        const source = actorAt(actor, from);
        const target = actorAt(actor, to);
        // Where the clock was set back, nothing is waited for longer than it had to be by then; a log's own time never goes back.
        if (source && target) arm(source, target, event, Math.max(0, due - Math.max(elapsed, checkpoint.t)), id);
      }
    },
  };
};
