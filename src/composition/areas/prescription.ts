import { prescriptionRoutes } from '../../schema/prescription/routes.ts';
import { room } from '../room.ts';

export default [
  room(prescriptionRoutes, {
    workflows: () => import('../../machines/prescription/registry.ts'),
    screens: () => import('../../views/prescription/screens.ts'),
    effects: () => import('../../effects/prescription/ports.ts'),
  }),
];
