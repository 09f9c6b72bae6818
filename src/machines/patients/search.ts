import { persianOrder, sortKey } from '../../schema/kit/persian-text.ts';
import { chatPhone, localPhone } from '../../schema/kit/phone.ts';
import { atOnce, type Steps } from '../../schema/log/file/steps.ts';
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
  const numbers = [national_number, ...(phone ? [localPhone(phone), chatPhone(phone)] : [])];
  return { name: fullName(patient), others: numbers };
}, soughtNumber);

/** Where the names of a patient stand among all names. */
interface Names {
  readonly patient: Patient;
  readonly first: number;
  readonly last: number;
}

const byText = (a: string, b: string): number => (a === '' || b === '' ? Number(a === '') - Number(b === '') : persianOrder.compare(a, b));

/** Where each of these texts stands among all of them. People share their names, and to compare two texts takes long: each is compared once. */
function* ranks(texts: Iterable<string>): Steps<ReadonlyMap<string, number>> {
  const places = new Map<string, number>();
  let before: string | null = null;
  let place = 0;
  for (const text of yield* sorting([...new Set(texts)], byText)) {
    if (before !== null && byText(before, text) !== 0) place += 1;
    places.set(text, place);
    before = text;
  }
  return places;
}

const ORDERS: Record<Exclude<PatientOrder, 'debt'>, (a: Names, b: Names) => number> = {
  lastName: (a, b) => a.last - b.last || a.first - b.first || a.patient.id - b.patient.id,
  firstName: (a, b) => a.first - b.first || a.last - b.last || a.patient.id - b.patient.id,
  newest: (a, b) => b.patient.id - a.patient.id,
};

const sorted = new WeakMap<readonly Patient[], Map<PatientOrder, readonly Patient[]>>();

/** The patients in an order, kept per list; nameless ones stand last. */
function* byNames(patients: readonly Patient[], order: Exclude<PatientOrder, 'debt'>): Steps<readonly Patient[]> {
  const known = sorted.get(patients) ?? new Map<PatientOrder, readonly Patient[]>();
  sorted.set(patients, known);
  const before = known.get(order);
  if (before) return before;
  const texts: string[] = [];
  for (const { first_name, last_name } of patients) {
    if (texts.length % STEP === 0) yield;
    texts.push(sortKey(first_name ?? ''), sortKey(last_name ?? ''));
  }
  const places = yield* ranks(texts);
  const placeOf = (at: number): number => places.get(texts[at] ?? '') ?? 0;
  const names: Names[] = [];
  for (const [at, patient] of patients.entries()) {
    if (at % STEP === STEP - 1) yield;
    names.push({ patient, first: placeOf(2 * at), last: placeOf(2 * at + 1) });
  }
  const result = (yield* sorting(names, ORDERS[order])).map(({ patient }) => patient);
  known.set(order, result);
  return result;
}

/** Gets an order of patients ready, step by step. */
export function* ordering(patients: readonly Patient[], order: PatientOrder): Steps<void> {
  yield* byNames(patients, order === 'debt' ? 'lastName' : order);
}

/** The patients in an order; by their debts, the largest first, as far as those are known, and then by last name. */
export const sortPatients = (patients: readonly Patient[], order: PatientOrder, standings: Standings | null = null): readonly Patient[] => {
  if (order !== 'debt') return atOnce(byNames(patients, order));
  const plain = atOnce(byNames(patients, 'lastName'));
  const owedBy = ({ id }: Patient) => standings?.get(id)?.owed ?? 0;
  return standings ? plain.toSorted((a, b) => owedBy(b) - owedBy(a)) : plain;
};
