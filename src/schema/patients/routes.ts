import { route } from '../app/route.ts';

export const patientRoutes = [
  route('/patients', 'patientList', 'patientList'),
  // As with appointments: what is begun (`?draft=2`) is kept apart from the patient of that number.
  route('/new-patient', 'patientForm', 'patientForm', ['draft', 'of']),
  route('/edit-patient/:id', 'patientForm', 'patientForm'),
  { ...route('/patient/:id', 'patientProfile', 'patientProfile'), beside: '/patients' },
] as const;
