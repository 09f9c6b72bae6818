import { recordFormWorkflow } from '../workflows/form.ts';
import { appointmentFields } from './appointment.ts';
import { appointmentDraftFields, appointmentFactFields } from './draft.ts';

/** Making an appointment, or changing one. Version 3 knows what was noted of patients that were chosen before, version 4 that a stored one may not say whether a treatment begins. */
export const appointmentFormWorkflow = recordFormWorkflow('appointmentForm', appointmentDraftFields, appointmentFields, appointmentFactFields, 4);
