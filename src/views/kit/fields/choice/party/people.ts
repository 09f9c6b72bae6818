import { rowById } from '../../../../../machines/kit/rows.ts';
import type { Patient } from '../../../../../schema/patients/patient.ts';
import type { Option } from '../options.ts';

/** Patients among what can be chosen: thousands, who are found as in their own list, and made choices of where somebody sees them. */
export interface People<V extends string | number> {
  readonly patients: readonly Patient[];
  /** Whom one worked with, by their numbers, the last one first. */
  readonly lately: readonly string[];
  readonly optionOf: (patient: Patient) => Option<V>;
  readonly idOf: (value: V) => number;
}

/** What a value means among choices, and patients where some of them are. */
export const optionAmong = <V extends string | number>(value: V | null, options: readonly Option<V>[], people?: People<V>): Option<V> | undefined => {
  const listed = options.find((option) => option.value === value);
  if (listed || !people || value === null) return listed;
  const patient = rowById(people.patients, people.idOf(value));
  return patient && people.optionOf(patient);
};
