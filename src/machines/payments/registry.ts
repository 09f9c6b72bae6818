import { clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../schema/payments/payer-workflow.ts';
import { registered } from '../kit/registered.ts';
import { clinicPaymentsMachine, patientFinancialsMachine, patientPaymentsMachine } from './payer.ts';

/** What the accounts of payers run on. */
export const workflows = [
  registered(patientFinancialsWorkflow, patientFinancialsMachine),
  registered(patientPaymentsWorkflow, patientPaymentsMachine),
  registered(clinicPaymentsWorkflow, clinicPaymentsMachine),
];
