import { accountRoutes } from '../account/routes.ts';
import { accountingRoutes } from '../accounting/routes.ts';
import { appointmentRoutes } from '../appointments/routes.ts';
import { clinicRoutes } from '../clinics/routes.ts';
import { contractRoutes } from '../contracts/routes.ts';
import { documentRoutes } from '../documents/routes.ts';
import { installmentRoutes } from '../installments/routes.ts';
import { insuranceRoutes } from '../insurances/routes.ts';
import { labRoutes } from '../lab/routes.ts';
import { ledgerRoutes } from '../ledger/routes.ts';
import { messageRoutes } from '../messages/routes.ts';
import { patientRoutes } from '../patients/routes.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { prescriptionRoutes } from '../prescription/routes.ts';
import { sessionRoutes } from '../session/routes.ts';
import { shellRoutes } from '../shell/routes.ts';
import { treatmentRoutes } from '../treatments/routes.ts';
import type { Route } from './route.ts';

/**
 * The areas of the product with their addresses: the one place where an area is added. What else belongs to one (machines,
 * effects, screens, words) stands in its folders, and its file in `src/composition/areas` says how that is loaded.
 */
export const areas = {
  session: sessionRoutes,
  shell: shellRoutes,
  patients: patientRoutes,
  treatments: treatmentRoutes,
  payments: paymentRoutes,
  installments: installmentRoutes,
  clinics: clinicRoutes,
  contracts: contractRoutes,
  insurances: insuranceRoutes,
  lab: labRoutes,
  ledger: ledgerRoutes,
  messages: messageRoutes,
  prescription: prescriptionRoutes,
  account: accountRoutes,
  accounting: accountingRoutes,
  appointments: appointmentRoutes,
  documents: documentRoutes,
} as const satisfies Readonly<Record<string, readonly Route[]>>;
