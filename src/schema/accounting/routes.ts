import { route } from '../app/route.ts';

export const accountingRoutes = [route('/accounting', 'accounting', 'accounting')] as const;
