import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { AFTER } from '../../schema/log/language.ts';
import { actorPath } from '../../schema/log/record.ts';
import type { Editions, Kept } from '../kit/migrations.ts';
import { fingerprint } from './fingerprint.ts';
import { delaysOf, inertActor, machineNamed, type Persisted, type PersistedChild } from './inert.ts';
import type { Checkpoint } from './tree.ts';

/** Versions of workflows by name, as a log recorded them; one that is not named was in its first. */
export type Versions = Readonly<Record<string, number>>;

export interface Fitted {
  /** Null when the root itself does not fit. */
  readonly checkpoint: Checkpoint | null;
  /** Ids of the root's children that were taken out because they do not fit. */
  readonly unfit: readonly string[];
}

/** A state of a recorded version as one of this program's; null when nothing leads there. */
const migrated = (kept: Kept, name: string, versions: Versions, editions: Editions): Kept | null => {
  const edition = editions(name);
  const recorded = versions[name] ?? 1;
  if (edition === undefined || recorded === edition.version) return kept;
  let state = kept;
  for (let version = recorded; version < edition.version; version += 1) {
    const migrate = edition.migrations?.[version];
    if (migrate === undefined) return null;
    state = migrate(state);
  }
  return recorded < edition.version ? state : null;
};

/**
 * Brings the states of a checkpoint to the versions of this program, and takes out which cannot be or do not fit their
 * machines: a state that is gone would break the restored program. What belongs together goes together, so a child of the
 * root stays or goes as a whole.
 */
export const fitted = (root: AnyStateMachine, rootId: string, checkpoint: Checkpoint, versions: Versions, editions: Editions): Fitted => {
  const prints = { ...checkpoint.prints };
  let timers = checkpoint.timers;

  /** A migrated state waits for its own delays: those that it was waiting for go on, others begin, none is left over. */
  const rearm = (machine: AnyStateMachine, path: string, revived: AnyMachineSnapshot): void => {
    const delays = delaysOf(machine, revived);
    const isOver = ({ from, to, event: { type } }: (typeof timers)[number]) => from === path && to === path && type.startsWith(AFTER) && !delays.has(type);
    const left = timers.filter((timer) => !isOver(timer));
    const waiting = new Set(left.flatMap(({ from, event }) => (from === path ? [event.type] : [])));
    const begun = [...delays].filter(([type]) => !waiting.has(type));
    timers = [...left, ...begun.map(([type, delay]) => ({ id: type, event: { type }, from: path, to: path, due: checkpoint.t + delay }))];
  };

  const brought = (machine: AnyStateMachine, name: string, path: string, tree: Persisted, onUnfit?: (id: string) => void): Persisted | null => {
    try {
      const own = migrated(tree, name, versions, editions) as Persisted | null;
      if (own === null) return null;
      const children: Record<string, PersistedChild> = {};
      for (const [id, child] of Object.entries(own.children)) {
        // Only a workflow has a context; the other children are effects.
        if (!('context' in (child.snapshot as object))) {
          children[id] = child;
          continue;
        }
        const below = machineNamed(machine, child.src);
        const snapshot = below && brought(below, child.src, actorPath(path, id), child.snapshot as Persisted);
        if (snapshot) children[id] = { ...child, snapshot };
        else if (onUnfit) onUnfit(id);
        else return null;
      }
      const whole = { ...own, children };
      const revived = inertActor(machine, path).revive(structuredClone(whole));
      if (revived.status !== whole.status) return null;
      if (own !== tree) {
        prints[path] = fingerprint(revived);
        rearm(machine, path, revived);
      }
      return whole;
    } catch {
      // A machine that cannot take it, or a migration that did not expect it: it does not fit.
      return null;
    }
  };

  const unfit: string[] = [];
  const tree = brought(root, root.id, actorPath(undefined, rootId), checkpoint.tree, (id) => unfit.push(id));
  if (tree === null) return { checkpoint: null, unfit };
  const gone = unfit.map((id) => actorPath(rootId, id));
  const isGone = (path: string) => gone.some((one) => path === one || path.startsWith(`${one}/`));
  return {
    checkpoint: {
      ...checkpoint,
      tree,
      timers: timers.filter(({ from, to }) => !isGone(from) && !isGone(to)),
      prints: Object.fromEntries(Object.entries(prints).filter(([path]) => !isGone(path))),
    },
    unfit,
  };
};
