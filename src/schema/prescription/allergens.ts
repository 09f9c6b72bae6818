import { bare, wholeKeys } from './drug-names.ts';
import { DRUGS, type Drug, type Family } from './drugs.ts';
import { namesOf, type Reading, read } from './reading.ts';
import { CROSSING } from './relatives.ts';

/** Why a drug is marked: the allergy names it, another of its family, or a family that may go with it. */
export interface Alarm {
  /** As it stands in the patient's file. */
  readonly allergy: string;
  readonly kind: 'same' | 'family' | 'crossing';
}

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
  const whole = new Set(wholeKeys(drug));
  return allergies.flatMap((allergy) => {
    const kind = meets(whole, new Set(wholeKeys(allergy))) ? 'same' : kindOf(said, read(allergy));
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
