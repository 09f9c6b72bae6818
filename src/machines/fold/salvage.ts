import type { Steps } from '../../schema/log/file/steps.ts';
import { DONE, ERROR } from '../../schema/log/language.ts';
import { actorPath, type LogRecord } from '../../schema/log/record.ts';
import type { Editions } from '../kit/migrations.ts';
import { branchOf, faultsIn, spoils } from './faults.ts';
import type { Persisted } from './inert.ts';
import { fitted, type Versions } from './migrate.ts';
import { type RebuildOptions, type Rebuilt, rebuilding } from './rebuild.ts';
import { type Checkpoint, checkpointOf, withVersions } from './tree.ts';
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

function* attempting<T>(fold: Steps<T>): Steps<T | null> {
  try {
    return yield* fold;
  } catch {
    // A tree that the machines do not take.
    return null;
  }
}

/**
 * The states at the end of a log that this program can truly go on with, and what is left of the others.
 *
 * A log of another version is folded by the machines that wrote it, if they are here, and its end migrated; otherwise its
 * last checkpoint is migrated and the rest folded with today's machines. A child of the root whose states then differ from
 * what was recorded is not restored: the root is told that it ended, and its last known context is handed over.
 */
export function* salvaging({ own, editions, earlier = null, incomplete = [], ...options }: SalvageOptions): Steps<Salvage> {
  const { root, rootId } = options;
  const versions = versionsIn(options.checkpoint, options.records);
  const told = earlier?.({ rootId, checkpoint: options.checkpoint, records: options.records });
  const exact = told && !told.divergences.some((one) => spoils(one, true)) ? told : null;
  const checkpoint = exact ? exact.checkpoint : options.checkpoint;
  const records = exact ? [] : options.records;
  const fit = checkpoint && !own ? fitted(root, rootId, checkpoint, versions, editions) : { checkpoint, unfit: [] };
  yield;
  const rebuilt = checkpoint && !fit.checkpoint ? null : yield* attempting(rebuilding({ root, rootId, records, checkpoint: fit.checkpoint, ended: fit.unfit }));

  const first = faultsIn({ rebuilt, records, own, editions, incomplete, rootId, root, tree: fit.checkpoint?.tree ?? null, unfit: fit.unfit });

  const kept = (checkpoint?.tree.children ?? {}) as Readonly<Record<string, { readonly src: string; readonly snapshot: Partial<Persisted> }>>;
  /** What one child was told since it began, and what its state here does not hold of it. */
  const heardBy = (id: string) => {
    const path = actorPath(rootId, id);
    const all = records.filter(({ a }) => a === path);
    const began = all.findLastIndex(({ k }) => k === 'init');
    const after = all.slice(Math.max(0, began));
    const context = rebuilt?.fold.actors.get(path)?.snapshot.context as object | undefined;
    return { after, workflow: all[began]?.m ?? kept[id]?.src ?? '', context, unheld: context && unheldIn(after, context) };
  };
  const rescue = (id: string): Rescued => {
    const { after, workflow, context, unheld } = heardBy(id);
    const seq = first.get(id) ?? null;
    if (context === undefined) return { workflow, id, seq, context: { ...(kept[id]?.snapshot.context as object | undefined), ...typedIn(after) } };
    return { workflow, id, seq, context: { ...context, ...(unheld && { change: unheld }) } };
  };
  // What never began has nothing to read.
  const drafts = (ids: Iterable<string>): readonly Rescued[] =>
    [...ids].map(rescue).filter(({ workflow }) => workflow !== '' && editions(workflow)?.drafts !== false);

  /** It ended here and not there: today's machine broke on what it was told, or took another way. */
  const endedHereOnly = (id: string): boolean => {
    const status = rebuilt?.fold.actors.get(actorPath(rootId, id))?.snapshot.status;
    const ends = [`${DONE}${id}`, `${ERROR}${id}`];
    return (
      status !== undefined &&
      status !== 'active' &&
      !records.some(({ a, e }) => a === rootId && ends.includes((e as { readonly type?: string } | undefined)?.type ?? ''))
    );
  };
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
  // What is here is of this program's versions: who keeps it must not have it migrated again.
  const asOfToday = (checkpoint: Checkpoint, rescued: readonly Rescued[]): Salvage => ({
    rebuilt: { ...rebuilt, checkpoint: withVersions(checkpoint, root.id, editions) },
    rescued: [...rescued, ...unheeded],
  });
  if (first.size === 0) return asOfToday(rebuilt.checkpoint, []);

  // Nothing of what ended there is missing, and what the root had stopped is nobody's any more.
  const lost = [...first.keys()].filter((id) => id in alive || endedHereOnly(id) || !rebuilt.fold.actors.has(actorPath(rootId, id)));
  const rescued = drafts(lost);
  for (const id of lost.filter((one) => one in alive)) {
    const { s, t } = rebuilt.fold.last();
    rebuilt.fold.apply({ s: s + 1, t, a: rootId, e: { type: `${DONE}${id}` } });
  }
  return asOfToday(checkpointOf(rebuilt.fold, rootId), rescued);
}
