import { fullName, type Patient } from '../../schema/patients/patient.ts';
import { pageWords } from '../kit/page/texts.ts';

/** What a patient of a list is called; of one whom the list does not have, that nobody knows. */
export const patientName = (patient: Patient | null | undefined): string => (patient && fullName(patient)) || pageWords.unknown;
