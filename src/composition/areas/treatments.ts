import { treatmentRoutes } from '../../schema/treatments/routes.ts';
import { room, showing } from '../room.ts';

const effects = () => import('../../effects/treatments/ports.ts');

/** Two rooms: entering treatments, and changing one. */
export default [
  room(showing(treatmentRoutes, 'newTreatments'), {
    workflows: () => import('../../machines/treatments/registry.ts'),
    screens: () => import('../../views/treatments/screens.ts'),
    effects,
  }),
  room(showing(treatmentRoutes, 'treatmentEdit'), {
    workflows: () => import('../../machines/treatments/edit-registry.ts'),
    screens: () => import('../../views/treatments/edit-screens.ts'),
    effects,
  }),
];
