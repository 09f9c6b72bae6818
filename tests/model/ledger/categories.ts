import { categoriesMachine } from '../../../src/machines/ledger/categories.ts';
import { categoriesWorkflow } from '../../../src/schema/ledger/workflows.ts';
import { running, same, stands, told } from '../standing.ts';
import type { Model } from '../walk.ts';

const LISTS = ['assetCategories', 'expenseCategories', 'assets', 'expenses'];

export const categoriesModel: Model = {
  machine: categoriesMachine,
  description: categoriesWorkflow,
  inputs: [{ params: {}, at: 5 }],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: 6 }],
    'screen.left': [{ type: 'screen.left' }],
  },
  ignored: ['rows.changed'],
  states: {
    open: (situation) => {
      stands(situation, { tags: [], can: [{ type: 'screen.left' }], cannot: [] });
      const { at } = situation.snapshot.context as { readonly at: number };
      same(
        told(situation),
        LISTS.map((resource) => ({ type: 'resource.want', resource, at })),
      );
    },
    ended: ({ snapshot }) => same(running(snapshot), []),
  },
};
