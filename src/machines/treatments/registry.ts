import { treatmentEditWorkflow } from '../../schema/treatments/edit-workflow.ts';
import { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import type { Kept } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { treatmentEditMachine } from './edit.ts';
import { newTreatmentsMachine } from './new-treatments.ts';

/** The draft of the second version had one tooth, which that of the third still has: others may stand beside it. */
const third = (kept: Kept): Kept => kept;

export const workflows = [
  registered(newTreatmentsWorkflow, newTreatmentsMachine, { ...stagedMigrations, 2: third }),
  registered(treatmentEditWorkflow, treatmentEditMachine, { ...formMigrations, 2: third }),
];
