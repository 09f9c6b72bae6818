import { assign, sendParent, setup } from 'xstate';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { categoriesWorkflow } from '../../schema/ledger/workflows.ts';
import { said } from '../kit/parent.ts';
import { wants } from '../kit/screen.ts';

/** The cached lists that are counted. */
const LISTS = ['assetCategories', 'expenseCategories', 'assets', 'expenses'] as const;

const machine = setup({
  types: {
    context: {} as { readonly at: number },
    events: {} as EventOf<typeof categoriesWorkflow>,
    input: {} as InputOf<typeof categoriesWorkflow>,
  },
  actions: {
    tell: sendParent(said),
    arrive: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
  },
});

const wantLists = machine.enqueueActions(({ context, enqueue }) => {
  for (const thing of wants(LISTS, context.at)) enqueue({ type: 'tell', params: thing });
});

/** The categories while neither part is open. */
export const categoriesMachine = machine.createMachine({
  id: categoriesWorkflow.name,
  context: ({ input }) => ({ at: input.at }),
  entry: wantLists,
  initial: 'open',
  states: {
    open: { on: { 'screen.entered': { actions: ['arrive', wantLists] }, 'screen.left': 'ended' } },
    ended: { type: 'final' },
  },
});
