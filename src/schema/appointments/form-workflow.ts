import { recordFormWorkflow } from '../workflows/form.ts';
import { appointmentFields } from './appointment.ts';
import { appointmentDraftFields, appointmentFactFields } from './draft.ts';

/** Making an appointment, or changing one. */
export const appointmentFormWorkflow = recordFormWorkflow('appointmentForm', appointmentDraftFields, appointmentFields, appointmentFactFields);
