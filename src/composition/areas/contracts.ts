import { contractRoutes } from '../../schema/contracts/routes.ts';
import { room } from '../room.ts';

export default [
  room(contractRoutes, {
    workflows: () => import('../../machines/contracts/registry.ts'),
    screens: () => import('../../views/contracts/screens.ts'),
    effects: () => import('../../effects/contracts/ports.ts'),
  }),
];
