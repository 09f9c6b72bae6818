import { assign, setup } from 'xstate';
import { type RescuedDraft, rescueWorkflow } from '../../../schema/app/rescue-workflow.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../../schema/kit/workflow.ts';
import { reason } from '../../kit/outcome.ts';
import { portsOf } from '../../kit/port.ts';

export interface RescueContext {
  readonly owner: string | null;
  readonly drafts: readonly RescuedDraft[];
  /** The one that is to be given up. */
  readonly chosen: string | null;
  readonly failure: Failure | null;
}

const machine = setup({
  types: {
    context: {} as RescueContext,
    events: {} as EventOf<typeof rescueWorkflow>,
    input: {} as InputOf<typeof rescueWorkflow>,
    tags: {} as 'busy' | 'question' | 'problem',
  },
  actors: portsOf(rescueWorkflow),
  guards: { isLast: ({ context }) => context.drafts.every(({ key }) => key === context.chosen) },
});

/** What an earlier version left and this one cannot go on with: to be read, copied, and given up one by one. */
export const rescueMachine = machine.createMachine({
  id: rescueWorkflow.name,
  context: ({ input }) => ({ owner: input.owner ?? null, drafts: [], chosen: null, failure: null }),
  initial: 'reading',
  on: { 'screen.left': '.closed', 'rescue.closed': '.closed' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readRescued',
        src: 'readRescued',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: { target: 'showing', actions: assign({ drafts: ({ event }) => event.output.drafts }) },
        onError: { target: 'failed', actions: assign({ failure: reason }) },
      },
    },
    showing: {
      on: {
        'rescue.discarded': {
          guard: ({ context, event }) => context.drafts.some(({ key }) => key === event.key),
          target: 'asking',
          actions: assign({ chosen: ({ event }) => event.key }),
        },
      },
    },
    asking: {
      tags: 'question',
      on: { 'rescue.confirmed': 'discarding', 'rescue.cancelled': { target: 'showing', actions: assign({ chosen: null }) } },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discardRescued',
        src: 'discardRescued',
        input: ({ context }) => ({ key: context.chosen ?? '' }),
        onDone: [
          { guard: 'isLast', target: 'closed' },
          {
            target: 'showing',
            actions: assign({ drafts: ({ context }) => context.drafts.filter(({ key }) => key !== context.chosen), chosen: null }),
          },
        ],
        onError: { target: 'failed', actions: assign({ failure: reason }) },
      },
    },
    failed: { tags: 'problem', on: { 'rescue.retried': { target: 'reading', actions: assign({ chosen: null, failure: null }) } } },
    closed: { type: 'final' },
  },
});
