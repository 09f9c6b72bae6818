import { route } from '../app/route.ts';

export const appointmentRoutes = [
  route('/appointments', 'appointments', 'appointments'),
  route('/new-appointment', 'appointmentForm', 'appointmentForm'),
  route('/edit-appointment/:id', 'appointmentForm', 'appointmentForm'),
] as const;
