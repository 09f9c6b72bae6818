import { assetEditWorkflow, expenseEditWorkflow, newAssetsWorkflow, newExpensesWorkflow } from '../../schema/ledger/workflows.ts';
import { asItLies } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { assetEditMachine, expenseEditMachine } from './edit-items.ts';
import { newAssetsMachine, newExpensesMachine } from './new-items.ts';

/** The draft of the second version always had a day, as that of the third has once one is chosen. */
const later = { 2: asItLies };

/** What entering and changing rows runs on. */
export const workflows = [
  registered(newAssetsWorkflow, newAssetsMachine, later),
  registered(newExpensesWorkflow, newExpensesMachine, later),
  registered(assetEditWorkflow, assetEditMachine, later),
  registered(expenseEditWorkflow, expenseEditMachine, later),
];
