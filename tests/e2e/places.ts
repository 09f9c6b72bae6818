import { pendingRoutes } from '../../src/schema/shell/pending-routes.ts';

/** An address of every screen for who is signed in but the first. */
export const PLACES = [
  '/settings',
  '/patients',
  '/new-patient',
  '/edit-patient/1',
  '/patient/1',
  '/new-treatment',
  '/new-treatment/1',
  '/patient/1/financials',
  '/patient/1/payments',
  '/clinic/1/payments',
  '/new-payment',
  '/new-payment/1',
  '/new-clinic',
  '/edit-clinic/2',
  '/edit-clinic/2/contracts',
  '/procedure-types',
  '/insurances',
  '/insurances/1',
  '/accounting',
  '/accounting?tab=receivable',
  ...pendingRoutes.map(({ path }) => path.replace(':section', 'general').replaceAll(/:\w+/g, '1')),
];
