import { PatientDesk } from './desk.tsx';
import { PatientList } from './list/patient-list.tsx';

export const screens = { patientList: PatientList, patientListDesk: PatientDesk };
export { words } from './words.ts';
