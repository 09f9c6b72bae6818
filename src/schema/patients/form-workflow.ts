import { recordFormWorkflow } from '../workflows/form.ts';
import { patientDraftFields } from './draft.ts';
import { patientFields } from './patient.ts';

/** Adding and editing a patient; `findAlike` means the same national number (`isAlikePatient`). */
export const patientFormWorkflow = recordFormWorkflow('patientForm', patientDraftFields, patientFields);
