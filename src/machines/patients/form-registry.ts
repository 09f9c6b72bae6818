import { patientFormWorkflow } from '../../schema/patients/form-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { patientFormMachine } from './form.ts';

/** What adding and editing a patient runs on. */
export const workflows = [registered(patientFormWorkflow, patientFormMachine, formMigrations)];
