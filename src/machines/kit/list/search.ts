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

/** What is searched of a list, row after row in one text: a word is found there in a fraction of the time that looking into each row takes. */
interface Texts {
  readonly all: string;
  /** Where each row begins, and last where they end. */
  readonly starts: readonly number[];
}

const textAt = ({ all, starts }: Texts, place: number): string => all.slice(starts[place], starts[place + 1]);

/** Whether a row holds a word, asked of rows in their order: the text is gone through once for all of them. */
const holding = ({ all, starts }: Texts, word: string) => {
  let found = -1;
  return (place: number): boolean => {
    const start = starts[place] as number;
    if (found < start) found = all.indexOf(word, start);
    if (found < 0) found = all.length;
    return found + word.length <= (starts[place + 1] as number);
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
  const texts = new WeakMap<readonly R[], Texts>();
  const last = new WeakMap<readonly R[], Found>();
  /** The list that was got ready last: most rows of the next one are its own, and rows are never changed in place. */
  let latest: WeakRef<readonly R[]> | null = null;

  function* textsBefore(): Steps<ReadonlyMap<R, string>> {
    const before = new Map<R, string>();
    const rows = latest?.deref() ?? [];
    const of = texts.get(rows);
    for (let at = 0; of && at < rows.length; at += 1) {
      if (at % STEP === STEP - 1) yield;
      before.set(rows[at] as R, textAt(of, at));
    }
    return before;
  }

  /** Gets a list ready to be searched, so that the first letter finds as fast as the next. */
  function* prepare(rows: readonly R[]): Steps<Texts> {
    const ready = texts.get(rows);
    if (ready) return ready;
    const before = yield* textsBefore();
    const parts: string[] = [];
    const starts = [0];
    for (let at = 0; at < rows.length; at += 1) {
      if (at % STEP === STEP - 1) yield;
      const row = rows[at] as R;
      const text = before.get(row) ?? textOf(row);
      parts.push(text);
      starts.push((starts[at] as number) + text.length);
    }
    const made = { all: parts.join(''), starts };
    texts.set(rows, made);
    latest = new WeakRef(rows);
    return made;
  }

  const search = (rows: readonly R[], query: string): readonly R[] => {
    const words = queryKeys(query).map(wordOf).filter(Boolean);
    if (words.length === 0) return rows;
    const of = atOnce(prepare(rows));
    const hold = words.map((word) => holding(of, word));
    const begun = words.map((word) => holding(of, `|${word}`));
    const places: number[] = [];
    const [first, others]: [R[], R[]] = [[], []];
    const look = (place: number): void => {
      // Tens of thousands are looked at: nothing is made for each of them.
      for (let at = 0; at < hold.length; at += 1) if (!hold[at]?.(place)) return;
      places.push(place);
      const isFirst = begun.every((one) => one(place)) && (words.length === 1 || begins(words, textAt(of, place).split('|').slice(1)));
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
