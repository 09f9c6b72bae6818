import { assetFields, categoryFields, expenseFields } from '../accounting/ledger.ts';
import { struct } from '../kit/shape.ts';
import { listWorkflow } from '../workflows/list.ts';

/** What category `params.id` holds. */
export const assetItemsWorkflow = listWorkflow('assetItems', assetFields, { category: struct(categoryFields) });
export const expenseItemsWorkflow = listWorkflow('expenseItems', expenseFields, { category: struct(categoryFields) });

/** Everything that the practice owns. */
export const inventoryWorkflow = listWorkflow('inventory', assetFields);
