import { appointmentsWorkflow } from '../../schema/appointments/list-workflow.ts';
import { registered } from '../kit/registered.ts';
import { appointmentsMachine } from './appointments.ts';

/** What the list runs on; the form has a registry of its own, so that the day does not wait for it. */
export const workflows = [registered(appointmentsWorkflow, appointmentsMachine)];
