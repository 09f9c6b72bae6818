import { patientPlansWorkflow } from '../../schema/installments/workflows.ts';
import { registered } from '../kit/registered.ts';
import { patientPlansMachine } from './plans.ts';

/** What the plans of a patient run on, who is the same where they are seen and where cheques are entered. */
export const workflows = [registered(patientPlansWorkflow, patientPlansMachine)] as const;
