import { pace, pause } from '../file/pace.ts';
import { inSteps, type Steps } from '../file/steps.ts';

/** A long list of which nobody has read a row yet. */
export interface Unread {
  /** Its rows, as far as they were read. */
  readonly rows: readonly unknown[];
  /** Reads some more of them; whether there are others. */
  readonly more: () => boolean;
  readonly isWhole: () => boolean;
}

/** What is known of lists that were unread when they came. */
export const unreadLists = new WeakMap<object, Unread>();

/** The rows of a list, read on in steps where nobody has looked into it yet. */
export function* looking<T>(list: readonly T[]): Steps<readonly T[]> {
  const unread = unreadLists.get(list);
  if (unread === undefined) return list;
  while (!unread.isWhole() && unread.more()) yield;
  return unread.rows as readonly T[];
}

/** The rows of a list if somebody has looked into it, or it is one like any other; null while they would have to be read first. */
export const rowsRead = <T>(list: readonly T[]): readonly T[] | null => {
  const unread = unreadLists.get(list);
  if (unread === undefined) return list;
  return unread.isWhole() ? (unread.rows as readonly T[]) : null;
};

/** Reads what is unread of a list in turns, and tells when all its rows are there; gives back how to hear no more. */
export const whenRead = (list: readonly unknown[], heard: () => void): (() => void) => {
  let isLeft = rowsRead(list) !== null;
  // What is drawn and asked for in this turn goes before all of it.
  if (!isLeft)
    void pause('background')
      .then(() => inSteps(looking(list), pace()))
      .then(() => isLeft || heard());
  return () => {
    isLeft = true;
  };
};
