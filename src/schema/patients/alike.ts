import { isAlikeBy } from '../kit/draft/alike.ts';
import type { Patient } from './patient.ts';

/** Whether a stored patient could be taken for the one in the payload: the national number is what tells patients apart. */
export const isAlikePatient = isAlikeBy<Patient>('national_number');
