import { route } from '../kit/route.ts';

export const patientRoutes = [
  route('/patients', 'patientList', 'patientList'),
  route('/new-patient', 'patientForm', 'patientForm'),
  route('/edit-patient/:id', 'patientForm', 'patientForm'),
  route('/patient/:id', 'patientProfile', 'patientProfile'),
] as const;
