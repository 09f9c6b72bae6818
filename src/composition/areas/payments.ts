import { paymentRoutes } from '../../schema/payments/routes.ts';
import { room } from '../room.ts';

export default [
  room(paymentRoutes, {
    workflows: () => import('../../machines/payments/registry.ts'),
    screens: () => import('../../views/payments/screens.ts'),
    effects: () => import('../../effects/payments/ports.ts'),
  }),
];
