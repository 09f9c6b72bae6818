import { expect } from 'vitest';
import { type SupportContext, supportMachine } from '../../../src/machines/app/support.ts';
import { supportWorkflow } from '../../../src/schema/app/support-workflow.ts';
import { done, error, type Model } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const failureOf = ({ context }: { readonly context: unknown }) => (context as SupportContext).failure;

export const supportModel: Model = {
  machine: supportMachine,
  description: supportWorkflow,
  inputs: [{ task: 'report' }, { task: 'delete' }],
  events: {
    'support.confirmed': [{ type: 'support.confirmed' }],
    'support.retried': [{ type: 'support.retried' }],
    'support.closed': [{ type: 'support.closed' }],
    'screen.left': [{ type: 'screen.left' }],
    'xstate.done.actor.sendReport': ['saved', 'shared', 'cancelled'].map((delivered) => done('sendReport', { delivered })),
    'xstate.error.actor.sendReport': [error('sendReport', broken)],
    'xstate.done.actor.deleteLog': [done('deleteLog', {})],
    'xstate.error.actor.deleteLog': [error('deleteLog', broken)],
  },
  states: {
    asking: ({ snapshot }) => expect(snapshot.hasTag('question')).toBe(true),
    reporting: ({ snapshot }) => expect((snapshot.context as SupportContext).task).toBe('report'),
    deleting: ({ snapshot }) => expect((snapshot.context as SupportContext).task).toBe('delete'),
    failed: ({ snapshot }) => expect(failureOf(snapshot)).toEqual(broken),
    closed: ({ said }) => expect(said.length).toBeLessThanOrEqual(1),
  },
};
