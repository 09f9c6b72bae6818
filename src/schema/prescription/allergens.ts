import { bare, isTelling, keysOf, nameIn, nameWords } from './drug-names.ts';
import { DRUGS, type Drug, type Family } from './drugs.ts';
import { CROSSING, FAMILY_NAMES, GROUPS, RELATIVES } from './relatives.ts';

/** Why a drug is marked: the allergy names it, another of its family, or a family that may go with it. */
export interface Alarm {
  /** As it stands in the patient's file. */
  readonly allergy: string;
  readonly kind: 'same' | 'family' | 'crossing';
}

/** Something that a text may name: a drug with its families, or families alone. */
interface Named {
  readonly drug: string | null;
  readonly families: readonly Family[];
}

const namesOf = ({ name, latin, also = [] }: Drug): readonly string[] => [name, latin, ...also];

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

/** The words of a text one after another, as many as a name may have, with where they begin and end. */
const runsOf = (words: readonly string[]): readonly { readonly from: number; readonly to: number; readonly keys: readonly string[] }[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_each, more) => ({
      ...{ from, to: from + more + 1, keys: keysOf(words.slice(from, from + more + 1).join('')) },
    })),
  );

/** What a text says: the drugs and families that it names, and the keys of what it says besides. */
interface Reading {
  readonly drugs: ReadonlySet<string>;
  readonly families: ReadonlySet<Family>;
  readonly others: ReadonlySet<string>;
}

const read = (text: string): Reading => {
  const words = nameWords(text);
  const whole = words.join('');
  const runs = runsOf(words).map((run) => ({ ...run, found: run.keys.flatMap((key) => byKey.get(key) ?? []) }));
  const found = [...runs.flatMap((run) => run.found), ...longNames.filter(([name]) => whole.includes(name)).flatMap(([, each]) => each)];
  const known = runs.filter((run) => run.found.length > 0);
  const isKnown = (index: number) => known.some(({ from, to }) => from <= index && index < to);
  const isOther = ({ from, to }: { readonly from: number; readonly to: number }) =>
    words.slice(from, to).every((_, index) => !isKnown(from + index)) && isTelling(words.slice(from, to).join(''));
  return {
    drugs: new Set(found.flatMap(({ drug }) => drug ?? [])),
    families: new Set(found.flatMap(({ families }) => families)),
    others: new Set(runs.filter(isOther).flatMap(({ keys }) => keys)),
  };
};

const meets = <Each>(one: ReadonlySet<Each>, other: ReadonlySet<Each>): boolean => [...one].some((each) => other.has(each));
const crosses = (one: ReadonlySet<Family>, other: ReadonlySet<Family>): boolean =>
  CROSSING.some(([first, second]) => (one.has(first) && other.has(second)) || (one.has(second) && other.has(first)));

const kindOf = (drug: Reading, allergy: Reading): Alarm['kind'] | null => {
  if (meets(drug.drugs, allergy.drugs) || meets(drug.others, allergy.others)) return 'same';
  if (meets(drug.families, allergy.families)) return 'family';
  return crosses(drug.families, allergy.families) ? 'crossing' : null;
};

/**
 * The allergies of a patient that speak against a drug, however either is spelt: in Persian or Latin letters, with or without vowels, in
 * a sentence, by a brand, by its family (D-155). Of a line only the name of its drug is to be handed in.
 */
export const alarmsOf = (drug: string, allergies: readonly string[]): readonly Alarm[] => {
  if (allergies.length === 0 || drug.trim() === '') return [];
  const said = read(drug);
  return allergies.flatMap((allergy) => {
    const kind = kindOf(said, read(allergy));
    return kind === null ? [] : [{ allergy, kind }];
  });
};

/** The known drugs that begin with what was typed, then those that hold it; the first ones for nothing typed. */
export const suggestedDrugs = (typed: string, most: number): readonly Drug[] => {
  const key = bare(typed);
  if (key === '') return DRUGS.slice(0, most);
  const keys = DRUGS.map((drug) => [drug, namesOf(drug).map(bare)] as const);
  const begins = keys.filter(([, names]) => names.some((each) => each.startsWith(key)));
  const holds = keys.filter((each) => !begins.includes(each) && each[1].some((name) => name.includes(key)));
  return [...begins, ...holds].map(([drug]) => drug).slice(0, most);
};

/** The known drug that a line names; null where there is none. */
export const drugNamed = (typed: string): Drug | null => {
  const key = bare(typed);
  return DRUGS.find(({ name, latin }) => bare(name) === key || bare(latin) === key) ?? null;
};
