import { treatmentEditWorkflow } from '../../schema/treatments/edit-workflow.ts';
import { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { treatmentEditMachine } from './edit.ts';
import { newTreatmentsMachine } from './new-treatments.ts';

export const workflows = [
  registered(newTreatmentsWorkflow, newTreatmentsMachine, stagedMigrations),
  registered(treatmentEditWorkflow, treatmentEditMachine, formMigrations),
];
