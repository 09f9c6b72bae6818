import { installmentRoutes } from '../../schema/installments/routes.ts';
import { room } from '../room.ts';

export default [
  room(installmentRoutes, {
    workflows: () => import('../../machines/installments/registry.ts'),
    screens: () => import('../../views/installments/screens.ts'),
    effects: () => import('../../effects/installments/ports.ts'),
    sheets: ['planForm'],
  }),
];
