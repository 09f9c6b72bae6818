import { route } from '../app/route.ts';

export const contractRoutes = [
  route('/contracts/:id', 'clinicContracts', 'clinicContracts'),
  route('/constant-tariffs/:id', 'clinicTariffs', 'clinicTariffs'),
] as const;
