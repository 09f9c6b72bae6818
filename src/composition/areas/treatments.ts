import { treatmentRoutes } from '../../schema/treatments/routes.ts';
import { room } from '../room.ts';

export default [
  room(treatmentRoutes, {
    workflows: () => import('../../machines/treatments/registry.ts'),
    screens: () => import('../../views/treatments/screens.ts'),
    effects: () => import('../../effects/treatments/ports.ts'),
  }),
];
