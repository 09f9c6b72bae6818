import { isAlikeCategory } from '../../schema/ledger/category-draft.ts';
import { isAlikeAsset, isAlikeExpense } from '../../schema/ledger/item-draft.ts';
import type {
  assetCategoryFormWorkflow,
  assetEditWorkflow,
  expenseCategoryFormWorkflow,
  expenseEditWorkflow,
  newAssetsWorkflow,
  newExpensesWorkflow,
} from '../../schema/ledger/workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { stagedEffects } from '../kit/resources/staged.ts';

const assetCategoryForm: PortEffects<typeof assetCategoryFormWorkflow> = recordEffects('assetCategories', isAlikeCategory);
const expenseCategoryForm: PortEffects<typeof expenseCategoryFormWorkflow> = recordEffects('expenseCategories', isAlikeCategory);
const newAssets: PortEffects<typeof newAssetsWorkflow> = stagedEffects('assets', isAlikeAsset);
const newExpenses: PortEffects<typeof newExpensesWorkflow> = stagedEffects('expenses', isAlikeExpense);
const assetEdit: PortEffects<typeof assetEditWorkflow> = recordEffects('assets', isAlikeAsset);
const expenseEdit: PortEffects<typeof expenseEditWorkflow> = recordEffects('expenses', isAlikeExpense);

export const effects = {
  assetCategoryForm,
  expenseCategoryForm,
  newAssets,
  newExpenses,
  assetEdit,
  expenseEdit,
};
