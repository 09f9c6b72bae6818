import { route } from '../app/route.ts';

const PATHS = [
  '/patient/:id/installments',
  '/installment-checks/:patientId/:installmentId',
  '/inventory',
  '/new-asset-expense',
  '/new-asset-expense/asset/:id',
  '/new-asset-expense/expense/:id',
  '/categories',
  '/edit-asset-category/:id',
  '/edit-expense-category/:id',
  '/asset-category/:id/items',
  '/expense-category/:id/items',
  '/appointments',
  '/new-appointment',
  '/edit-appointment/:id',
  '/invoice-certificate',
  '/prescription',
  '/sms',
  '/send-to-lab',
];

/** Places of the product that are still to be built; an area that is built takes its paths out of here. */
export const pendingRoutes = PATHS.map((path) => route(path, 'pending'));
