import { recordFormWorkflow } from '../workflows/form.ts';
import { treatmentDraftFields, treatmentFactFields } from './draft.ts';
import { surgeryFields } from './surgery.ts';

/** Changing one stored treatment. */
export const treatmentEditWorkflow = recordFormWorkflow('treatmentEdit', treatmentDraftFields, surgeryFields, treatmentFactFields, 4);
