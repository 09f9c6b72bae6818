import { patientRoutes } from '../../schema/patients/routes.ts';
import { room, showing } from '../room.ts';

const effects = () => import('../../effects/patients/ports.ts');

/** Three rooms: whoever looks for a patient does not wait for the form and the file. */
export default [
  room(showing(patientRoutes, 'patientList'), {
    workflows: () => import('../../machines/patients/registry.ts'),
    screens: () => import('../../views/patients/screens.ts'),
    effects,
  }),
  room(showing(patientRoutes, 'patientForm'), {
    workflows: () => import('../../machines/patients/form-registry.ts'),
    screens: () => import('../../views/patients/form-screens.ts'),
    effects,
    // Also over the form of an appointment.
    sheets: ['patientForm'],
  }),
  room(showing(patientRoutes, 'patientProfile'), {
    // Its list comes along for the desk, where it stands beside it; nothing of it is shown in a sheet.
    sheets: [],
    workflows: () => import('../../machines/patients/profile-registry.ts'),
    screens: () => import('../../views/patients/profile-screens.ts'),
    effects,
  }),
];
