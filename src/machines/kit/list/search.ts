import { queryKeys, searchKey } from '../../../schema/kit/persian-text.ts';
import { atOnce, type Steps } from '../../../schema/log/file/steps.ts';
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

interface Key {
  readonly whole: string;
  /** What a word can begin, each behind a bar. */
  readonly begun: string;
}

/** What a search found in a list: the places of its rows. */
interface Found {
  readonly words: readonly string[];
  readonly places: readonly number[];
}

/** Whether whatever holds all of these words held all of the earlier ones as well. */
const narrows = (words: readonly string[], earlier: readonly string[]): boolean => earlier.every((before) => words.some((word) => word.includes(before)));

/**
 * A search over rows by what `soughtOf` says of each; spelling does not matter. It finds the rows that hold every word
 * of the query: first those where every word begins a word of its own, then the others, both in the order given.
 */
export const searchBy = <R extends AnyRow>(soughtOf: (row: R) => Sought, wordOf: (word: string) => string = (word) => word) => {
  const keyOf = keptPerRow((row: R): Key => {
    const { name, others = [] } = soughtOf(row);
    const numbers = others.join('|');
    let [whole, begun] = ['', ''];
    for (const word of name.split(/\s+/)) {
      const keys = beginnings(word);
      whole += keys[0] ?? '';
      for (const key of keys) begun += `|${key}`;
    }
    return { whole: `${whole}|${numbers}`, begun: `${begun}|${numbers}` };
  });
  // Kept with a list for as long as it lives: to look them up row by row would take longer than to search in them.
  const keys = new WeakMap<readonly R[], readonly Key[]>();
  const last = new WeakMap<readonly R[], Found>();

  /** Gets a list ready to be searched, so that the first letter finds as fast as the next. */
  function* prepare(rows: readonly R[]): Steps<readonly Key[]> {
    const known = keys.get(rows);
    if (known) return known;
    const made: Key[] = [];
    for (const row of rows) {
      if (made.length % STEP === STEP - 1) yield;
      made.push(keyOf(row));
    }
    keys.set(rows, made);
    return made;
  }

  const search = (rows: readonly R[], query: string): readonly R[] => {
    const words = queryKeys(query).map(wordOf).filter(Boolean);
    if (words.length === 0) return rows;
    const marked = words.map((word) => `|${word}`);
    const of = atOnce(prepare(rows));
    const places: number[] = [];
    const [first, others]: [R[], R[]] = [[], []];
    const look = (place: number): void => {
      const [row, key] = [rows[place], of[place]];
      if (row === undefined || key === undefined || !words.every((word) => key.whole.includes(word))) return;
      places.push(place);
      const isFirst = marked.every((word) => key.begun.includes(word)) && (words.length === 1 || begins(words, key.begun.split('|').slice(1)));
      (isFirst ? first : others).push(row);
    };
    // Whoever types on finds fewer of the same.
    const before = last.get(rows);
    if (before && narrows(words, before.words)) before.places.forEach(look);
    else for (let place = 0; place < rows.length; place += 1) look(place);
    last.set(rows, { words, places });
    return [...first, ...others];
  };
  return Object.assign(search, { prepare });
};
