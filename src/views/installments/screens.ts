import { NewCheques } from './cheques/new-cheques.tsx';
import { DueCheques } from './due/due-cheques.tsx';
import { PatientPlans } from './plans/patient-plans.tsx';
import { PlanForm } from './plans/plan-form.tsx';

export const screens = { patientPlans: PatientPlans, planForm: PlanForm, newCheques: NewCheques, dueCheques: DueCheques };
export { words } from './words.ts';
