import { planFormWorkflow } from '../../schema/installments/workflows.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { planFormMachine } from './plan-form.ts';

/** What agreeing on instalments runs on. */
export const workflows = [registered(planFormWorkflow, planFormMachine, formMigrations)];
