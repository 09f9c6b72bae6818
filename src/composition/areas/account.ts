import { accountRoutes } from '../../schema/account/routes.ts';
import { room } from '../room.ts';

export default [
  room(accountRoutes, {
    workflows: () => import('../../machines/account/registry.ts'),
    screens: () => import('../../views/account/screens.ts'),
    effects: () => import('../../effects/account/ports.ts'),
  }),
];
