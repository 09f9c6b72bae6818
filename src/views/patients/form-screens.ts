import type { Screens } from '../kit/page/screens.ts';
import { PatientForm } from './form/patient-form.tsx';

export const screens: Screens = { patientForm: PatientForm };
export { words } from './words.ts';
