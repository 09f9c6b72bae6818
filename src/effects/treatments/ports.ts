import type { treatmentEditWorkflow } from '../../schema/treatments/edit-workflow.ts';
import type { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import { isAlikeTreatment } from '../../schema/treatments/payload.ts';
import type { PortEffects } from '../kit/ports.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { stagedEffects } from '../kit/resources/staged.ts';

const newTreatmentsEffects: PortEffects<typeof newTreatmentsWorkflow> = stagedEffects('surgeries', isAlikeTreatment);

const treatmentEditEffects: PortEffects<typeof treatmentEditWorkflow> = recordEffects('surgeries', isAlikeTreatment);

export const effects = {
  newTreatments: newTreatmentsEffects,
  treatmentEdit: treatmentEditEffects,
};
