import { route } from '../app/route.ts';

export const treatmentRoutes = [
  route('/new-treatment', 'newTreatments', 'newTreatments'),
  route('/new-treatment/:id', 'treatmentEdit', 'treatmentEdit'),
] as const;
