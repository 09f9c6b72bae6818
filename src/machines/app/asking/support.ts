import { assign, sendParent, setup } from 'xstate';
import { supportWorkflow } from '../../../schema/app/support-workflow.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../../schema/kit/workflow.ts';
import type { Kept, Migrations } from '../../kit/migrations.ts';
import { reason, wasLeft } from '../../kit/outcome.ts';
import { notify, said } from '../../kit/parent.ts';
import { portsOf } from '../../kit/port.ts';

export interface SupportContext {
  readonly task: InputOf<typeof supportWorkflow>['task'];
  /** What the person tells of the problem. */
  readonly told: string;
  /** The size of the file that was prepared; null while none was. */
  readonly bytes: number | null;
  readonly failure: Failure | null;
}

const machine = setup({
  types: {
    context: {} as SupportContext,
    events: {} as EventOf<typeof supportWorkflow>,
    input: {} as InputOf<typeof supportWorkflow>,
    tags: {} as 'preparing' | 'busy' | 'question' | 'problem' | 'aside',
  },
  actors: portsOf(supportWorkflow),
  actions: {
    tell: sendParent(said),
    hear: assign({ told: ({ context, event }) => (event.type === 'told.changed' ? event.told : context.told) }),
  },
  guards: {
    isReport: ({ context }) => context.task === 'report',
    hasTold: ({ context }) => context.told.trim() !== '',
    wasLeft,
  },
});

/** Whoever wrote something and went away finds it when they ask again. */
const closing = [{ guard: 'hasTold', target: '#aside' }, { target: '#closed' }] as const;

/** A report of a problem, or the end of everything recorded on this device; both only after a question that says what it means. */
export const supportMachine = machine.createMachine({
  id: supportWorkflow.name,
  context: ({ input }) => ({ task: input.task, told: '', bytes: null, failure: null }),
  initial: 'opening',
  on: { 'screen.left': closing },
  states: {
    opening: { always: [{ guard: 'isReport', target: 'preparing' }, { target: 'asking' }] },
    preparing: {
      tags: 'preparing',
      entry: assign({ failure: null, bytes: null }),
      invoke: {
        id: 'prepareReport',
        src: 'prepareReport',
        input: {},
        onDone: { target: 'asking', actions: assign({ bytes: ({ event }) => event.output.bytes }) },
        onError: { target: 'failed', actions: assign({ failure: reason }) },
      },
      on: { 'told.changed': { actions: 'hear' }, 'support.closed': closing },
    },
    asking: {
      tags: 'question',
      on: {
        'told.changed': { guard: 'isReport', actions: 'hear' },
        'support.confirmed': [{ guard: 'isReport', target: 'reporting' }, { target: 'deleting' }],
        'support.closed': closing,
      },
    },
    reporting: {
      tags: 'busy',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ told: context.told }),
        onDone: [
          // Who thought better of it in the share sheet has not given up what was written.
          { guard: ({ event }) => event.output.delivered === 'cancelled', target: 'asking' },
          { target: 'closed', actions: { type: 'tell', params: ({ event }) => notify(`report.${event.output.delivered}`, 'success') } },
        ],
        onError: [
          // The page was left before the share sheet was: nobody knows whether it was sent, and it can be sent again.
          { guard: { type: 'wasLeft', params: reason }, target: 'preparing' },
          { target: 'failed', actions: assign({ failure: reason }) },
        ],
      },
      // Some share sheets never say how they ended.
      on: { 'support.closed': closing },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteLog',
        src: 'deleteLog',
        input: {},
        onDone: closing.map((way) => ({ ...way, actions: { type: 'tell' as const, params: notify('log.deleted', 'success') } })),
        onError: { target: 'failed', actions: assign({ failure: reason }) },
      },
    },
    failed: {
      tags: 'problem',
      on: {
        'told.changed': { guard: 'isReport', actions: 'hear' },
        'support.retried': [{ guard: 'isReport', target: 'preparing' }, { target: 'deleting' }],
        'support.closed': closing,
      },
    },
    aside: {
      id: 'aside',
      tags: 'aside',
      on: { 'support.asked': { target: 'opening', actions: assign({ task: ({ event }) => event.task, bytes: null, failure: null }) }, 'screen.left': {} },
    },
    closed: { id: 'closed', type: 'final' },
  },
});

/** The first version asked before it made the file: its question is asked again, and the file is made when it is wanted. */
const second = (kept: Kept): Kept => {
  const context = { ...(kept.context as Pick<SupportContext, 'task' | 'failure'>), told: '', bytes: null };
  const asks = context.task === 'report' && kept.status === 'active';
  return asks ? { ...kept, value: 'asking', context, children: {} } : { ...kept, context };
};

export const supportMigrations: Migrations = { 1: second };
