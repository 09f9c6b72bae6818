import { PatientForm } from './form/patient-form.tsx';

export const screens = { patientForm: PatientForm };
export { words } from './words.ts';
