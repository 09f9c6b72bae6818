import { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { draftMigrations } from './migrations.ts';
import { newTreatmentsMachine } from './new-treatments.ts';

/** What entering treatments runs on. */
export const workflows = [registered(newTreatmentsWorkflow, newTreatmentsMachine, { ...stagedMigrations, ...draftMigrations })];
