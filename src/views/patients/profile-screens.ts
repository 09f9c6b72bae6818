import type { Screens } from '../kit/page/screens.ts';
import { PatientProfile } from './profile/patient-profile.tsx';

export const screens: Screens = { patientProfile: PatientProfile };
export { words } from './words.ts';
