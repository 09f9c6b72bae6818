import type { Screens } from '../kit/page/screens.ts';
import { PatientList } from './list/patient-list.tsx';

export const screens: Screens = { patientList: PatientList };
export { words } from './words.ts';
