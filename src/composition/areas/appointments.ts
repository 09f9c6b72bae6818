import { appointmentRoutes } from '../../schema/appointments/routes.ts';
import { room, showing } from '../room.ts';

/** Two rooms: whoever looks at the day does not wait for the form. */
export default [
  room(showing(appointmentRoutes, 'appointments'), {
    workflows: () => import('../../machines/appointments/registry.ts'),
    screens: () => import('../../views/appointments/screens.ts'),
    effects: () => import('../../effects/appointments/list-ports.ts'),
    touched: () => import('../../views/appointments/list/day-fields.tsx'),
  }),
  room(showing(appointmentRoutes, 'appointmentForm'), {
    workflows: () => import('../../machines/appointments/form-registry.ts'),
    screens: () => import('../../views/appointments/form-screens.ts'),
    effects: () => import('../../effects/appointments/ports.ts'),
  }),
];
