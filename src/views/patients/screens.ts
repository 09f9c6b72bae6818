import type { Screens } from '../kit/page/screens.ts';
import { PatientForm } from './form/patient-form.tsx';
import { PatientList } from './list/patient-list.tsx';
import { PatientProfile } from './profile/patient-profile.tsx';

export const screens: Screens = { patientList: PatientList, patientForm: PatientForm, patientProfile: PatientProfile };
export { words } from './words.ts';
