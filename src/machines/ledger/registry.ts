import { assetCategoryFormWorkflow, categoriesWorkflow, expenseCategoryFormWorkflow } from '../../schema/ledger/workflows.ts';
import { registered } from '../kit/registered.ts';
import { categoriesMachine } from './categories.ts';
import { assetCategoryFormMachine, expenseCategoryFormMachine } from './category-forms.ts';

/** What categories run on. */
export const workflows = [
  registered(categoriesWorkflow, categoriesMachine),
  registered(assetCategoryFormWorkflow, assetCategoryFormMachine),
  registered(expenseCategoryFormWorkflow, expenseCategoryFormMachine),
];
