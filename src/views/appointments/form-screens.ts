import { AppointmentForm } from './form/appointment-form.tsx';

export const screens = { appointmentForm: AppointmentForm };
export { words } from './words.ts';
