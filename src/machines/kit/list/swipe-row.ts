import { assign, setup } from 'xstate';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import { swipeRowWorkflow } from '../../../schema/workflows/swipe-row.ts';

/** Pixels a row can be dragged to either side, from which its action shows, and from which it stays open (KIT-SWIPE-1 to KIT-SWIPE-3). */
export const SWIPE = { clamp: 100, reveal: 50, snap: 75 } as const;

export interface SwipeRowContext {
  /** The open row; null while none is. */
  readonly id: number | null;
  /** Where it lies, in pixels: positive to the physical right. */
  readonly offset: number;
}

const closed: SwipeRowContext = { id: null, offset: 0 };

/** How far a row may follow the finger, `dx` pixels from where it lay. */
export const dragOffset = (from: number, dx: number): number => Math.max(-SWIPE.clamp, Math.min(SWIPE.clamp, from + dx));

/** Where a row comes to rest: open on the side it was dragged to far enough, closed otherwise and when an open row is dragged back. */
const settle = (context: SwipeRowContext, id: number, dx: number): SwipeRowContext => {
  const from = context.id === id ? context.offset : 0;
  if (from * dx < 0) return closed;
  const offset = dragOffset(from, dx);
  return Math.abs(offset) > SWIPE.snap ? { id, offset: Math.sign(offset) * SWIPE.clamp } : closed;
};

const machine = setup({
  types: { context: {} as SwipeRowContext, events: {} as EventOf<typeof swipeRowWorkflow> },
  actions: { settle: assign(({ context, event }) => (event.type === 'row.released' ? settle(context, event.id, event.dx) : context)), close: assign(closed) },
  guards: {
    opens: ({ context, event }) => event.type === 'row.released' && settle(context, event.id, event.dx).id !== null,
  },
});

/** The rows of one list: at most one lies open. */
export const swipeRowMachine = machine.createMachine({
  id: swipeRowWorkflow.name,
  context: closed,
  initial: 'closed',
  states: {
    closed: { on: { 'row.released': { guard: 'opens', target: 'open', actions: 'settle' } } },
    open: {
      on: {
        'row.released': [
          { guard: 'opens', actions: 'settle' },
          { target: 'closed', actions: 'close' },
        ],
        'row.closed': { target: 'closed', actions: 'close' },
        'row.acted': { target: 'closed', actions: 'close' },
      },
    },
  },
});
