import { patientDebtWorkflow } from '../../schema/payments/debt-workflow.ts';
import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { patientDebtMachine } from './debt.ts';
import { draftMigrations } from './migrations.ts';
import { newPaymentsMachine } from './new-payments.ts';

/** What entering payments runs on: the list of them, and what the payer owes. */
export const workflows = [
  registered(newPaymentsWorkflow, newPaymentsMachine, { ...stagedMigrations, ...draftMigrations }),
  registered(patientDebtWorkflow, patientDebtMachine),
] as const;
