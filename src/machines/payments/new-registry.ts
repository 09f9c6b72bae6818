import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { asItLies } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { newPaymentsMachine } from './new-payments.ts';

/** What entering payments runs on; the draft of the second version always had a day, as that of the third has once one is chosen. */
export const workflows = [registered(newPaymentsWorkflow, newPaymentsMachine, { ...stagedMigrations, 2: asItLies })];
