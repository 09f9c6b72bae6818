import { appointmentFormWorkflow } from '../../schema/appointments/form-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { appointmentFormMachine } from './form.ts';

/** What making and changing an appointment runs on. */
export const workflows = [registered(appointmentFormWorkflow, appointmentFormMachine, formMigrations)];
