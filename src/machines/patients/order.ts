import { sortKey } from '../../schema/kit/persian-text.ts';
import { atOnce, type Steps } from '../../schema/log/file/steps.ts';
import { type Collated, collated, nameOrder } from '../../schema/patients/name-order.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { STEP, sorting } from '../kit/rows.ts';
import type { Standings } from './standings.ts';

export type PatientOrder = 'lastName' | 'firstName' | 'newest' | 'debt';

/** Nameless ones stand last. */
const byName = (one: Collated, other: Collated): number =>
  one.name === '' || other.name === '' ? Number(one.name === '') - Number(other.name === '') : nameOrder(one, other);

/** Where each of these names stands among all of them, by their numbers. People share their names, and to compare two texts takes long: each is compared once. */
function* ranks(names: Iterable<string>): Steps<Float64Array> {
  const numbered = [...names].map((name, number) => ({ number, of: collated(sortKey(name)) }));
  const places = new Float64Array(numbered.length);
  let before: Collated | null = null;
  let place = 0;
  for (const { number, of } of yield* sorting(numbered, (a, b) => byName(a.of, b.of))) {
    if (before !== null && byName(before, of) !== 0) place += 1;
    places[number] = place;
    before = of;
  }
  return places;
}

/** The patients by two of their names, what `first` says of them before what `second` does, and then by the age of their files. */
function* byNames(patients: readonly Patient[], first: 'first_name' | 'last_name', second: typeof first): Steps<readonly Patient[]> {
  const rows = yield* sorting(patients, (a, b) => a.id - b.id);
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  const [one, other] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  for (let at = 0; at < rows.length; at += 1) {
    if (at % STEP === STEP - 1) yield;
    const row = rows[at] as Patient;
    one[at] = numberOf(row[first] ?? '');
    other[at] = numberOf(row[second] ?? '');
  }
  const places = yield* ranks(numbers.keys());
  // Numbers are ordered by the platform a hundred times as fast as rows are. What decides last goes first, and each goes on from the order before:
  // all in one number would not be exact for a hundred thousand patients who share no names.
  let order = Array.from(rows, (_, at) => at);
  for (const names of [other, one]) {
    yield;
    const keys = Float64Array.from(order, (at, nth) => (places[names[at] ?? 0] ?? 0) * rows.length + nth).sort();
    const before = order;
    order = Array.from(keys, (key) => before[key % rows.length] ?? 0);
  }
  yield;
  return order.map((at) => rows[at] as Patient);
}

const sorted = new WeakMap<readonly Patient[], Map<PatientOrder, readonly Patient[]>>();

/** The patients in an order, kept per list. */
function* inOrder(patients: readonly Patient[], order: Exclude<PatientOrder, 'debt'>): Steps<readonly Patient[]> {
  const known = sorted.get(patients) ?? new Map<PatientOrder, readonly Patient[]>();
  sorted.set(patients, known);
  const before = known.get(order);
  if (before) return before;
  const ordered: Steps<readonly Patient[]> =
    order === 'newest'
      ? sorting(patients, (a, b) => b.id - a.id)
      : // A report of another build may name an order that is none: its lists stand as all do.
        order === 'firstName'
        ? byNames(patients, 'first_name', 'last_name')
        : byNames(patients, 'last_name', 'first_name');
  const worked = yield* ordered;
  // Another run may have come to it meanwhile, and a screen may show and search that one.
  const result = known.get(order) ?? worked;
  known.set(order, result);
  return result;
}

/** Gets an order of patients ready, step by step. */
export function* ordering(patients: readonly Patient[], order: PatientOrder): Steps<void> {
  yield* inOrder(patients, order === 'debt' ? 'lastName' : order);
}

const byDebts = new WeakMap<Standings, WeakMap<readonly Patient[], readonly Patient[]>>();

/** The largest debt first, kept per list: each key of a search asks for it. */
const inDebt = (patients: readonly Patient[], standings: Standings): readonly Patient[] => {
  const known = byDebts.get(standings) ?? new WeakMap<readonly Patient[], readonly Patient[]>();
  byDebts.set(standings, known);
  const owedBy = ({ id }: Patient) => standings.get(id)?.owed ?? 0;
  const result = known.get(patients) ?? patients.toSorted((a, b) => owedBy(b) - owedBy(a));
  known.set(patients, result);
  return result;
};

/** The patients in an order; by their debts, the largest first, as far as those are known, and then by last name. */
export const sortPatients = (patients: readonly Patient[], order: PatientOrder, standings: Standings | null = null): readonly Patient[] => {
  if (order !== 'debt') return atOnce(inOrder(patients, order));
  const plain = atOnce(inOrder(patients, 'lastName'));
  return standings ? inDebt(plain, standings) : plain;
};
