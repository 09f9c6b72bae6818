import { fullName, MALE, type Patient } from '../../../schema/patients/patient.ts';
import { pageWords } from '../page/texts.ts';
import { personTitles } from './texts.ts';

/** How somebody is called on paper (DOC-PAPER-2). Nobody is called by a title that may be wrong: where the provider says nothing of it there is none. */
export const titledName = (patient: Pick<Patient, 'first_name' | 'last_name' | 'gender'>): string => {
  const title = patient.gender == null ? [] : [patient.gender === MALE ? personTitles.male : personTitles.other];
  return [...title, fullName(patient) || pageWords.unknown].join(' ');
};
