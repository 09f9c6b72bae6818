import { contractRoutes } from '../../schema/contracts/routes.ts';
import { room, showing } from '../room.ts';

const effects = () => import('../../effects/contracts/ports.ts');

/** Two rooms: contracts, and the tariffs under one. */
export default [
  room(showing(contractRoutes, 'clinicContracts'), {
    workflows: () => import('../../machines/contracts/registry.ts'),
    screens: () => import('../../views/contracts/screens.ts'),
    effects,
  }),
  room(showing(contractRoutes, 'clinicTariffs'), {
    workflows: () => import('../../machines/contracts/tariffs-registry.ts'),
    screens: () => import('../../views/contracts/tariffs-screens.ts'),
    effects,
  }),
];
