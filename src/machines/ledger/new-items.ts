import type { Asset, Expense } from '../../schema/accounting/ledger.ts';
import {
  type AssetDraft,
  type AssetFacts,
  assetDraft,
  type ExpenseDraft,
  type ExpenseFacts,
  expenseDraft,
  isAlikeAsset,
  isAlikeExpense,
} from '../../schema/ledger/item-draft.ts';
import { itemsPath } from '../../schema/ledger/paths.ts';
import { newAssetsWorkflow, newExpensesWorkflow } from '../../schema/ledger/workflows.ts';
import { PARTY_LISTS } from '../kit/form/parties.ts';
import { lastNumber, numberParam, type Opening, type Params } from '../kit/screen.ts';
import type { StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';

/** The category that the address is about, else that of the last entry. */
const categoryIn = ({ params, last }: Opening): number | null => numberParam(params ?? {}, 'category') ?? lastNumber(last?.category);
/** Where cancelling leads without a history (ACC-ITEM-2). */
const fallback = (): string => '/patients';
const chosen = (category: { readonly id: number } | null | undefined): Params => (category ? { category: String(category.id) } : {});
const toItems = (kind: 'asset' | 'expense', category: { readonly id: number } | null | undefined): string =>
  category ? itemsPath(kind, category.id) : '/accounting';

const assets: StagedRules<AssetDraft, AssetFacts, Asset> = {
  resource: 'assets',
  wants: ['assetCategories'],
  opened: (input) => assetDraft.filled({ asset_category: categoryIn(input) }),
  revised: assetDraft.revised,
  entries: (draft, today) => [assetDraft.asOf(draft, today)],
  // The next one is most likely of the same day and the same category.
  cleared: ({ asset_category }) => ({ ...assetDraft.empty, asset_category: asset_category ?? null }),
  day: 'date',
  lasting: ({ asset_category }) => chosen(asset_category),
  problems: assetDraft.problems,
  payload: assetDraft.created,
  isAlike: isAlikeAsset,
  next: (entries) => toItems('asset', entries.at(-1)?.asset_category),
  fallback,
  linger: 0,
  independent: true,
};

const expenses: StagedRules<ExpenseDraft, ExpenseFacts, Expense> = {
  resource: 'expenses',
  wants: ['expenseCategories', ...PARTY_LISTS],
  opened: (input) => expenseDraft.filled({ expense_category: categoryIn(input) }),
  revised: expenseDraft.revised,
  entries: (draft, today) => [expenseDraft.asOf(draft, today)],
  cleared: ({ expense_category }) => ({ ...expenseDraft.empty, expense_category: expense_category ?? null }),
  day: 'date',
  lasting: ({ expense_category }) => chosen(expense_category),
  problems: expenseDraft.problems,
  payload: expenseDraft.created,
  isAlike: isAlikeExpense,
  next: (entries) => toItems('expense', entries.at(-1)?.expense_category),
  fallback,
  linger: 0,
  independent: true,
};

/** Staging what was bought and what was spent, and sending it, one call each (ACC-ITEM-2). */
export const newAssetsMachine = stagedList(newAssetsWorkflow, assets);
export const newExpensesMachine = stagedList(newExpensesWorkflow, expenses);
