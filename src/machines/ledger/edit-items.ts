import { assetDraft, expenseDraft } from '../../schema/ledger/item-draft.ts';
import { itemsPath, NO_CATEGORY } from '../../schema/ledger/paths.ts';
import { assetEditWorkflow, expenseEditWorkflow } from '../../schema/ledger/workflows.ts';
import { PARTY_LISTS } from '../kit/form/parties.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { rulesOf } from '../kit/form/rules.ts';

/** Changing one stored row; the row itself is handed over, and read where the address alone is there. */
export const assetEditMachine = recordForm(assetEditWorkflow, {
  ...rulesOf(assetDraft),
  resource: 'assets',
  listPath: '/accounting',
  editsOnly: true,
  renews: true,
  next: ({ asset_category }) => itemsPath('asset', asset_category ?? NO_CATEGORY),
  wants: ['assetCategories'],
});

export const expenseEditMachine = recordForm(expenseEditWorkflow, {
  ...rulesOf(expenseDraft),
  resource: 'expenses',
  listPath: '/accounting',
  editsOnly: true,
  renews: true,
  next: ({ expense_category }) => itemsPath('expense', expense_category ?? NO_CATEGORY),
  wants: ['expenseCategories', ...PARTY_LISTS],
});
