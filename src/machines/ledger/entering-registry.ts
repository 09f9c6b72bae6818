import { assetEditWorkflow, expenseEditWorkflow, newAssetsWorkflow, newExpensesWorkflow } from '../../schema/ledger/workflows.ts';
import { registered } from '../kit/registered.ts';
import { assetEditMachine, expenseEditMachine } from './edit-items.ts';
import { newAssetsMachine, newExpensesMachine } from './new-items.ts';

/** What entering and changing rows runs on. */
export const workflows = [
  registered(newAssetsWorkflow, newAssetsMachine),
  registered(newExpensesWorkflow, newExpensesMachine),
  registered(assetEditWorkflow, assetEditMachine),
  registered(expenseEditWorkflow, expenseEditMachine),
];
