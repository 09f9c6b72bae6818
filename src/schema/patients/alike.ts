import type { PatientPayload } from './draft.ts';
import type { Patient } from './patient.ts';

/** Whether a stored patient could be taken for the one in the payload: the national number is what tells patients apart. */
export const isAlikePatient = (payload: PatientPayload, patient: Patient): boolean => patient.national_number === payload.national_number;
