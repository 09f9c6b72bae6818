import type { assetItemsWorkflow, expenseItemsWorkflow } from '../../schema/ledger/list-workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { tableEffects } from '../kit/tables.ts';

const assetCategories = repositoryOf('assetCategories');
const expenseCategories = repositoryOf('expenseCategories');

const assetItems: PortEffects<typeof assetItemsWorkflow> = { ...tableEffects, loadCategory: ({ id }) => assetCategories.one(id) };
const expenseItems: PortEffects<typeof expenseItemsWorkflow> = { ...tableEffects, loadCategory: ({ id }) => expenseCategories.one(id) };

export const effects = { assetItems, expenseItems, inventory: tableEffects };
