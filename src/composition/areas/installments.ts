import { installmentRoutes } from '../../schema/installments/routes.ts';
import { room, showing } from '../room.ts';

/** Three rooms: plans and due cheques, agreeing on a plan, and entering its cheques. */
export default [
  room([...showing(installmentRoutes, 'patientPlans'), ...showing(installmentRoutes, 'dueCheques')], {
    workflows: () => import('../../machines/installments/registry.ts'),
    screens: () => import('../../views/installments/screens.ts'),
    effects: () => import('../../effects/installments/ports.ts'),
  }),
  room([], {
    workflows: () => import('../../machines/installments/plan-form-registry.ts'),
    screens: () => import('../../views/installments/plan-form-screens.ts'),
    effects: () => import('../../effects/installments/plan-form-ports.ts'),
    sheets: ['planForm'],
  }),
  room(showing(installmentRoutes, 'newCheques'), {
    workflows: () => import('../../machines/installments/cheques-registry.ts'),
    screens: () => import('../../views/installments/cheques-screens.ts'),
    effects: () => import('../../effects/installments/cheques-ports.ts'),
  }),
];
