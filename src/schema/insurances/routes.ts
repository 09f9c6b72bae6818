import { route } from '../app/route.ts';

export const insuranceRoutes = [
  route('/insurances', 'insuranceList', 'insuranceList'),
  route('/insurances/:id', 'insuranceLevels', 'insuranceLevels'),
] as const;
