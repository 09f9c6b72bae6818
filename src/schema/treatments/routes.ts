import { route } from '../app/route.ts';

export const treatmentRoutes = [
  route('/new-treatment', 'newTreatments', 'newTreatments', ['patient']),
  route('/new-treatment/:id', 'treatmentEdit', 'treatmentEdit'),
] as const;
