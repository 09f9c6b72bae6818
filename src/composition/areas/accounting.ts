import { accountingRoutes } from '../../schema/accounting/routes.ts';
import { room } from '../room.ts';

export default [
  room(accountingRoutes, {
    workflows: () => import('../../machines/accounting/registry.ts'),
    screens: () => import('../../views/accounting/screens.ts'),
    effects: () => import('../../effects/accounting/ports.ts'),
  }),
];
