import { queryKeys, searchKey } from '../../../schema/kit/persian-text.ts';
import type { Steps } from '../../../schema/log/file/steps.ts';
import { type AnyRow, STEP } from '../rows.ts';

/** Computes once per row: rows are never changed in place, so what was found holds for as long as the row lives. */
const keptPerRow = <R extends object, Result>(compute: (row: R) => Result) => {
  const kept = new WeakMap<R, Result>();
  return (row: R): Result => {
    const known = kept.get(row);
    if (known !== undefined) return known;
    const result = compute(row);
    kept.set(row, result);
    return result;
  };
};

const known = new Map<string, readonly string[]>();

/** A word, and what follows each half-space in it, which begins a word as well. People share their names: each is worked out once. */
const beginnings = (word: string): readonly string[] => {
  const before = known.get(word);
  if (before) return before;
  const parts = word.split('\u200c');
  const keys = parts.map((_, at) => searchKey(parts.slice(at).join(''))).filter(Boolean);
  known.set(word, keys);
  return keys;
};

/** Whether each word begins a word of its own. */
const begins = ([word, ...words]: readonly string[], open: readonly string[]): boolean =>
  word === undefined || open.some((one, at) => one.startsWith(word) && begins(words, open.toSpliced(at, 1)));

/** What a search looks at of a row: its name, and what else one could know of it, such as numbers. */
export interface Sought {
  readonly name: string;
  readonly others?: readonly string[];
}

/**
 * A search over rows by what `soughtOf` says of each; spelling does not matter. It finds the rows that hold every word
 * of the query: first those where every word begins a word of its own, then the others, both in the order given.
 */
export const searchBy = <R extends AnyRow>(soughtOf: (row: R) => Sought, wordOf: (word: string) => string = (word) => word) => {
  const keyOf = keptPerRow((row: R) => {
    const { name, others = [] } = soughtOf(row);
    const words = name.split(/\s+/).map(beginnings);
    const open = [...words.flat(), ...others];
    return { whole: [words.map(([word]) => word).join(''), ...others].join('|'), open, begun: `|${open.join('|')}` };
  });
  const search = (rows: readonly R[], query: string): readonly R[] => {
    const words = queryKeys(query).map(wordOf).filter(Boolean);
    if (words.length === 0) return rows;
    const [first, others]: [R[], R[]] = [[], []];
    for (const row of rows) {
      const { whole, open, begun } = keyOf(row);
      if (!words.every((word) => whole.includes(word))) continue;
      const isFirst = words.every((word) => begun.includes(`|${word}`)) && (words.length === 1 || begins(words, open));
      (isFirst ? first : others).push(row);
    }
    return [...first, ...others];
  };
  /** Gets rows ready to be searched, so that the first letter finds as fast as the next. */
  function* prepare(rows: readonly R[]): Steps<void> {
    for (const [index, row] of rows.entries()) {
      if (index % STEP === STEP - 1) yield;
      keyOf(row);
    }
  }
  return Object.assign(search, { prepare });
};
