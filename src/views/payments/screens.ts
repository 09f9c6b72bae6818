import { PatientFinancials } from './account/financials.tsx';
import { ClinicPayments, PatientPayments } from './account/payments.tsx';
import { EditPayment } from './edit-payment.tsx';
import { NewPayments } from './new-payments.tsx';

export const screens = {
  newPayments: NewPayments,
  paymentEdit: EditPayment,
  patientFinancials: PatientFinancials,
  patientPayments: PatientPayments,
  clinicPayments: ClinicPayments,
};
export { words } from './words.ts';
