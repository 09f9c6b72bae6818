import { PatientFinancials } from './account/financials.tsx';
import { ClinicPayments, PatientPayments } from './account/payments.tsx';

export const screens = { patientFinancials: PatientFinancials, patientPayments: PatientPayments, clinicPayments: ClinicPayments };
export { words } from './words.ts';
