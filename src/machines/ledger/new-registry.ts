import { newAssetsWorkflow, newExpensesWorkflow } from '../../schema/ledger/workflows.ts';
import { registered } from '../kit/registered.ts';
import { itemMigrations } from './migrations.ts';
import { newAssetsMachine, newExpensesMachine } from './new-items.ts';

/** What entering rows runs on. */
export const workflows = [registered(newAssetsWorkflow, newAssetsMachine, itemMigrations), registered(newExpensesWorkflow, newExpensesMachine, itemMigrations)];
