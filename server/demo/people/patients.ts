import { persianDigits } from '../../../src/schema/kit/digits.ts';
import { fromJalali, monthLength } from '../../../src/schema/kit/jalali.ts';
import type { StoredRow } from '../../store/tables.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Chance } from '../chance.ts';
import { insuranceShares } from '../lists/insurers.ts';
import { currentMedications, drugAllergies, underlyingDiseases } from '../lists/medical.ts';
import { firstNames, lastNames } from '../lists/names.ts';
import { places } from '../lists/places.ts';
import { type FullRow, numbered } from '../rows.ts';
import { demoNationalNumber, demoPhone } from './identities.ts';
import { NOTABLE } from './notable.ts';

type Draft = Omit<FullRow<'patients'>, 'id'>;

const BIRTH_YEARS: readonly (readonly [years: readonly [from: number, to: number], weight: number])[] = [
  [[1393, 1402], 12],
  [[1375, 1392], 25],
  [[1350, 1374], 45],
  [[1320, 1349], 18],
];

/** The years in which the names of an era were given. */
const ERAS = { o: [1300, 1350], m: [1340, 1380], y: [1375, 1500], a: [1300, 1500] } as const;

const nameOf = (gender: number, year: number, { pick, pickWeighted }: Chance) => {
  const fitting = firstNames.filter((group) => group.gender === gender && ERAS[group.era][0] <= year && year <= ERAS[group.era][1]);
  return { first_name: pick(fitting.flatMap(({ names }) => names)), last_name: pickWeighted(lastNames) };
};

const birthOf = ({ between, pickWeighted }: Chance) => {
  const [from, to] = pickWeighted(BIRTH_YEARS);
  const year = between(from, to);
  const month = between(1, 12);
  return { year, day: fromJalali({ year, month, day: between(1, monthLength(year, month)) }) };
};

const someOf = (list: readonly string[], probability: number, { happens, pick, between }: Chance): string =>
  happens(probability) ? [...new Set(Array.from({ length: between(1, 2) }, () => pick(list)))].join(', ') : '';

const addressOf = ({ pick, between }: Chance): string => {
  const { city, streets } = pick(places);
  return `${city}، خیابان ${pick(streets)}، کوچه ${persianDigits(between(1, 40))}، پلاک ${persianDigits(between(1, 200))}`;
};

const insuranceOf = ({ insurances }: Catalogue, { pickWeighted, pick }: Chance): number | null => {
  const kind = pickWeighted(Object.entries(insuranceShares)) as keyof typeof insuranceShares;
  return kind === 'none' ? null : pick(insurances[kind]);
};

const draftOf = (index: number, catalogue: Catalogue, luck: Chance): Draft => {
  const { happens } = luck;
  const gender = happens(0.46) ? 1 : 2;
  const birth = birthOf(luck);
  return {
    ...nameOf(gender, birth.year, luck),
    national_number: demoNationalNumber(index, happens(0.005)),
    gender,
    phone: happens(0.04) ? null : demoPhone(index),
    birth_date: happens(0.03) ? null : birth.day,
    insurance: insuranceOf(catalogue, luck),
    address: addressOf(luck),
    underlying_diseases: someOf(underlyingDiseases, 0.22, luck),
    current_medications: someOf(currentMedications, 0.2, luck),
    drug_allergies: someOf(drugAllergies, 0.06, luck),
  };
};

/** Patients no two of whom share name and birth date; the first of them are the notable ones. */
export const patientsOf = (count: number, catalogue: Catalogue, luck: Chance): readonly StoredRow[] => {
  const taken = new Set<string>();
  const drafts: Draft[] = [];
  while (drafts.length < count) {
    const draft = { ...draftOf(drafts.length, catalogue, luck), ...NOTABLE[drafts.length]?.patient };
    const person = `${draft.first_name}|${draft.last_name}|${draft.birth_date}`;
    if (taken.has(person)) continue;
    taken.add(person);
    drafts.push(draft);
  }
  return numbered('patients', drafts);
};
