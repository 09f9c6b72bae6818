import { assetItemsWorkflow, expenseItemsWorkflow, inventoryWorkflow } from '../../schema/ledger/list-workflows.ts';
import { registered } from '../kit/registered.ts';
import { inventoryMachine } from './inventory.ts';
import { assetItemsMachine, expenseItemsMachine } from './items.ts';

/** What the lists of rows run on. */
export const workflows = [
  registered(assetItemsWorkflow, assetItemsMachine),
  registered(expenseItemsWorkflow, expenseItemsMachine),
  registered(inventoryWorkflow, inventoryMachine),
];
