import { PatientList } from './list/patient-list.tsx';

export const screens = { patientList: PatientList };
export { words } from './words.ts';
