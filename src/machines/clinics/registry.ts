import { clinicFormWorkflow } from '../../schema/clinics/workflows.ts';
import { registered } from '../kit/registered.ts';
import { clinicFormMachine } from './form.ts';

/** What adding and editing a clinic runs on. */
export const workflows = [registered(clinicFormWorkflow, clinicFormMachine)];
