import { labRoutes } from '../../schema/lab/routes.ts';
import { room } from '../room.ts';

export default [
  room(labRoutes, {
    workflows: () => import('../../machines/lab/registry.ts'),
    screens: () => import('../../views/lab/screens.ts'),
    effects: () => import('../../effects/lab/ports.ts'),
  }),
];
