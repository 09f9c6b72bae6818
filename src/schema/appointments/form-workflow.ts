import { recordFormWorkflow } from '../workflows/form.ts';
import { appointmentFields } from './appointment.ts';
import { appointmentDraftFields, appointmentFactFields } from './draft.ts';

/** Making an appointment, or changing one. Version 3 knows what was noted of patients that were chosen before. */
export const appointmentFormWorkflow = recordFormWorkflow('appointmentForm', appointmentDraftFields, appointmentFields, appointmentFactFields, 3);
