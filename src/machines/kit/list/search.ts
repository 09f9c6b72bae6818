import { begins, queryKeys, searchKey, wordKeys } from '../../../schema/kit/persian-text.ts';
import { atOnce, type Steps } from '../../../schema/log/file/steps.ts';
import { type AnyRow, STEP } from '../rows.ts';

/** What a name is searched by. */
interface Key {
  /** Its words as one. */
  readonly whole: string;
  /** What a query can begin in them, each behind a bar: all of a word, and what follows each of its half-spaces. */
  readonly begun: string;
}

const known = new Map<string, Key>();

/** Names share their words: each is worked out once. */
const keyOfWord = (word: string): Key => {
  const keys = wordKeys(word);
  const key = { whole: keys[0] ?? '', begun: keys.map((one) => `|${one}`).join('') };
  known.set(word, key);
  return key;
};

/** What a search looks at of a row: its names, one after the other, and what else one could know of it: a text, or plain numbers with a bar between two of them. */
export interface Sought {
  readonly names: readonly string[];
  readonly others?: string | null | undefined;
}

/** How many rows share one text: enough to be found in fast, and so few that making it holds nothing up, and that a row whose text is a piece of it keeps little alive. */
const BLOCK = 1000;

/** What is searched of some rows, one after the other in one text: a word is found there in a fraction of the time that looking into each row takes. */
interface Block<R> {
  readonly rows: readonly R[];
  readonly text: string;
  /** Where each row begins, and last where they end. */
  readonly starts: readonly number[];
}

const textAt = ({ text, starts }: Block<unknown>, at: number): string => text.slice(starts[at], starts[at + 1]);

/** Whether a row holds a word, asked of rows in their order: each text is gone through once for all of its rows. */
const holding = (word: string) => {
  let block: Block<unknown> | undefined;
  let found = -1;
  return (its: Block<unknown>, at: number): boolean => {
    const start = its.starts[at] as number;
    if (block !== its || found < start) {
      block = its;
      found = its.text.indexOf(word, start);
      if (found < 0) found = its.text.length;
    }
    return found + word.length <= (its.starts[at + 1] as number);
  };
};

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
  /** The words of the names as one, then what a word of a query can begin, each behind a bar: one text, since there are tens of thousands. */
  const textOf = (row: R): string => {
    const { names, others } = soughtOf(row);
    let whole = '';
    let begun = '';
    // Most names of people are one word, and found as they stand.
    for (const name of names)
      for (const word of known.has(name) ? [name] : name.split(/\s+/)) {
        const key = known.get(word) ?? keyOfWord(word);
        whole += key.whole;
        begun += key.begun;
      }
    // Plain numbers are their own key: to work that out for thousands would take longer than all else.
    return others ? `${whole}${begun}|${/^[\d|]+$/.test(others) ? others : others.split('|').map(searchKey).join('|')}` : whole + begun;
  };
  // Kept with a list for as long as it lives: to look them up row by row would take longer than to search in them.
  const texts = new WeakMap<readonly R[], readonly Block<R>[]>();
  const last = new WeakMap<readonly R[], Found>();
  /** The texts of the list that was got ready last: most rows of the next one are its own, and rows are never changed in place. */
  let latest: WeakRef<readonly Block<R>[]> | null = null;

  /** Gets a list ready to be searched, so that the first letter finds as fast as the next. */
  function* prepare(rows: readonly R[]): Steps<readonly Block<R>[]> {
    const ready = texts.get(rows);
    if (ready) return ready;
    const before = new Map<R, string>();
    for (const block of latest?.deref() ?? []) {
      yield;
      for (const [at, row] of block.rows.entries()) before.set(row, textAt(block, at));
    }
    const made: Block<R>[] = [];
    for (let from = 0; from < rows.length; from += BLOCK) {
      const own = rows.slice(from, from + BLOCK);
      const parts: string[] = [];
      const starts = [0];
      for (const [at, row] of own.entries()) {
        if (at % STEP === 0) yield;
        const text = before.get(row) ?? textOf(row);
        parts.push(text);
        starts.push((starts[at] as number) + text.length);
      }
      made.push({ rows: own, text: parts.join(''), starts });
    }
    texts.set(rows, made);
    latest = new WeakRef(made);
    return made;
  }

  const search = (rows: readonly R[], query: string): readonly R[] => {
    const words = queryKeys(query).map(wordOf).filter(Boolean);
    if (words.length === 0) return rows;
    const blocks = atOnce(prepare(rows));
    const hold = words.map(holding);
    const begun = words.map((word) => holding(`|${word}`));
    const places: number[] = [];
    const [first, others]: [R[], R[]] = [[], []];
    const look = (place: number): void => {
      const block = blocks[Math.floor(place / BLOCK)] as Block<R>;
      const at = place % BLOCK;
      // Tens of thousands are looked at: nothing is made for each of them.
      for (let one = 0; one < hold.length; one += 1) if (!hold[one]?.(block, at)) return;
      places.push(place);
      const isFirst = begun.every((one) => one(block, at)) && (words.length === 1 || begins(words, textAt(block, at).split('|').slice(1)));
      (isFirst ? first : others).push(rows[place] as R);
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
