import { route } from '../app/route.ts';

/** Each patient has a prescription of their own, and their file is read along with it. */
export const prescriptionRoutes = [
  route('/prescription', 'prescription', 'prescription', ['patient'], [{ workflow: 'prescriptionPatient', of: 'patient' }]),
] as const;
