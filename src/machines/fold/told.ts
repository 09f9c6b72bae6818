import type { AnyStateMachine } from 'xstate';
import { createFold } from './fold.ts';
import { settle } from './settle.ts';
import { type Checkpoint, checkpointOf, placeCheckpoint } from './tree.ts';

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
