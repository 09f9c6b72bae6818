import { paymentRoutes } from '../../schema/payments/routes.ts';
import { room, showing } from '../room.ts';

/** Three rooms: what payers owe and paid, entering payments, and changing one. */
export default [
  room([...showing(paymentRoutes, 'patientFinancials'), ...showing(paymentRoutes, 'patientPayments'), ...showing(paymentRoutes, 'clinicPayments')], {
    workflows: () => import('../../machines/payments/registry.ts'),
    screens: () => import('../../views/payments/screens.ts'),
    effects: () => import('../../effects/payments/ports.ts'),
  }),
  room(showing(paymentRoutes, 'newPayments'), {
    workflows: () => import('../../machines/payments/new-registry.ts'),
    screens: () => import('../../views/payments/new-screens.ts'),
    effects: () => import('../../effects/payments/new-ports.ts'),
  }),
  room(showing(paymentRoutes, 'paymentEdit'), {
    workflows: () => import('../../machines/payments/edit-registry.ts'),
    screens: () => import('../../views/payments/edit-screens.ts'),
    effects: () => import('../../effects/payments/edit-ports.ts'),
  }),
];
