import { paperWorksheetWorkflow } from '../workflows/worksheet.ts';
import { lineDraft, prescriptionHeadFields } from './line.ts';

/** A prescription for one patient, line by line, on paper. */
export const prescriptionWorkflow = paperWorksheetWorkflow('prescription', prescriptionHeadFields, lineDraft.fields, 3);
