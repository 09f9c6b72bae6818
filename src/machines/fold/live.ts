import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { actorPath } from '../../schema/log/record.ts';
import { armedTimers, isMachine, logicOf, type Persisted, type PersistedChild, parentOf, persistedActor } from './inert.ts';
import type { Checkpoint, PersistedEffect } from './tree.ts';

/** The path of a live actor. */
export const pathOfActor = (ref: AnyActorRef): string => {
  const parent = parentOf(ref);
  return actorPath(parent ? pathOfActor(parent) : undefined, ref.id);
};

export const isWorkflow = (ref: AnyActorRef): boolean => isMachine(logicOf(ref));

/** The name of the workflow that an actor runs: the id of its machine. */
export const workflowOf = (ref: AnyActorRef): string => (logicOf(ref) as AnyStateMachine).id;

type Since = (ref: AnyActorRef) => number;

const childrenOf = (ref: AnyActorRef): Readonly<Record<string, AnyActorRef>> =>
  (ref.getSnapshot() as { readonly children?: Readonly<Record<string, AnyActorRef>> }).children ?? {};

const withSince = (tree: Persisted, ref: AnyActorRef, since: Since): Persisted => {
  const children: Record<string, PersistedChild> = {};
  const refs = childrenOf(ref);
  for (const [id, child] of Object.entries(tree.children)) {
    const below = refs[id];
    if (below === undefined) continue;
    const effect = child.snapshot as PersistedEffect;
    const inner = isWorkflow(below)
      ? withSince(child.snapshot as Persisted, below, since)
      : effect.status === 'active'
        ? { ...effect, since: since(below) }
        : effect;
    children[id] = { ...child, snapshot: inner };
  }
  return { ...tree, children };
};

export interface LiveKnowledge {
  readonly s: number;
  readonly t: number;
  readonly t0: number;
  readonly since: Since;
  /** The last fingerprint that the log has of an actor. */
  readonly print: (ref: AnyActorRef) => string | null;
}

const printsOf = (ref: AnyActorRef, path: string, print: LiveKnowledge['print']): readonly (readonly [string, string])[] => {
  const own = print(ref);
  const below = Object.entries(childrenOf(ref)).flatMap(([id, child]) => (isWorkflow(child) ? printsOf(child, actorPath(path, id), print) : []));
  return own === null ? below : [[path, own], ...below];
};

/** A checkpoint of the running program; to be taken between two events. */
export const liveCheckpoint = (root: AnyActorRef, { s, t, t0, since, print }: LiveKnowledge): Checkpoint => ({
  s,
  t,
  tree: withSince(persistedActor(root), root, since),
  timers: armedTimers(root).map(({ source, target, event, delay, id, startedAt }) => ({
    id,
    event,
    from: pathOfActor(source),
    to: pathOfActor(target),
    due: Math.round(startedAt + delay - t0),
  })),
  prints: Object.fromEntries(printsOf(root, pathOfActor(root), print)),
});
