import { stagedListWorkflow } from '../workflows/staged.ts';
import { treatmentDraftFields, treatmentFactFields } from './draft.ts';
import { surgeryFields } from './surgery.ts';

/** Entering treatments: a form that fills a list, sent one by one; `findAlike` means the same work on the same day (`isAlikeTreatment`). */
export const newTreatmentsWorkflow = stagedListWorkflow('newTreatments', treatmentDraftFields, treatmentFactFields, surgeryFields, 4);
