import { route } from '../app/route.ts';

export const appointmentRoutes = [
  route('/appointments', 'appointments', 'appointments'),
  // The second of a pair keeps what is begun (`?draft=2`) apart from the appointment of that number.
  route('/new-appointment', 'appointmentForm', 'appointmentForm', ['draft', 'of']),
  route('/edit-appointment/:id', 'appointmentForm', 'appointmentForm'),
] as const;
