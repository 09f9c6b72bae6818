import { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { asItLies } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { paymentEditMachine } from './edit.ts';

/** What changing a payment runs on; the draft of the second version always had a day, as that of the third has once one is chosen. */
export const workflows = [registered(paymentEditWorkflow, paymentEditMachine, { ...formMigrations, 2: asItLies })];
