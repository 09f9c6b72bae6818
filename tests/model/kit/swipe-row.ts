import { expect } from 'vitest';
import { SWIPE, type SwipeRowContext, swipeRowMachine } from '../../../src/machines/kit/swipe-row.ts';
import { swipeRowWorkflow } from '../../../src/schema/app/swipe-row.ts';
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
    closed: { can: ['row.released'], holds: ({ snapshot }) => expect(snapshot.context).toEqual({ id: null, offset: 0 }) },
    open: {
      can: ['row.released', 'row.closed', 'row.acted'],
      holds: ({ snapshot }) => {
        const { id, offset } = snapshot.context as SwipeRowContext;
        expect([1, 2]).toContain(id);
        expect(Math.abs(offset)).toBe(SWIPE.clamp);
      },
    },
  },
};
