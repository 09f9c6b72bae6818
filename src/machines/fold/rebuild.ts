import type { AnyStateMachine } from 'xstate';
import { atOnce, type Steps } from '../../schema/log/file/steps.ts';
import { DONE } from '../../schema/log/language.ts';
import { type LogRecord, SELF } from '../../schema/log/record.ts';
import type { Divergence } from './actor-state.ts';
import { createFold, type Fold } from './fold.ts';
import { settle } from './settle.ts';
import { type Checkpoint, checkpointOf, placeCheckpoint } from './tree.ts';

export interface RebuildOptions {
  readonly root: AnyStateMachine;
  readonly rootId: string;
  readonly checkpoint: Checkpoint | null;
  /** What came after the checkpoint; events hold bodies. */
  readonly records: readonly LogRecord[];
  /** Ids of the root's children that the checkpoint has no more; the root hears that they ended before it hears the rest. */
  readonly ended?: readonly string[];
}

export interface Rebuilt {
  readonly fold: Fold;
  /** Everything needed to go on. */
  readonly checkpoint: Checkpoint;
  /** Records that complete a turn which the log broke off in; they belong at its end. */
  readonly added: readonly LogRecord[];
  /** Records from this one on were left out because the root broke on them; null if none. */
  readonly cutAt: number | null;
  readonly divergences: readonly Divergence[];
}

/** A person, a timer, or an effect begins a turn; everything else follows from it. */
export const beginsTurn = ({ k, x, p, a }: LogRecord, rootId: string): boolean =>
  k === 'init' ? a === rootId : x === undefined || x === SELF || p !== undefined;

function* foldingUpTo(
  { root, rootId, checkpoint, records, ended = [] }: RebuildOptions,
  end: number,
): Steps<{ readonly fold: Fold; readonly brokenAt: number }> {
  const fold = createFold({ root });
  if (checkpoint) placeCheckpoint(fold, root, rootId, checkpoint);
  for (const id of ended) fold.apply({ ...fold.last(), a: rootId, e: { type: `${DONE}${id}` } });
  for (let index = 0; index < end; index += 1) {
    yield;
    fold.apply(records[index] as LogRecord);
    const status = fold.actors.get(rootId)?.snapshot.status;
    if (status !== undefined && status !== 'active') return { fold, brokenAt: index };
  }
  return { fold, brokenAt: -1 };
}

/**
 * The states at the end of a log, ready to be run again. A turn that broke the root is left out: going on into the same
 * fault at every start would lock the user out of the program.
 *
 * Answers null when there is nothing to go on with: no beginning, or a root that broke in its very first turn.
 */
export function* rebuilding(options: RebuildOptions): Steps<Rebuilt | null> {
  const { records, rootId } = options;
  let end = records.length;
  let cutAt: number | null = null;
  for (;;) {
    const { fold, brokenAt } = yield* foldingUpTo(options, end);
    if (brokenAt < 0) {
      yield;
      const added = settle(fold);
      if (fold.actors.get(rootId)?.snapshot.status !== 'active') return null;
      return { fold, checkpoint: checkpointOf(fold, rootId), added, cutAt, divergences: fold.divergences };
    }
    let begin = brokenAt;
    while (begin > 0 && !beginsTurn(records[begin] as LogRecord, rootId)) begin -= 1;
    if (begin === 0 && !options.checkpoint) return null;
    end = begin;
    cutAt = (records[begin] as LogRecord).s;
  }
}

/** The same without giving way. */
export const rebuild = (options: RebuildOptions): Rebuilt | null => atOnce(rebuilding(options));

/** The state that a checkpoint leads to when one of its actors is told something more. Purely: nothing is started. */
export const told = (root: AnyStateMachine, rootId: string, checkpoint: Checkpoint, path: string, event: { readonly type: string }): Checkpoint => {
  const fold = createFold({ root });
  placeCheckpoint(fold, root, rootId, checkpoint);
  const { s, t } = fold.last();
  fold.apply({ s: s + 1, t, a: path, e: event });
  settle(fold);
  const after = checkpointOf(fold, rootId);
  // Nobody claims what no log holds: the states themselves say what they are.
  const prints = Object.fromEntries(Object.keys(after.prints).map((one) => [one, fold.actors.get(one)?.print ?? '']));
  return { ...after, prints, ...(checkpoint.versions ? { versions: checkpoint.versions } : {}) };
};
