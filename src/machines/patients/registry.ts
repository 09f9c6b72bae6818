import { patientListWorkflow } from '../../schema/patients/list-workflow.ts';
import { registered } from '../kit/registered.ts';
import { patientListMachine } from './list.ts';
import { patientListMigrations } from './migrations.ts';

/** What the list runs on; the form and the file have registries of their own, so that the list does not wait for them. */
export const workflows = [registered(patientListWorkflow, patientListMachine, patientListMigrations)];
