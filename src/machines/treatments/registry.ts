import { treatmentEditWorkflow } from '../../schema/treatments/edit-workflow.ts';
import { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { asItLies } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { treatmentEditMachine } from './edit.ts';
import { newTreatmentsMachine } from './new-treatments.ts';

/**
 * The draft of the second version had one tooth, which that of the third still has: others may stand beside it. That of the
 * third always had a day, as that of the fourth has once one is chosen.
 */
const later = { 2: asItLies, 3: asItLies };

export const workflows = [
  registered(newTreatmentsWorkflow, newTreatmentsMachine, { ...stagedMigrations, ...later }),
  registered(treatmentEditWorkflow, treatmentEditMachine, { ...formMigrations, ...later }),
];
