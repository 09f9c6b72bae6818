import { expect } from 'vitest';
import { type SupportContext, supportMachine } from '../../../src/machines/app/support.ts';
import { notify } from '../../../src/machines/kit/parent.ts';
import { supportWorkflow } from '../../../src/schema/app/support-workflow.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const contextOf = ({ context }: { readonly context: unknown }) => context as SupportContext;
const isAbout =
  (task: SupportContext['task']) =>
  ({ snapshot, said }: Situation) => {
    expect(contextOf(snapshot).task).toBe(task);
    expect(said).toEqual([]);
  };

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
    asking: { tags: ['question'], can: ['support.confirmed', 'support.closed', 'screen.left'] },
    reporting: { running: ['sendReport'], tags: ['busy'], can: ['screen.left'], holds: isAbout('report') },
    deleting: { running: ['deleteLog'], tags: ['busy'], can: ['screen.left'], holds: isAbout('delete') },
    failed: {
      tags: ['problem'],
      can: ['support.retried', 'support.closed', 'screen.left'],
      holds: ({ snapshot }) => expect(contextOf(snapshot).failure).toEqual(broken),
    },
    closed: {
      can: [],
      holds: ({ snapshot, said }) => {
        const codes = contextOf(snapshot).task === 'report' ? ['report.saved', 'report.shared'] : ['log.deleted'];
        for (const { event } of said) expect(codes.map((code) => notify(code, 'success'))).toContainEqual(event);
        expect(said.length).toBeLessThanOrEqual(1);
      },
    },
  },
};
