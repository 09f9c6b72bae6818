import { assign, sendParent, setup } from 'xstate';
import { supportWorkflow } from '../../schema/app/support-workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { reason } from '../kit/outcome.ts';
import { notify, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';

export interface SupportContext {
  readonly task: InputOf<typeof supportWorkflow>['task'];
  readonly failure: Failure | null;
}

const machine = setup({
  types: {
    context: {} as SupportContext,
    events: {} as EventOf<typeof supportWorkflow>,
    input: {} as InputOf<typeof supportWorkflow>,
    tags: {} as 'busy' | 'question' | 'problem',
  },
  actors: portsOf(supportWorkflow),
  actions: { tell: sendParent(said) },
  guards: { isReport: ({ context }) => context.task === 'report' },
});

/** A report of a problem, or the end of everything recorded on this device; both only after a question that says what it means. */
export const supportMachine = machine.createMachine({
  id: supportWorkflow.name,
  context: ({ input }) => ({ task: input.task, failure: null }),
  initial: 'asking',
  on: { 'screen.left': '.closed' },
  states: {
    asking: { tags: 'question', on: { 'support.confirmed': 'deciding', 'support.closed': 'closed' } },
    deciding: { always: [{ guard: 'isReport', target: 'reporting' }, { target: 'deleting' }] },
    reporting: {
      tags: 'busy',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: {},
        onDone: [
          { guard: ({ event }) => event.output.delivered === 'cancelled', target: 'closed' },
          { target: 'closed', actions: { type: 'tell', params: ({ event }) => notify(`report.${event.output.delivered}`, 'success') } },
        ],
        onError: { target: 'failed', actions: assign({ failure: reason }) },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteLog',
        src: 'deleteLog',
        input: {},
        onDone: { target: 'closed', actions: { type: 'tell', params: notify('log.deleted', 'success') } },
        onError: { target: 'failed', actions: assign({ failure: reason }) },
      },
    },
    failed: { tags: 'problem', on: { 'support.retried': 'deciding', 'support.closed': 'closed' } },
    closed: { type: 'final' },
  },
});
