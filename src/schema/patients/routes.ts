import { route } from '../app/route.ts';

export const patientRoutes = [
  route('/patients', 'patientList', 'patientList'),
  route('/new-patient', 'patientForm', 'patientForm'),
  route('/edit-patient/:id', 'patientForm', 'patientForm'),
  { ...route('/patient/:id', 'patientProfile', 'patientProfile'), beside: '/patients' },
] as const;
