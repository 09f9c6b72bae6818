import { treatmentEditWorkflow } from '../../schema/treatments/edit-workflow.ts';
import { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import type { Registered } from '../kit/registry.ts';
import { treatmentEditMachine } from './edit.ts';
import { newTreatmentsMachine } from './new-treatments.ts';

export const workflows: readonly Registered[] = [
  { description: newTreatmentsWorkflow, machine: newTreatmentsMachine },
  { description: treatmentEditWorkflow, machine: treatmentEditMachine },
];
