import { NewCheques } from './cheques/new-cheques.tsx';
import { PatientPlans } from './plans/patient-plans.tsx';
import { PlanForm } from './plans/plan-form.tsx';

export const screens = { patientPlans: PatientPlans, planForm: PlanForm, newCheques: NewCheques };
export { words } from './words.ts';
