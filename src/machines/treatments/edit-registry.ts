import { treatmentEditWorkflow } from '../../schema/treatments/edit-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { treatmentEditMachine } from './edit.ts';
import { draftMigrations } from './migrations.ts';

/** What changing a treatment runs on. */
export const workflows = [registered(treatmentEditWorkflow, treatmentEditMachine, { ...formMigrations, ...draftMigrations })];
