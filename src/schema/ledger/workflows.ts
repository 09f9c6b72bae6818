import { assetFields, categoryFields, expenseFields } from '../accounting/ledger.ts';
import { workflow } from '../kit/workflow.ts';
import { recordFormWorkflow } from '../workflows/form.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';
import { stagedListWorkflow } from '../workflows/staged.ts';
import { categoryDraft } from './category-draft.ts';
import { assetDraft, assetFactFields, expenseDraft, expenseFactFields } from './item-draft.ts';

/** The categories of both kinds while neither part is open: how many there are. */
export const categoriesWorkflow = workflow({ name: 'categories', version: 1, input: screenInput, events: screenEvents, ports: {} });

/** A category by its name, new in the open part or in a sheet, or a stored one; `findAlike` means the same name. */
export const assetCategoryFormWorkflow = recordFormWorkflow('assetCategoryForm', categoryDraft.fields, categoryFields);
export const expenseCategoryFormWorkflow = recordFormWorkflow('expenseCategoryForm', categoryDraft.fields, categoryFields);

/** Entering what was bought or spent, perhaps for category `params.category`; `findAlike` means the same thing for the same sum on the same day. */
export const newAssetsWorkflow = stagedListWorkflow('newAssets', assetDraft.fields, assetFactFields, assetFields, 3);
export const newExpensesWorkflow = stagedListWorkflow('newExpenses', expenseDraft.fields, expenseFactFields, expenseFields, 3);

/** Changing one stored row. */
export const assetEditWorkflow = recordFormWorkflow('assetEdit', assetDraft.fields, assetFields, assetFactFields, 3);
export const expenseEditWorkflow = recordFormWorkflow('expenseEdit', expenseDraft.fields, expenseFields, expenseFactFields, 3);
