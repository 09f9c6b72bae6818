import { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../schema/payments/payer-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { paymentEditMachine } from './edit.ts';
import { newPaymentsMachine } from './new-payments.ts';
import { clinicPaymentsMachine, patientFinancialsMachine, patientPaymentsMachine } from './payer.ts';

export const workflows = [
  registered(newPaymentsWorkflow, newPaymentsMachine, stagedMigrations),
  registered(paymentEditWorkflow, paymentEditMachine, formMigrations),
  registered(patientFinancialsWorkflow, patientFinancialsMachine),
  registered(patientPaymentsWorkflow, patientPaymentsMachine),
  registered(clinicPaymentsWorkflow, clinicPaymentsMachine),
];
