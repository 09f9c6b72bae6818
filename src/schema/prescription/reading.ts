import { isTelling, keysOf, nameIn, nameWords } from './drug-names.ts';
import { DRUGS, type Drug, type Family } from './drugs.ts';
import { withoutExceptions } from './exceptions.ts';
import { FAMILY_NAMES, GROUPS, RELATIVES } from './relatives.ts';

/** Something that a text may name: a drug with its families, or families alone. */
interface Named {
  readonly drug: string | null;
  readonly families: readonly Family[];
}

/** Every name of a drug that is proposed. */
export const namesOf = ({ name, latin, also = [] }: Drug): readonly string[] => [name, latin, ...also];

const named: readonly (Named & { readonly names: readonly string[] })[] = [
  ...DRUGS.map((each) => ({ drug: each.name, families: each.families ?? [], names: namesOf(each) })),
  ...RELATIVES.map(({ names, families = [] }) => ({ drug: names[0] ?? null, families, names })),
  ...(Object.keys(FAMILY_NAMES) as Family[]).map((family) => ({ drug: null, families: [family], names: FAMILY_NAMES[family] })),
  ...GROUPS.map(({ names, families }) => ({ drug: null, families, names })),
];

/** What is named, by every key that its names are known by. */
const byKey: ReadonlyMap<string, readonly Named[]> = named.reduce((index, each) => {
  for (const key of new Set(each.names.flatMap((name) => keysOf(nameIn(name))))) index.set(key, [...(index.get(key) ?? []), each]);
  return index;
}, new Map<string, Named[]>());

/** A name this long is known inside a longer word as well, that was written without a space. */
const LONG = 7;
const longNames = [...byKey].filter(([key]) => !key.startsWith('~') && key.length >= LONG);

/** More words than any name has. */
const MOST_WORDS = 6;

/** The words of a text one after another, as many as a name may have, with where they begin and end, counted in words. */
const runsOf = (words: readonly string[]): readonly { readonly from: number; readonly to: number; readonly keys: readonly string[] }[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_each, more) => ({
      ...{ from, to: from + more + 1, keys: keysOf(words.slice(from, from + more + 1).join('')) },
    })),
  );

/** What a run of words names; in the plural only where nothing is called so, and its rest is a known name: short names may end so themselves. */
const namedBy = ([letters = '', ...sounds]: readonly string[]): readonly Named[] => {
  const found = [letters, ...sounds].flatMap((key) => byKey.get(key) ?? []);
  return found.length > 0 ? found : (byKey.get(letters.replace(/(?:های|ها|s)$/, '')) ?? []);
};

/** What stands in a place of a text, counted in letters. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly found: readonly Named[];
}

const placesOf = (name: string, whole: string): readonly Omit<Place, 'found'>[] =>
  [...whole.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({ from: index, to: index + name.length }));

const holds = (outer: Place, inner: Place): boolean => outer.from <= inner.from && inner.to <= outer.to && outer.to - outer.from > inner.to - inner.from;

/** What is named, without what is only a part of a longer name of something else: «استروئیدی» of «غیراستروئیدی». */
const saidIn = (places: readonly Place[]): readonly Named[] =>
  places.flatMap((place) => {
    const around = places.filter((other) => holds(other, place)).map(({ found }) => new Set(found.flatMap(({ families }) => families)));
    return place.found.filter(({ families }) => around.every((those) => families.every((family) => those.has(family))));
  });

/** What a text says: the drugs and families that it names, and the keys of what it says besides. */
export interface Reading {
  readonly drugs: ReadonlySet<string>;
  readonly families: ReadonlySet<Family>;
  readonly others: ReadonlySet<string>;
}

const readAll = (text: string): Reading => {
  const words = nameWords(text);
  const whole = words.join('');
  const lettersTo = (word: number) => words.slice(0, word).join('').length;
  const runs = runsOf(words).map((run) => ({ ...run, found: namedBy(run.keys) }));
  const known = runs.filter((run) => run.found.length > 0);
  const found = saidIn([
    ...known.map((run) => ({ from: lettersTo(run.from), to: lettersTo(run.to), found: run.found })),
    ...longNames.flatMap(([name, each]) => (whole.includes(name) ? placesOf(name, whole).map((place) => ({ ...place, found: each })) : [])),
  ]);
  const isKnown = (index: number) => known.some(({ from, to }) => from <= index && index < to);
  const isOther = ({ from, to }: { readonly from: number; readonly to: number }) =>
    words.slice(from, to).every((_, index) => !isKnown(from + index)) && isTelling(words.slice(from, to).join(''));
  return {
    drugs: new Set(found.flatMap(({ drug }) => drug ?? [])),
    families: new Set(found.flatMap(({ families }) => families)),
    others: new Set(runs.filter(isOther).flatMap(({ keys }) => keys)),
  };
};

const namesSomething = (text: string): boolean => {
  const { drugs, families } = readAll(text);
  return drugs.size > 0 || families.size > 0;
};

/** Reads what a line or an allergy says, but for what it leaves out itself. */
export const read = (text: string): Reading => readAll(withoutExceptions(text, namesSomething));
