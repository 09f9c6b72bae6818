import { assetEditWorkflow, expenseEditWorkflow } from '../../schema/ledger/workflows.ts';
import { registered } from '../kit/registered.ts';
import { assetEditMachine, expenseEditMachine } from './edit-items.ts';
import { itemMigrations } from './migrations.ts';

/** What changing a row runs on. */
export const workflows = [registered(assetEditWorkflow, assetEditMachine, itemMigrations), registered(expenseEditWorkflow, expenseEditMachine, itemMigrations)];
