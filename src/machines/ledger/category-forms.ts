import { type Category, type CategoryDraft, categoryDraft } from '../../schema/ledger/category-draft.ts';
import { type LedgerKind, ledgerOf } from '../../schema/ledger/kinds.ts';
import { categoriesPath } from '../../schema/ledger/paths.ts';
import { assetCategoryFormWorkflow, expenseCategoryFormWorkflow } from '../../schema/ledger/workflows.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { rulesOf } from '../kit/form/rules.ts';
import { idParam } from '../kit/screen.ts';

const rules = (kind: LedgerKind): FormRules<CategoryDraft, Category> => ({
  ...rulesOf(categoryDraft),
  // What was searched for in vain where one is chosen is its name.
  opened: ({ passed }) => categoryDraft.filled({ name: passed?.named ?? null }),
  resource: ledgerOf[kind].categories,
  listPath: categoriesPath(kind),
  fallback: (params) => (idParam({ params }) === null ? '/settings' : categoriesPath(kind)),
  // In an open part of the page those of the other kind are counted, and what each of its own holds.
  wants: ['assetCategories', 'expenseCategories', ledgerOf[kind].items],
  comparesFirst: ({ name }) => name !== undefined,
  warnings: (_, alike) => (alike?.length ? ['twin'] : []),
});

/** The name of a category; one that another has already is asked about. */
export const assetCategoryFormMachine = recordForm(assetCategoryFormWorkflow, rules('asset'));
export const expenseCategoryFormMachine = recordForm(expenseCategoryFormWorkflow, rules('expense'));
