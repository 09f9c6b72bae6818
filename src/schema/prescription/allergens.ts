import { searchKey } from '../kit/persian-text.ts';
import { CROSSING, DRUGS, type Drug, FAMILY_NAMES, type Family } from './drugs.ts';

/** Why a drug is marked: the allergy names it, another of its family, or a family that may go with it. */
export interface Alarm {
  /** As it stands in the patient's file. */
  readonly allergy: string;
  readonly kind: 'same' | 'family' | 'crossing';
}

/** How a name is compared: by its letters alone, doubled ones once, so that no spelling of one name makes it another. */
const bare = (text: string): string =>
  searchKey(text)
    .replace(/[^a-zء-ی]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Below this a name stands inside others by chance, and must be a word of its own. */
const SHORT = 4;
const wordsOf = (text: string): readonly string[] => text.split(/[\s\u200c()/,،+.-]+/).map(bare);

const names = (text: string, name: string): boolean => {
  const key = bare(name);
  if (key === '') return false;
  return key.length < SHORT ? wordsOf(text).includes(key) : bare(text).includes(key);
};

const isNamedIn = (text: string, { name, latin, also = [] }: Drug): boolean => [name, latin, ...also].some((each) => names(text, each));

const drugsIn = (text: string): readonly Drug[] => DRUGS.filter((drug) => isNamedIn(text, drug));

const familiesIn = (text: string): ReadonlySet<Family> => {
  const named = (Object.keys(FAMILY_NAMES) as Family[]).filter((family) => FAMILY_NAMES[family].some((name) => names(text, name)));
  return new Set([...named, ...drugsIn(text).flatMap(({ families = [] }) => families)]);
};

const meets = (one: ReadonlySet<Family>, other: ReadonlySet<Family>): boolean => [...one].some((family) => other.has(family));
const crosses = (one: ReadonlySet<Family>, other: ReadonlySet<Family>): boolean =>
  CROSSING.some(([first, second]) => (one.has(first) && other.has(second)) || (one.has(second) && other.has(first)));

const kindOf = (drug: string, allergy: string): Alarm['kind'] | null => {
  const known = drugsIn(allergy);
  if (names(drug, allergy) || (bare(drug).length >= SHORT && names(allergy, drug)) || drugsIn(drug).some((each) => known.includes(each))) return 'same';
  const [ofDrug, ofAllergy] = [familiesIn(drug), familiesIn(allergy)];
  if (meets(ofDrug, ofAllergy)) return 'family';
  return crosses(ofDrug, ofAllergy) ? 'crossing' : null;
};

/** The allergies of a patient that speak against a drug, however either is spelt: in Persian or Latin letters, by a brand, by its family. */
export const alarmsOf = (drug: string, allergies: readonly string[]): readonly Alarm[] =>
  drug.trim() === ''
    ? []
    : allergies.flatMap((allergy) => {
        const kind = kindOf(drug, allergy);
        return kind === null ? [] : [{ allergy, kind }];
      });

/** The known drugs that begin with what was typed, then those that hold it; the first ones for nothing typed. */
export const suggestedDrugs = (typed: string, most: number): readonly Drug[] => {
  const key = bare(typed);
  if (key === '') return DRUGS.slice(0, most);
  const keysOf = ({ name, latin, also = [] }: Drug) => [name, latin, ...also].map(bare);
  const begins = DRUGS.filter((drug) => keysOf(drug).some((each) => each.startsWith(key)));
  const holds = DRUGS.filter((drug) => !begins.includes(drug) && keysOf(drug).some((each) => each.includes(key)));
  return [...begins, ...holds].slice(0, most);
};

/** The known drug that a line names; null where there is none. */
export const drugNamed = (typed: string): Drug | null => {
  const key = bare(typed);
  return DRUGS.find(({ name, latin }) => bare(name) === key || bare(latin) === key) ?? null;
};
