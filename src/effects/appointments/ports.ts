import { isAlikeAppointment } from '../../schema/appointments/alike.ts';
import type { appointmentFormWorkflow } from '../../schema/appointments/form-workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { recordEffects } from '../kit/resources/record.ts';

const appointmentFormEffects: PortEffects<typeof appointmentFormWorkflow> = recordEffects('appointments', isAlikeAppointment);

export const effects = { appointmentForm: appointmentFormEffects };
