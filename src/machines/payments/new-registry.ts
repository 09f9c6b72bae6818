import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { draftMigrations } from './migrations.ts';
import { newPaymentsMachine } from './new-payments.ts';

/** What entering payments runs on. */
export const workflows = [registered(newPaymentsWorkflow, newPaymentsMachine, { ...stagedMigrations, ...draftMigrations })];
