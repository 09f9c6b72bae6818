import type { Screens } from '../kit/page/screens.ts';
import { PatientFinancials } from './account/financials.tsx';
import { ClinicPayments, PatientPayments } from './account/payments.tsx';
import { EditPayment } from './edit-payment.tsx';
import { NewPayments } from './new-payments.tsx';

export const screens: Screens = {
  newPayments: NewPayments,
  paymentEdit: EditPayment,
  patientFinancials: PatientFinancials,
  patientPayments: PatientPayments,
  clinicPayments: ClinicPayments,
};
export { words } from './words.ts';
