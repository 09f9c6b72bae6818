import type { AnyStateMachine } from 'xstate';
import { inventoryMachine } from '../../../src/machines/ledger/inventory.ts';
import { assetItemsMachine, expenseItemsMachine } from '../../../src/machines/ledger/items.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { type LedgerKind, ledgerOf } from '../../../src/schema/ledger/kinds.ts';
import { assetItemsWorkflow, expenseItemsWorkflow, inventoryWorkflow } from '../../../src/schema/ledger/list-workflows.ts';
import type { ListSamples } from '../kit/list-screen.ts';

const category = { id: 7, name: 'تجهیزات' };
const row = (kind: LedgerKind) => ({ id: 31, name: 'یونیت', price: 900_000_000, date: '2026-11-01', [`${kind}_category`]: 7 });
const go = (to: string, passed?: object) => ({ type: 'route.go', to, replace: false, ...(passed ? { passed } : {}) });

const items = (machine: AnyStateMachine, description: Workflow, kind: LedgerKind): ListSamples => {
  const passed = { row: { resource: ledgerOf[kind].categories, row: category } };
  return {
    machine,
    description,
    resource: ledgerOf[kind].items,
    wants: kind === 'asset' ? ['assets'] : ['expenses', 'patients', 'clinics'],
    dated: true,
    row: row(kind),
    passed,
    parts: { category: { value: category, rowOf: ledgerOf[kind].categories, changedBy: [ledgerOf[kind].categories] } },
    leads: {
      edit: go(`/new-asset-expense/${kind}/31`, { row: { resource: ledgerOf[kind].items, row: row(kind) } }),
      add: ({ id }) => go(`/new-asset-expense${kind === 'asset' ? '' : '/expense'}?category=${id}`),
      owner: ({ id, parts }) => go(`/edit-${kind}-category/${id}`, parts.category?.value ? passed : undefined),
      back: '/accounting',
    },
  };
};

export const assetItems = items(assetItemsMachine, assetItemsWorkflow, 'asset');
export const expenseItems = items(expenseItemsMachine, expenseItemsWorkflow, 'expense');

export const inventory: ListSamples = {
  machine: inventoryMachine,
  description: inventoryWorkflow,
  resource: 'assets',
  wants: ['assets', 'assetCategories'],
  row: row('asset'),
  leads: {
    edit: go('/new-asset-expense/asset/31', { row: { resource: 'assets', row: row('asset') } }),
    add: () => go('/new-asset-expense'),
    back: '/',
  },
};
