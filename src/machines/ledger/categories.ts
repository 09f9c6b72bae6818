import { categoriesWorkflow } from '../../schema/ledger/workflows.ts';
import { listScreen } from '../kit/list/list-screen.ts';

/** The categories while neither part is open; how much each holds is counted. */
export const categoriesMachine = listScreen(categoriesWorkflow, {
  resource: 'assetCategories',
  wants: ['expenseCategories', 'assets', 'expenses'],
  back: '/settings',
});
