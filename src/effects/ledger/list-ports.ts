import type { assetItemsWorkflow, expenseItemsWorkflow } from '../../schema/ledger/list-workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';
import { repositoryOf } from '../kit/resources/repository.ts';

const assetCategories = repositoryOf('assetCategories');
const expenseCategories = repositoryOf('expenseCategories');

const assetItems: PortEffects<typeof assetItemsWorkflow> = { printPage: print, loadCategory: ({ id }) => assetCategories.one(id) };
const expenseItems: PortEffects<typeof expenseItemsWorkflow> = { printPage: print, loadCategory: ({ id }) => expenseCategories.one(id) };

export const effects = { assetItems, expenseItems, inventory: { printPage: print } };
