import { isAlikeBy } from '../kit/draft/alike.ts';
import type { Appointment } from './appointment.ts';

/** Whether a stored appointment could be what a payload became: the same patient at the same minute. */
export const isAlikeAppointment = isAlikeBy<Appointment>('patient', 'appointment_time');
