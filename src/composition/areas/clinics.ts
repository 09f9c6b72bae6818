import { clinicRoutes } from '../../schema/clinics/routes.ts';
import { room, showing } from '../room.ts';

const effects = () => import('../../effects/clinics/ports.ts');

/** Two rooms: a clinic's page, and the services. */
export default [
  room(showing(clinicRoutes, 'clinicForm'), {
    workflows: () => import('../../machines/clinics/registry.ts'),
    screens: () => import('./joined/clinic-page.ts'),
    effects,
  }),
  room(showing(clinicRoutes, 'services'), {
    workflows: () => import('../../machines/clinics/services-registry.ts'),
    screens: () => import('../../views/clinics/services-screens.ts'),
    effects,
  }),
];
