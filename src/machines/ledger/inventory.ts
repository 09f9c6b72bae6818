import type { Asset } from '../../schema/accounting/ledger.ts';
import { inventoryWorkflow } from '../../schema/ledger/list-workflows.ts';
import { itemPath, newItemPath } from '../../schema/ledger/paths.ts';
import type { ListRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { goTo, handOver } from '../kit/parent.ts';

const rules: ListRules<Asset, object> = {
  resource: 'assets',
  wants: ['assetCategories'],
  edit: (row) => handOver(itemPath('asset', row.id), { row: { resource: 'assets', row } }),
  add: () => goTo(newItemPath('asset')),
  back: '/',
};

/** Everything that the practice owns (D-18). */
export const inventoryMachine = listScreen(inventoryWorkflow, rules);
