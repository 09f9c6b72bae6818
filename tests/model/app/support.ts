import { expect } from 'vitest';
import { type SupportContext, supportMachine } from '../../../src/machines/app/support.ts';
import { supportWorkflow } from '../../../src/schema/app/support-workflow.ts';
import { codes, stands } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const contextOf = ({ context }: { readonly context: unknown }) => context as SupportContext;

const CONFIRM = { type: 'support.confirmed' };
const RETRY = { type: 'support.retried' };
const CLOSE = { type: 'support.closed' };
const BUSY = { tags: ['busy'], can: [], cannot: [CONFIRM, RETRY, CLOSE] };

export const supportModel: Model = {
  machine: supportMachine,
  description: supportWorkflow,
  inputs: [{ task: 'report' }, { task: 'delete' }],
  events: {
    'support.confirmed': [CONFIRM],
    'support.retried': [RETRY],
    'support.closed': [CLOSE],
    'screen.left': [{ type: 'screen.left' }],
    'xstate.done.actor.sendReport': ['saved', 'shared', 'cancelled'].map((delivered) => done('sendReport', { delivered })),
    'xstate.error.actor.sendReport': [error('sendReport', broken)],
    'xstate.done.actor.deleteLog': [done('deleteLog', {})],
    'xstate.error.actor.deleteLog': [error('deleteLog', broken)],
  },
  states: {
    asking: (situation) => stands(situation, { tags: ['question'], can: [CONFIRM, CLOSE], cannot: [RETRY] }),
    reporting: (situation) => {
      stands(situation, { runs: ['sendReport'], ...BUSY });
      expect(contextOf(situation.snapshot).task).toBe('report');
    },
    deleting: (situation) => {
      stands(situation, { runs: ['deleteLog'], ...BUSY });
      expect(contextOf(situation.snapshot).task).toBe('delete');
    },
    failed: (situation) => {
      stands(situation, { tags: ['problem'], can: [RETRY, CLOSE], cannot: [CONFIRM] });
      expect(contextOf(situation.snapshot).failure).toEqual(broken);
    },
    closed: (situation) => {
      const spoken = { report: [[], ['report.saved'], ['report.shared']], delete: [[], ['log.deleted']] };
      expect(spoken[contextOf(situation.snapshot).task]).toContainEqual(codes(situation));
    },
  },
};
