import { route } from '../app/route.ts';

export const paymentRoutes = [
  route('/patient/:id/financials', 'patientFinancials', 'patientFinancials'),
  route('/patient/:id/payments', 'patientPayments', 'patientPayments'),
  route('/clinic/:id/payments', 'clinicPayments', 'clinicPayments'),
  route('/new-payment', 'newPayments', 'newPayments', ['patient', 'clinic'], [{ workflow: 'patientDebt' }]),
  route('/new-payment/:id', 'paymentEdit', 'paymentEdit'),
] as const;
