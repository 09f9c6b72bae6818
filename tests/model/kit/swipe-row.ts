import { SWIPE, type SwipeRowContext, swipeRowMachine } from '../../../src/machines/kit/list/swipe-row.ts';
import { swipeRowWorkflow } from '../../../src/schema/workflows/swipe-row.ts';
import { same, stands } from '../standing.ts';
import type { Model } from '../walk.ts';

const drags = [SWIPE.clamp + 40, SWIPE.snap + 1, SWIPE.snap, SWIPE.reveal, 1, 0];

export const swipeRowModel: Model = {
  machine: swipeRowMachine,
  description: swipeRowWorkflow,
  inputs: [{}],
  events: {
    'row.released': [1, 2].flatMap((id) => drags.flatMap((dx) => [dx, -dx]).map((dx) => ({ type: 'row.released', id, dx }))),
    'row.closed': [{ type: 'row.closed' }],
    'row.acted': [{ type: 'row.acted' }],
  },
  states: {
    closed: (situation) => {
      stands(situation, { tags: [], can: [], cannot: [{ type: 'row.closed' }, { type: 'row.acted' }] });
      same(situation.snapshot.context, { id: null, offset: 0 });
    },
    open: (situation) => {
      stands(situation, { tags: [], can: [{ type: 'row.closed' }, { type: 'row.acted' }], cannot: [] });
      const { id, offset } = situation.snapshot.context as SwipeRowContext;
      same([id === null, Math.abs(offset)], [false, SWIPE.clamp]);
    },
  },
};
