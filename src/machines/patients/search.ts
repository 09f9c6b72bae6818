import { sortKey } from '../../schema/kit/persian-text.ts';
import { soughtPhones } from '../../schema/kit/phone.ts';
import { atOnce, type Steps } from '../../schema/log/file/steps.ts';
import { nameOrder } from '../../schema/patients/name-order.ts';
import { fullName, type Patient } from '../../schema/patients/patient.ts';
import { searchBy } from '../kit/list/search.ts';
import { STEP, sorting } from '../kit/rows.ts';
import type { Standings } from './standings.ts';

export type PatientOrder = 'lastName' | 'firstName' | 'newest' | 'debt';

/** A number is sought as it stands: without signs, and with one way of writing the country's code. */
const soughtNumber = (word: string): string => (/^[+0-9()-]+$/.test(word) ? word.replace(/[+()-]/g, '').replace(/^0098/, '98') : word);

/** The patients whose name, national number or phone (as 09… or as 989…) hold every word of the query, those first whose names begin so. */
export const searchPatients = searchBy((patient: Patient) => {
  const { phone } = patient;
  const national_number = patient.national_number ?? '';
  const numbers = [national_number, ...(phone ? soughtPhones(phone) : [])];
  return { name: fullName(patient), others: numbers };
}, soughtNumber);

const byText = (a: string, b: string): number => (a === '' || b === '' ? Number(a === '') - Number(b === '') : nameOrder(a, b));

/** Where each of these names stands among all of them. People share their names, and to compare two texts takes long: each is compared once. */
function* ranks(names: ReadonlySet<string>): Steps<ReadonlyMap<string, number>> {
  const keyed = [...names].map((name) => ({ name, key: sortKey(name) }));
  const places = new Map<string, number>();
  let before: string | null = null;
  let place = 0;
  for (const { name, key } of yield* sorting(keyed, (a, b) => byText(a.key, b.key))) {
    if (before !== null && byText(before, key) !== 0) place += 1;
    places.set(name, place);
    before = key;
  }
  return places;
}

/** Rows by a whole number below `limit` that each has, those of the same one as they stood: counted, not compared. */
function* byCount<T>(rows: readonly T[], limit: number, numberOf: (row: T) => number): Steps<readonly T[]> {
  const groups: T[][] = Array.from({ length: limit }, () => []);
  for (let at = 0; at < rows.length; at += 1) {
    if (at % STEP === STEP - 1) yield;
    const row = rows[at] as T;
    groups[numberOf(row)]?.push(row);
  }
  yield;
  return groups.flat();
}

const BY_FIRST = ['last_name', 'first_name'] as const;
const BY_LAST = ['first_name', 'last_name'] as const;

const sorted = new WeakMap<readonly Patient[], Map<PatientOrder, readonly Patient[]>>();

/** The patients in an order, kept per list; nameless ones stand last. */
function* inOrder(patients: readonly Patient[], order: Exclude<PatientOrder, 'debt'>): Steps<readonly Patient[]> {
  const known = sorted.get(patients) ?? new Map<PatientOrder, readonly Patient[]>();
  sorted.set(patients, known);
  const before = known.get(order);
  if (before) return before;
  let result: readonly Patient[];
  if (order === 'newest') result = yield* sorting(patients, (a, b) => b.id - a.id);
  else {
    const names = new Set<string>();
    for (const [at, { first_name, last_name }] of patients.entries()) {
      if (at % STEP === STEP - 1) yield;
      names.add(first_name ?? '').add(last_name ?? '');
    }
    const places = yield* ranks(names);
    result = yield* sorting(patients, (a, b) => a.id - b.id);
    // What was ordered last decides first. A report of another build may name an order that is none: its lists stand as all do.
    for (const name of order === 'firstName' ? BY_FIRST : BY_LAST)
      result = yield* byCount(result, places.size, (patient) => places.get(patient[name] ?? '') ?? 0);
  }
  known.set(order, result);
  return result;
}

/** Gets an order of patients ready, step by step. */
export function* ordering(patients: readonly Patient[], order: PatientOrder): Steps<void> {
  yield* inOrder(patients, order === 'debt' ? 'lastName' : order);
}

/** The patients in an order; by their debts, the largest first, as far as those are known, and then by last name. */
export const sortPatients = (patients: readonly Patient[], order: PatientOrder, standings: Standings | null = null): readonly Patient[] => {
  if (order !== 'debt') return atOnce(inOrder(patients, order));
  const plain = atOnce(inOrder(patients, 'lastName'));
  const owedBy = ({ id }: Patient) => standings?.get(id)?.owed ?? 0;
  return standings ? plain.toSorted((a, b) => owedBy(b) - owedBy(a)) : plain;
};
