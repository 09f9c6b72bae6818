import { Appointments } from './list/appointments.tsx';

export const screens = { appointments: Appointments };
export { words } from './words.ts';
