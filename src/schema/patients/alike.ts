import { isAlikeBy } from '../kit/draft/alike.ts';
import type { Patient } from './patient.ts';

const hasNumber = isAlikeBy<Patient>('national_number');
const hasName = isAlikeBy<Patient>('first_name', 'last_name');

/** Whether a text of digits tells a patient from others; zeros alone are kept as no number (D-346). */
export const isTelling = (number: string | null | undefined): boolean => Number(number ?? 0) > 0;

/** Whether a stored patient could be taken for the one in the payload: the national number is what tells patients apart, among those without one their name. */
export const isAlikePatient = (payload: Partial<Patient>, patient: Patient): boolean =>
  isTelling(payload.national_number) ? hasNumber(payload, patient) : patient.national_number == null && hasName(payload, patient);
