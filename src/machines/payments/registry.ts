import { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../schema/payments/payer-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { asItLies } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { paymentEditMachine } from './edit.ts';
import { newPaymentsMachine } from './new-payments.ts';
import { clinicPaymentsMachine, patientFinancialsMachine, patientPaymentsMachine } from './payer.ts';

/** The draft of the second version always had a day, as that of the third has once one is chosen. */
const later = { 2: asItLies };

export const workflows = [
  registered(newPaymentsWorkflow, newPaymentsMachine, { ...stagedMigrations, ...later }),
  registered(paymentEditWorkflow, paymentEditMachine, { ...formMigrations, ...later }),
  registered(patientFinancialsWorkflow, patientFinancialsMachine),
  registered(patientPaymentsWorkflow, patientPaymentsMachine),
  registered(clinicPaymentsWorkflow, clinicPaymentsMachine),
];
