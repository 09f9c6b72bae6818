import { normalise, persianOrder, queryKeys, searchKey } from '../../schema/kit/persian-text.ts';
import { chatPhone, localPhone } from '../../schema/kit/phone.ts';
import { type Patient } from '../../schema/patients/patient.ts';

export type PatientOrder = 'lastName' | 'firstName' | 'newest';

interface Keys {
  /** Everything a search looks at: name, ten-digit national number, phone as 09… and as 989…. */
  readonly text: string;
  readonly first: string;
  readonly last: string;
}

// Rows are never changed in place: what was computed for one holds for as long as it lives.
const kept = new WeakMap<Patient, Keys>();

const keysOf = (patient: Patient): Keys => {
  const known = kept.get(patient);
  if (known) return known;
  const phone = patient.phone ? `${localPhone(patient.phone)}|${chatPhone(patient.phone)}` : '';
  const name = searchKey(`${patient.first_name} ${patient.last_name}`);
  const keys = { text: `${name}|${patient.national_number}|${phone}`, first: normalise(patient.first_name), last: normalise(patient.last_name) };
  kept.set(patient, keys);
  return keys;
};

/** A number is sought as it stands in the keys: without signs, and with one way of writing the country's code. */
const sought = (word: string): string => (/^[+0-9()-]+$/.test(word) ? word.replace(/[+()-]/g, '').replace(/^0098/, '98') : word);

/** The patients whose name, national number or phone hold every word of the query, in the order given. */
export const searchPatients = (patients: readonly Patient[], query: string): readonly Patient[] => {
  const words = queryKeys(query).map(sought).filter(Boolean);
  return words.length === 0 ? patients : patients.filter((patient) => words.every((word) => keysOf(patient).text.includes(word)));
};

const byText = (a: string, b: string): number => (a === '' || b === '' ? Number(a === '') - Number(b === '') : persianOrder.compare(a, b));

const ORDERS: Record<PatientOrder, (a: Patient, b: Patient) => number> = {
  lastName: (a, b) => byText(keysOf(a).last, keysOf(b).last) || byText(keysOf(a).first, keysOf(b).first) || a.id - b.id,
  firstName: (a, b) => byText(keysOf(a).first, keysOf(b).first) || byText(keysOf(a).last, keysOf(b).last) || a.id - b.id,
  newest: (a, b) => b.id - a.id,
};

const sorted = new WeakMap<readonly Patient[], Map<PatientOrder, readonly Patient[]>>();

/** The patients in an order, kept per list; nameless ones stand last. */
export const sortPatients = (patients: readonly Patient[], order: PatientOrder): readonly Patient[] => {
  const known = sorted.get(patients) ?? new Map<PatientOrder, readonly Patient[]>();
  sorted.set(patients, known);
  const result = known.get(order) ?? patients.toSorted(ORDERS[order]);
  known.set(order, result);
  return result;
};
