import type { AnyStateMachine } from 'xstate';
import { assetCategoryFormMachine, expenseCategoryFormMachine } from '../../../src/machines/ledger/category-forms.ts';
import { assetEditMachine, expenseEditMachine } from '../../../src/machines/ledger/edit-items.ts';
import type { Asset, Expense } from '../../../src/schema/accounting/ledger.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import type { Category } from '../../../src/schema/ledger/category-draft.ts';
import { type LedgerKind, ledgerOf } from '../../../src/schema/ledger/kinds.ts';
import { assetCategoryFormWorkflow, assetEditWorkflow, expenseCategoryFormWorkflow, expenseEditWorkflow } from '../../../src/schema/ledger/workflows.ts';
import { COMPARES_ALL, formModel } from '../kit/record-form.ts';

const category: Category = { id: 7, name: 'تجهیزات' };
const asset: Asset = { id: 31, name: 'یونیت', price: 900_000_000, date: '2026-11-01', transaction_number: null, asset_category: 7 };
const expense: Expense = { ...{ id: 31, name: 'اجاره', price: 90_000_000, date: '2026-11-01', transaction_number: '77' }, expense_category: 7, clinic: 2 };

const ofCategory = (machine: AnyStateMachine, description: Workflow, kind: LedgerKind) =>
  formModel({
    machine,
    description,
    resource: ledgerOf[kind].categories,
    record: category,
    passed: { row: { resource: ledgerOf[kind].categories, row: category } },
    change: { name: 'مواد مصرفی' },
    wrong: { name: ' ' },
    never: COMPARES_ALL,
    listPath: `/categories/${kind}s`,
    fallback: ({ id }) => (id === null ? '/settings' : `/categories/${kind}s`),
    next: `/categories/${kind}s`,
    makes: { complete: { name: 'مبلمان' }, passed: { named: 'تأسیسات' } },
    sheets: true,
  });

export const assetCategoryFormModel = ofCategory(assetCategoryFormMachine, assetCategoryFormWorkflow, 'asset');
export const expenseCategoryFormModel = ofCategory(expenseCategoryFormMachine, expenseCategoryFormWorkflow, 'expense');

export const assetEditModel = formModel({
  machine: assetEditMachine,
  description: assetEditWorkflow,
  resource: 'assets',
  record: asset,
  passed: { row: { resource: 'assets', row: asset } },
  change: { price: '۹۵۰۰۰۰' },
  wrong: { name: '' },
  facts: { asset_category: true },
  listPath: '/accounting',
  renews: true,
  next: '/asset-category/7/items',
});

export const expenseEditModel = formModel({
  machine: expenseEditMachine,
  description: expenseEditWorkflow,
  resource: 'expenses',
  record: expense,
  passed: { row: { resource: 'expenses', row: expense } },
  change: { recipient: { kind: 'patient', id: 3 } },
  wrong: { price: '' },
  facts: { expense_category: true, recipient: true },
  listPath: '/accounting',
  renews: true,
  next: '/expense-category/7/items',
});
