import type { AnyMachineSnapshot } from 'xstate';
import { current } from '../../../src/machines/kit/staged/context.ts';
import { newAssetsMachine, newExpensesMachine } from '../../../src/machines/ledger/new-items.ts';
import type { Asset, Expense } from '../../../src/schema/accounting/ledger.ts';
import { type AssetDraft, assetDraft, type ExpenseDraft, expenseDraft } from '../../../src/schema/ledger/item-draft.ts';
import { newAssetsWorkflow, newExpensesWorkflow } from '../../../src/schema/ledger/workflows.ts';
import { handedNothing, stagedContext, stagedModel } from '../kit/staged-list.ts';

const asset: Partial<AssetDraft> = { name: 'یونیت', asset_category: { id: 7, name: 'تجهیزات' }, price: '۹۰۰۰۰۰۰۰۰' };
const expense: Partial<ExpenseDraft> = {
  ...{ name: 'اجاره', expense_category: { id: 7, name: 'ساختمان' }, price: '۹۰۰۰۰۰۰۰' },
  recipient: { kind: 'clinic', id: 2, name: 'لبخند' },
};

const draftOf = (snapshot: AnyMachineSnapshot, complete: object): object =>
  current(stagedContext(snapshot).rows)?.draft ?? { ...stagedContext(snapshot).draft, ...complete };

export const newAssetsModel = stagedModel({
  machine: newAssetsMachine,
  description: newAssetsWorkflow,
  passed: {},
  complete: asset,
  incomplete: { name: '' },
  facts: { asset_category: true },
  forbidding: { asset_category: false },
  stored: (snapshot, id) => ({ ...assetDraft.created(draftOf(snapshot, asset) as AssetDraft), id }) as Asset,
  next: '/asset-category/7/items',
  fallback: '/patients',
  never: handedNothing(newAssetsWorkflow),
});

export const newExpensesModel = stagedModel({
  machine: newExpensesMachine,
  description: newExpensesWorkflow,
  passed: {},
  complete: expense,
  incomplete: { price: '' },
  facts: { expense_category: true, recipient: true },
  forbidding: { expense_category: false },
  stored: (snapshot, id) => ({ ...expenseDraft.created(draftOf(snapshot, expense) as ExpenseDraft), id }) as Expense,
  next: '/expense-category/7/items',
  fallback: '/patients',
  never: handedNothing(newExpensesWorkflow),
});
