import { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { paymentEditMachine } from './edit.ts';
import { draftMigrations } from './migrations.ts';

/** What changing a payment runs on. */
export const workflows = [registered(paymentEditWorkflow, paymentEditMachine, { ...formMigrations, ...draftMigrations })];
