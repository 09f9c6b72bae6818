import { ledgerRoutes } from '../../schema/ledger/routes.ts';
import { room, showing } from '../room.ts';

const effects = () => import('../../effects/ledger/ports.ts');

/** Four rooms: categories, what stands in them, entering it, and changing it. */
export default [
  room([...showing(ledgerRoutes, 'categories'), ...showing(ledgerRoutes, 'assetCategoryForm'), ...showing(ledgerRoutes, 'expenseCategoryForm')], {
    workflows: () => import('../../machines/ledger/registry.ts'),
    screens: () => import('../../views/ledger/categories/screens.ts'),
    effects,
    sheets: ['assetCategoryForm', 'expenseCategoryForm'],
  }),
  room([...showing(ledgerRoutes, 'assetItems'), ...showing(ledgerRoutes, 'expenseItems'), ...showing(ledgerRoutes, 'inventory')], {
    workflows: () => import('../../machines/ledger/lists-registry.ts'),
    screens: () => import('../../views/ledger/lists/screens.ts'),
    effects: () => import('../../effects/ledger/list-ports.ts'),
  }),
  room([...showing(ledgerRoutes, 'newAssets'), ...showing(ledgerRoutes, 'newExpenses')], {
    workflows: () => import('../../machines/ledger/new-registry.ts'),
    screens: () => import('../../views/ledger/entering/new-screens.ts'),
    effects,
  }),
  room([...showing(ledgerRoutes, 'assetEdit'), ...showing(ledgerRoutes, 'expenseEdit')], {
    workflows: () => import('../../machines/ledger/edit-registry.ts'),
    screens: () => import('../../views/ledger/entering/edit-screens.ts'),
    effects,
  }),
];
