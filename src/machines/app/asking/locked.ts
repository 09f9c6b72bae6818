import { assign, sendParent, setup } from 'xstate';
import { lockedWorkflow } from '../../../schema/app/locked-workflow.ts';
import type { EventOf, InputOf } from '../../../schema/kit/workflow.ts';
import { notify, said } from '../../kit/parent.ts';
import { portsOf } from '../../kit/port.ts';

/** Why nothing was opened, that some of it needs yet another password, or that nothing could be thrown away. */
export type LockedProblem = 'missing' | 'wrong' | 'more' | 'failed';

export interface LockedContext {
  /** How much waits under a password that is not the present one. */
  readonly count: number;
  /** Whether something stands in the field of the former password. */
  readonly filled: boolean;
  readonly problem: LockedProblem | null;
}

const machine = setup({
  types: {
    context: {} as LockedContext,
    events: {} as EventOf<typeof lockedWorkflow>,
    input: {} as InputOf<typeof lockedWorkflow>,
    tags: {} as 'busy' | 'question',
  },
  actors: portsOf(lockedWorkflow),
  actions: {
    tell: sendParent(said),
    show: assign({ problem: (_, problem: LockedProblem | null) => problem }),
  },
});

/** What waits under a former password: opened, left for later, or thrown away after a second question. Only that one loses anything. */
export const lockedMachine = machine.createMachine({
  id: lockedWorkflow.name,
  context: ({ input }) => ({ count: input.count, filled: false, problem: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'secret.filled': { actions: assign({ filled: ({ event }) => event.filled, problem: null }) },
        'former.submitted': [
          { guard: ({ event }) => event.filled, target: 'opening', actions: { type: 'show', params: null } },
          { actions: assign({ filled: false, problem: 'missing' }) },
        ],
        'locked.later': 'closed',
        'discard.asked': { target: 'doubting', actions: { type: 'show', params: null } },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openLocked',
        src: 'openLocked',
        input: {},
        onDone: [
          { guard: ({ event }) => event.output.left === 0, target: 'closed', actions: { type: 'tell', params: notify('locked.opened', 'success') } },
          {
            guard: ({ event }) => event.output.opened > 0,
            target: 'asking',
            actions: assign({ count: ({ event }) => event.output.left, filled: false, problem: 'more' }),
          },
          { target: 'asking', actions: assign({ count: ({ event }) => event.output.left, problem: 'wrong' }) },
        ],
        onError: { target: 'asking', actions: { type: 'show', params: 'failed' } },
      },
    },
    doubting: {
      tags: 'question',
      on: {
        'discard.confirmed': { target: 'discarding', actions: { type: 'show', params: null } },
        'discard.withdrawn': { target: 'asking', actions: assign({ filled: false, problem: null }) },
      },
    },
    discarding: {
      tags: ['question', 'busy'],
      invoke: {
        id: 'discardLocked',
        src: 'discardLocked',
        input: {},
        onDone: { target: 'closed', actions: { type: 'tell', params: notify('locked.discarded', 'success') } },
        onError: { target: 'doubting', actions: { type: 'show', params: 'failed' } },
      },
    },
    closed: { type: 'final' },
  },
});
