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

interface Names {
  readonly patient: Patient;
  readonly first: string;
  readonly last: string;
}

const byText = (a: string, b: string): number => (a === '' || b === '' ? Number(a === '') - Number(b === '') : a === b ? 0 : persianOrder.compare(a, b));

const ORDERS: Record<Exclude<PatientOrder, 'debt'>, (a: Names, b: Names) => number> = {
  lastName: (a, b) => byText(a.last, b.last) || byText(a.first, b.first) || a.patient.id - b.patient.id,
  firstName: (a, b) => byText(a.first, b.first) || byText(a.last, b.last) || a.patient.id - b.patient.id,
  newest: (a, b) => b.patient.id - a.patient.id,
};

const sorted = new WeakMap<readonly Patient[], Map<PatientOrder, readonly Patient[]>>();

/** The patients in an order, kept per list; nameless ones stand last. */
function* byNames(patients: readonly Patient[], order: Exclude<PatientOrder, 'debt'>): Steps<readonly Patient[]> {
  const known = sorted.get(patients) ?? new Map<PatientOrder, readonly Patient[]>();
  sorted.set(patients, known);
  const before = known.get(order);
  if (before) return before;
  const names: Names[] = [];
  for (const patient of patients) {
    if (names.length % STEP === STEP - 1) yield;
    names.push({ patient, first: sortKey(patient.first_name ?? ''), last: sortKey(patient.last_name ?? '') });
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
