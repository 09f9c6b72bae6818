import { DueCheques } from './due/due-cheques.tsx';
import { PatientPlans } from './plans/patient-plans.tsx';

export const screens = { patientPlans: PatientPlans, dueCheques: DueCheques };
export { words } from './words.ts';
