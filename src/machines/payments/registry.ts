import { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../schema/payments/payer-workflow.ts';
import type { Registered } from '../kit/registry.ts';
import { paymentEditMachine } from './edit.ts';
import { newPaymentsMachine } from './new-payments.ts';
import { clinicPaymentsMachine, patientFinancialsMachine, patientPaymentsMachine } from './payer.ts';

export const workflows: readonly Registered[] = [
  { description: newPaymentsWorkflow, machine: newPaymentsMachine },
  { description: paymentEditWorkflow, machine: paymentEditMachine },
  { description: patientFinancialsWorkflow, machine: patientFinancialsMachine },
  { description: patientPaymentsWorkflow, machine: patientPaymentsMachine },
  { description: clinicPaymentsWorkflow, machine: clinicPaymentsMachine },
];
