import type { AnyStateMachine } from 'xstate';
import { actorPath } from '../../schema/log/record.ts';
import type { ActorState, Child, EffectOutcome, Timer } from './actor-state.ts';
import { fingerprint } from './fingerprint.ts';
import type { Fold } from './fold.ts';
import { inertActor, machineNamed, type Persisted, type PersistedChild, persistedOf } from './inert.ts';

/** The persisted snapshot of an effect; `since` (milliseconds since `t0`) says when a running one was started. */
export interface PersistedEffect {
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly input?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly since?: number;
}

/** Everything needed to go on from one moment: the live actors and their timers. */
export interface Checkpoint {
  /** The last record it holds. */
  readonly s: number;
  readonly t: number;
  readonly tree: Persisted;
  readonly timers: readonly (Timer & { readonly from: string })[];
  /** Fingerprints by path, for the records that follow. */
  readonly prints: Readonly<Record<string, string>>;
  /** Versions of its workflows by name, where it is not the first. */
  readonly versions?: Readonly<Record<string, number>>;
}

const effectOf = (child: Child, stopped: boolean): PersistedEffect => {
  const { outcome } = child;
  if (outcome?.status === 'done') return { status: 'done', output: outcome.output, error: undefined, input: undefined } as PersistedEffect;
  if (outcome?.status === 'error') return { status: 'error', output: undefined, error: outcome.error, input: undefined } as PersistedEffect;
  return stopped
    ? ({ status: 'stopped', output: undefined, error: undefined, input: undefined } as PersistedEffect)
    : ({ status: 'active', output: undefined, error: undefined, input: child.input, since: child.since } as PersistedEffect);
};

/** The persisted snapshot of an actor and all below it, as the live one would give it. */
export const treeOf = (fold: Pick<Fold, 'actors'>, path: string, stopped = false): Persisted => {
  const state = fold.actors.get(path);
  if (state === undefined) throw new Error(`No actor at ${path}.`);
  // Stopping is no event: a machine that ended has told its children, which the fold has not.
  const snapshot = stopped && state.snapshot.status === 'active' ? state.inert.step(state.snapshot, { type: 'xstate.stop' }).snapshot : state.snapshot;
  const over = snapshot.status !== 'active';
  const persisted = persistedOf(snapshot);
  const children: Record<string, PersistedChild> = {};
  for (const [id, own] of Object.entries(persisted.children)) {
    const child = state.children[id];
    if (child === undefined) continue;
    const inner = child.kind === 'effect' ? effectOf(child, over) : fold.actors.has(child.path) ? treeOf(fold, child.path, over) : null;
    if (inner !== null) children[id] = { ...own, snapshot: inner };
  }
  return { ...persisted, children };
};

/** The names of the machines and ports in a tree. */
export const namesInTree = (tree: Persisted): readonly string[] =>
  Object.values(tree.children).flatMap(({ src, snapshot }) => {
    const inner = snapshot as Partial<Persisted>;
    return [src, ...(inner.children ? namesInTree(inner as Persisted) : [])];
  });

/** A checkpoint with the versions of its workflows, the root's among them, as the program that made it knows them. */
export const withVersions = (checkpoint: Checkpoint, root: string, known: (name: string) => { readonly version?: number } | undefined): Checkpoint => {
  const versions = [root, ...namesInTree(checkpoint.tree)].flatMap((name): [string, number][] => {
    const { version = 1 } = known(name) ?? {};
    return version === 1 ? [] : [[name, version]];
  });
  return versions.length === 0 ? checkpoint : { ...checkpoint, versions: Object.fromEntries(versions) };
};

/** The paths of the actors that are still part of the program, root first. */
export const livePaths = (fold: Pick<Fold, 'actors'>, path: string): readonly string[] => {
  const state = fold.actors.get(path);
  if (state?.snapshot.status !== 'active') return [];
  return [path, ...Object.values(state.children).flatMap((child) => (child.kind === 'workflow' ? livePaths(fold, child.path) : []))];
};

/** A checkpoint of a fold. */
export const checkpointOf = (fold: Fold, root: string): Checkpoint => {
  const live = livePaths(fold, root).flatMap((path) => fold.actors.get(path) ?? []);
  return {
    ...fold.last(),
    tree: treeOf(fold, root),
    timers: live.flatMap(({ path, timers }) => timers.map((timer) => ({ ...timer, from: path }))),
    prints: Object.fromEntries(live.map(({ path, claimed }) => [path, claimed])),
  };
};

const outcomeIn = (snapshot: PersistedEffect): EffectOutcome | null => {
  if (snapshot.status === 'done') return { status: 'done', output: snapshot.output };
  return snapshot.status === 'error' ? { status: 'error', error: snapshot.error } : null;
};

/** Puts the actors of a checkpoint into a fold, which goes on from there. Throws where the tree does not fit the machines. */
export const placeCheckpoint = (fold: Fold, root: AnyStateMachine, rootId: string, checkpoint: Checkpoint): void => {
  const states: ActorState[] = [];
  const place = (machine: AnyStateMachine, id: string, path: string, tree: Persisted, parent: object | undefined): void => {
    const inert = inertActor(machine, id, parent);
    const snapshot = inert.revive(tree);
    const children: Record<string, Child> = {};
    for (const [childId, { src, snapshot: inner }] of Object.entries(tree.children)) {
      const childPath = actorPath(path, childId);
      const below = machineNamed(machine, src);
      const ref = snapshot.children[childId];
      if (ref === undefined) throw new Error(`No child ${childPath} after reviving.`);
      const effect = inner as PersistedEffect;
      children[childId] = {
        id: childId,
        path: childPath,
        src,
        kind: below ? 'workflow' : 'effect',
        input: below ? undefined : effect.input,
        since: below ? checkpoint.t : (effect.since ?? checkpoint.t),
        outcome: below ? null : outcomeIn(effect),
        ref,
      };
      if (below) place(below, childId, childPath, inner as Persisted, inert.self);
    }
    const print = fingerprint(snapshot);
    const timers = checkpoint.timers.filter(({ from }) => from === path).map(({ from: _, ...timer }) => timer);
    states.push({ path, machine, inert, snapshot, timers, children, print, claimed: checkpoint.prints[path] ?? print });
  };
  place(root, rootId, actorPath(undefined, rootId), checkpoint.tree, undefined);
  fold.place(states, { s: checkpoint.s, t: checkpoint.t });
};
