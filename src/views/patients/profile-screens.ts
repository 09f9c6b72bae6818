import { PatientProfile } from './profile/patient-profile.tsx';

export const screens = { patientProfile: PatientProfile };
export { words } from './words.ts';
