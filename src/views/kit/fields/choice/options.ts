import { grouped } from '../../../../machines/kit/list/grouped.ts';
import type { AppEvent } from '../../../../machines/kit/parent.ts';
import { begins, queryKeys, searchKey, wordKeys } from '../../../../schema/kit/persian-text.ts';

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
  /** How many of those stand before the others. */
  readonly best: number;
  /** How many there are, shown or not. */
  readonly all: number;
}

/** Whom the person works with stands first in every choice of a patient the next time. */
export const workedWith = (patient: number): AppEvent => ({ type: 'choice.kept', workflow: 'patients', values: { id: String(patient) } });

/** As many as a person looks through; the search finds the rest. */
export const SHOWN = 150;

/** Numbers are found however they are written. */
const unsigned = (key: string): string => key.replace(/[-+()./]/g, '');

/** The options that hold every word of a query, those in which every word begins one of its own before the others; the first ones and the chosen one first for none. */
export const hitsOf = <V extends string | number>(options: readonly Option<V>[], query: string, value: V | null): Hits<V> => {
  const keys = queryKeys(query);
  const atRest = keys.length === 0;
  const parts = keys.map(unsigned);
  const found = atRest
    ? options
    : options.filter(({ label, detail = '' }) => {
        const key = unsigned(`${searchKey(label)};${searchKey(detail)}`);
        return parts.every((part) => key.includes(part));
      });
  const isBest = (option: Option<V>) =>
    atRest ? option.first || (options.length > SHOWN && option.value === value) : begins(keys, option.label.split(/\s+/).flatMap(wordKeys));
  const ranked = grouped(found, (option) => Boolean(isBest(option)));
  const [best, rest] = [ranked.get(true) ?? [], ranked.get(false) ?? []];
  return { shown: [...best, ...rest].slice(0, SHOWN), best: best.length, all: found.length };
};
