import type { AnyStateMachine } from 'xstate';
import { actorPath, idsOf, type LogRecord } from '../../schema/log/record.ts';
import type { Editions } from '../kit/migrations.ts';
import type { Divergence } from './actor-state.ts';
import type { Persisted } from './inert.ts';
import type { Rebuilt } from './rebuild.ts';

/** The root's child that a path belongs to; empty for the root. */
export const branchOf = (path: string): string => idsOf(path)[1] ?? '';

/** The first record of every branch that is no longer said as it was written: a machine would pass over it in silence. */
const unheard = (records: readonly LogRecord[], names: ReadonlyMap<string, string>, editions: Editions): readonly (readonly [path: string, seq: number])[] => {
  const workflows = new Map(names);
  return records.flatMap((record): readonly (readonly [string, number])[] => {
    const { k, m, a, e, s } = record;
    if (k === 'init' && m !== undefined) workflows.set(a, m);
    const { type = '' } = (e ?? {}) as { readonly type?: string };
    if (k === 'lost' || k === 'refused' || (k === undefined && type.startsWith('xstate.'))) return [];
    return editions(workflows.get(a) ?? '')?.hears?.(record) === false ? [[a, s]] : [];
  });
};

/** The names of the workflows of a checkpoint, by path. */
const namesByPath = (tree: Persisted, path: string, name: string): readonly (readonly [string, string])[] => [
  [path, name],
  ...Object.entries(tree.children).flatMap(([id, { src, snapshot }]) =>
    'context' in (snapshot as object) ? namesByPath(snapshot as Persisted, actorPath(path, id), src) : [],
  ),
];

/** What makes a state untrue. A message that does not follow is a changed sender; what it did is in the log. */
export const spoils = ({ kind }: Divergence, own: boolean): boolean =>
  kind === 'state' || kind === 'missing' || kind === 'stranger' || (kind === 'refused' && !own);

/** A log that was folded here, as far as it is asked whether it was folded truly. */
export interface Folded {
  readonly root: AnyStateMachine;
  readonly rootId: string;
  readonly rebuilt: Rebuilt | null;
  /** What was folded, and the tree that it began with. */
  readonly records: readonly LogRecord[];
  readonly tree: Persisted | null;
  /** Children of the root that were taken out of that tree. */
  readonly unfit: readonly string[];
  readonly own: boolean;
  readonly editions: Editions;
  readonly incomplete: readonly string[];
}

/** The workflows that the root of today began and that the log never heard of: an earlier program did not begin them. */
const unbegun = ({ rebuilt, rootId }: Pick<Folded, 'rebuilt' | 'rootId'>): readonly string[] => {
  const actors = rebuilt?.fold.actors;
  return Object.values(actors?.get(rootId)?.children ?? {}).flatMap(({ id, kind, path }) => (kind === 'workflow' && !actors?.has(path) ? [id] : []));
};

/** The children of the root whose states here are not true, each with its first fault; null where the state itself does not fit, or there is none. */
export const faultsIn = ({ root, rootId, rebuilt, records, tree, unfit, own, editions, incomplete }: Folded): ReadonlyMap<string, number | null> => {
  const first = new Map<string, number | null>(unfit.map((id) => [id, null]));
  const late = new Set(records.flatMap(({ k, s }) => (k === 'lost' ? [s] : [])));
  const names = new Map(tree && namesByPath(tree, rootId, root.id));
  const faults = [
    ...(rebuilt?.divergences ?? []).flatMap((one) => (spoils(one, own) && !late.has(one.seq) ? [[one.path, one.seq] as const] : [])),
    ...(own ? [] : unheard(records, names, editions)),
  ].sort(([, left], [, right]) => left - right);
  for (const [path, seq] of faults) {
    const branch = branchOf(path);
    if (!incomplete.includes(path) && !first.has(branch)) first.set(branch, seq);
  }
  for (const id of unbegun({ rebuilt, rootId })) if (!first.has(id)) first.set(id, null);
  return first;
};
