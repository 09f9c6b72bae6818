import { DONE } from '../../schema/log/language.ts';
import { actorPath, idsOf, type LogRecord } from '../../schema/log/record.ts';
import type { Editions } from '../kit/migrations.ts';
import type { Divergence } from './actor-state.ts';
import type { Persisted } from './inert.ts';
import { fitted, type Versions } from './migrate.ts';
import { type RebuildOptions, type Rebuilt, rebuild } from './rebuild.ts';
import { type Checkpoint, checkpointOf } from './tree.ts';
import { typedIn, unheldIn } from './typed.ts';

/** The fold of another version, with its own machines; what goes in and comes out is plain data. */
export type Earlier = (log: Omit<RebuildOptions, 'root'>) => Pick<Rebuilt, 'checkpoint' | 'divergences'> | null;

export interface SalvageOptions extends RebuildOptions {
  /** Whether this very program wrote the log. */
  readonly own: boolean;
  readonly editions: Editions;
  /** The machines that wrote the log, if they can be had: they fold it exactly, and only the end must be migrated. What it throws is thrown. */
  readonly earlier?: Earlier | null;
  /** Paths whose records are known to be incomplete: what differs there is no fault. */
  readonly incomplete?: readonly string[];
}

/** A workflow that cannot be gone on with, and the last that is known of it. */
export interface Rescued {
  readonly workflow: string;
  readonly id: string;
  /** The first record that this program reads otherwise than it was written; null when the state itself does not fit. */
  readonly seq: number | null;
  readonly context: unknown;
}

export interface Salvage {
  /** Null when nothing of the program can be gone on with. */
  readonly rebuilt: Rebuilt | null;
  readonly rescued: readonly Rescued[];
}

/** The versions that a log was written with. */
const versionsIn = (checkpoint: Checkpoint | null, records: readonly LogRecord[]): Versions => ({
  ...checkpoint?.versions,
  ...Object.fromEntries(records.flatMap(({ k, m, v }): [string, number][] => (k === 'init' && m !== undefined ? [[m, v ?? 1]] : []))),
});

const attempt = <T>(fold: () => T): T | null => {
  try {
    return fold();
  } catch {
    // A tree that the machines do not take.
    return null;
  }
};

/** The root's child that a path belongs to; empty for the root. */
const branchOf = (path: string): string => idsOf(path)[1] ?? '';

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
const spoils = ({ kind }: Divergence, own: boolean): boolean => kind === 'state' || kind === 'missing' || kind === 'stranger' || (kind === 'refused' && !own);

/**
 * The states at the end of a log that this program can truly go on with, and what is left of the others.
 *
 * A log of another version is folded by the machines that wrote it, if they are here, and its end migrated; otherwise its
 * last checkpoint is migrated and the rest folded with today's machines. A child of the root whose states then differ from
 * what was recorded is not restored: the root is told that it ended, and its last known context is handed over.
 */
export const salvage = ({ own, editions, earlier = null, incomplete = [], ...options }: SalvageOptions): Salvage => {
  const { root, rootId } = options;
  const versions = versionsIn(options.checkpoint, options.records);
  const told = earlier?.({ rootId, checkpoint: options.checkpoint, records: options.records });
  const exact = told && !told.divergences.some((one) => spoils(one, true)) ? told : null;
  const checkpoint = exact ? exact.checkpoint : options.checkpoint;
  const records = exact ? [] : options.records;
  const fit = checkpoint && !own ? fitted(root, rootId, checkpoint, versions, editions) : { checkpoint, unfit: [] };
  const rebuilt = checkpoint && !fit.checkpoint ? null : attempt(() => rebuild({ root, rootId, records, checkpoint: fit.checkpoint, ended: fit.unfit }));

  const first = new Map<string, number | null>(fit.unfit.map((id) => [id, null]));
  const late = new Set(records.flatMap(({ k, s }) => (k === 'lost' ? [s] : [])));
  const names = new Map(fit.checkpoint && namesByPath(fit.checkpoint.tree, rootId, root.id));
  const faults = [
    ...(rebuilt?.divergences ?? []).flatMap((one) => (spoils(one, own) && !late.has(one.seq) ? [[one.path, one.seq] as const] : [])),
    ...(own ? [] : unheard(records, names, editions)),
  ].sort(([, left], [, right]) => left - right);
  for (const [path, seq] of faults) {
    const branch = branchOf(path);
    if (!incomplete.includes(path) && !first.has(branch)) first.set(branch, seq);
  }

  const kept = (checkpoint?.tree.children ?? {}) as Readonly<Record<string, { readonly src: string; readonly snapshot: Partial<Persisted> }>>;
  /** What one child was told since it began, and what its state here does not hold of it. */
  const heardBy = (id: string) => {
    const path = actorPath(rootId, id);
    const all = records.filter(({ a }) => a === path);
    const after = all.slice(
      Math.max(
        0,
        all.findLastIndex(({ k }) => k === 'init'),
      ),
    );
    const context = rebuilt?.fold.actors.get(path)?.snapshot.context as object | undefined;
    return { after, workflow: after[0]?.m ?? kept[id]?.src ?? '', context, unheld: context && unheldIn(after, context) };
  };
  const rescue = (id: string): Rescued => {
    const { after, workflow, context, unheld } = heardBy(id);
    const seq = first.get(id) ?? null;
    if (context === undefined) return { workflow, id, seq, context: { ...(kept[id]?.snapshot.context as object | undefined), ...typedIn(after) } };
    return { workflow, id, seq, context: { ...context, ...(unheld && { change: unheld }) } };
  };
  const drafts = (ids: Iterable<string>): readonly Rescued[] => [...ids].map(rescue).filter(({ workflow }) => editions(workflow)?.drafts !== false);

  const isRequired = (id: string) => root.root.invoke.some((invoked) => invoked.id === id);
  if (rebuilt === null || first.has('') || [...first.keys()].some(isRequired)) {
    const all = new Set([...Object.keys(kept), ...records.filter(({ k }) => k === 'init').map(({ a }) => branchOf(a))]);
    // What had ended by then was no draft any more.
    const open = rebuilt && new Set([...Object.keys(rebuilt.fold.actors.get(rootId)?.children ?? {}), ...first.keys()]);
    return { rebuilt: null, rescued: drafts([...all].filter((id) => id !== '' && !isRequired(id) && (open?.has(id) ?? true))) };
  }

  const alive = rebuilt.fold.actors.get(rootId)?.children ?? {};
  // Gone on with, but not with all that was written there: what is missing is kept beside it.
  const unheeded = Object.keys(own ? {} : alive).flatMap((id): readonly Rescued[] => {
    const { after, workflow, unheld } = heardBy(id);
    return unheld && !first.has(id) ? [{ workflow, id, seq: after.at(-1)?.s ?? null, context: { change: unheld } }] : [];
  });
  if (first.size === 0) return { rebuilt, rescued: unheeded };

  // Nothing of what ended by itself is missing, however it came to that.
  const lost = [...first.keys()].filter((id) => id in alive || !rebuilt.fold.actors.has(actorPath(rootId, id)));
  const rescued = drafts(lost);
  for (const id of lost) {
    const { s, t } = rebuilt.fold.last();
    rebuilt.fold.apply({ s: s + 1, t, a: rootId, e: { type: `${DONE}${id}` } });
  }
  return { rebuilt: { ...rebuilt, checkpoint: checkpointOf(rebuilt.fold, rootId) }, rescued: [...rescued, ...unheeded] };
};
