import type { Asset, Expense } from '../../schema/accounting/ledger.ts';
import type { Row } from '../../schema/api.ts';
import type { Category } from '../../schema/ledger/category-draft.ts';
import { assetItemsWorkflow, expenseItemsWorkflow } from '../../schema/ledger/list-workflows.ts';
import { categoryPath, itemPath, newItemPath } from '../../schema/ledger/paths.ts';
import type { ListRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { goTo, handOver } from '../kit/parent.ts';

/** What is loaded besides the rows. */
export interface ItemsOf {
  readonly category: Category;
}

const toCategory = (kind: 'asset' | 'expense', id: number, row: Row<'assetCategories'> | null) =>
  row === null
    ? goTo(categoryPath(kind, id))
    : handOver(categoryPath(kind, id), { row: { resource: kind === 'asset' ? 'assetCategories' : 'expenseCategories', row } });

const assets: ListRules<Asset, ItemsOf> = {
  resource: 'assets',
  dated: true,
  parts: {
    category: {
      rowOf: 'assetCategories',
      changedBy: ['assetCategories'],
      passed: ({ row }, id) => (row?.resource === 'assetCategories' && row.row.id === id ? row.row : null),
    },
  },
  edit: (row) => handOver(itemPath('asset', row.id), { row: { resource: 'assets', row } }),
  add: ({ id }) => goTo(`${newItemPath('asset')}?category=${id}`),
  editOwner: ({ id, parts: { category } }) => toCategory('asset', id, category.value),
  back: '/accounting',
};

const expenses: ListRules<Expense, ItemsOf> = {
  resource: 'expenses',
  // Whom something was paid to is named.
  wants: ['patients', 'clinics'],
  dated: true,
  parts: {
    category: {
      rowOf: 'expenseCategories',
      changedBy: ['expenseCategories'],
      passed: ({ row }, id) => (row?.resource === 'expenseCategories' && row.row.id === id ? row.row : null),
    },
  },
  edit: (row) => handOver(itemPath('expense', row.id), { row: { resource: 'expenses', row } }),
  add: ({ id }) => goTo(`${newItemPath('expense')}?category=${id}`),
  editOwner: ({ id, parts: { category } }) => toCategory('expense', id, category.value),
  back: '/accounting',
};

/** What a category holds; the rows of others are left out by the view. */
export const assetItemsMachine = listScreen(assetItemsWorkflow, assets);
export const expenseItemsMachine = listScreen(expenseItemsWorkflow, expenses);
