import { queryKeys, searchKey } from '../../../../schema/kit/persian-text.ts';

/** One of the things that can be chosen. */
export interface Option<V extends string | number> {
  readonly value: V;
  readonly label: string;
  /** A second line. */
  readonly detail?: string;
  /** Why it will not do, said in the list and not after the fact. */
  readonly warning?: string | null;
  /** Stands before the others while nothing is sought: used lately, or the likely one. */
  readonly first?: boolean;
}

/** What a list of choices shows. */
export interface Hits<V extends string | number> {
  readonly shown: readonly Option<V>[];
  /** How many of those stand apart at the head. */
  readonly first: number;
  /** How many there are, shown or not. */
  readonly all: number;
}

/** As many as a person looks through; the search finds the rest. */
const SHOWN = 150;

const wordsOf = (label: string): readonly string[] => label.split(/[\s\u200c]+/).map(searchKey);

/** The options that hold every word of a query, those of whose words each begins with one before the others; the first ones and the chosen one first for none. */
export const hitsOf = <V extends string | number>(options: readonly Option<V>[], query: string, value: V | null): Hits<V> => {
  const keys = queryKeys(query);
  if (keys.length === 0) {
    const cut = options.length > SHOWN;
    const isFirst = (option: Option<V>) => option.first || (cut && option.value === value);
    const first = options.filter(isFirst);
    return { shown: [...first, ...options.filter((option) => !isFirst(option))].slice(0, SHOWN), first: first.length, all: options.length };
  }
  const found = options.filter(({ label, detail = '' }) => {
    const key = searchKey(label + detail);
    return keys.every((part) => key.includes(part));
  });
  const begins = ({ label }: Option<V>) => {
    const words = wordsOf(label);
    return keys.every((part) => words.some((word) => word.startsWith(part)));
  };
  const [best, rest] = [found.filter(begins), found.filter((option) => !begins(option))];
  return { shown: [...best, ...rest].slice(0, SHOWN), first: 0, all: found.length };
};
