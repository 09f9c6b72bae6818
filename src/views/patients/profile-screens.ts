import { PatientDesk } from './desk.tsx';
import { PatientProfile } from './profile/patient-profile.tsx';

export const screens = { patientProfile: PatientProfile, patientListDesk: PatientDesk };
export { words } from './words.ts';
