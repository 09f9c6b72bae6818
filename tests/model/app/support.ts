import { expect } from 'vitest';
import { type SupportContext, supportMachine } from '../../../src/machines/app/asking/support.ts';
import { MOST_TOLD, supportWorkflow } from '../../../src/schema/app/support-workflow.ts';
import { codes, same, stands } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const contextOf = ({ context }: { readonly context: unknown }) => context as SupportContext;

const CONFIRM = { type: 'support.confirmed' };
const RETRY = { type: 'support.retried' };
const CLOSE = { type: 'support.closed' };
const TELL = { type: 'told.changed', told: 'دکمه کار نکرد' };
const ASK = ['report', 'delete'].map((task) => ({ type: 'support.asked', task }));
const BUSY = { tags: ['busy'], can: [], cannot: [CONFIRM, RETRY, CLOSE, TELL] };
/** What can be told of a report and not of a deletion. */
const telling = (snapshot: { readonly context: unknown }) => (contextOf(snapshot).task === 'report' ? [TELL] : []);

export const supportModel: Model = {
  machine: supportMachine,
  description: supportWorkflow,
  inputs: [{ task: 'report' }, { task: 'delete' }],
  events: {
    'told.changed': [TELL, { ...TELL, told: 'ب'.repeat(MOST_TOLD + 1) }],
    'support.asked': ASK,
    'support.confirmed': [CONFIRM],
    'support.retried': [RETRY],
    'support.closed': [CLOSE],
    'screen.left': [{ type: 'screen.left' }],
    'xstate.done.actor.prepareReport': [done('prepareReport', { bytes: 42_000 })],
    'xstate.error.actor.prepareReport': [error('prepareReport', broken)],
    'xstate.done.actor.sendReport': ['saved', 'shared', 'cancelled'].map((delivered) => done('sendReport', { delivered })),
    'xstate.error.actor.sendReport': [error('sendReport', broken), error('sendReport', { _tag: 'UnknownOutcome', ageMillis: 100 })],
    'xstate.done.actor.deleteLog': [done('deleteLog', {})],
    'xstate.error.actor.deleteLog': [error('deleteLog', broken)],
  },
  states: {
    preparing: (situation) => {
      stands(situation, { runs: ['prepareReport'], tags: ['preparing'], can: [TELL, CLOSE], cannot: [CONFIRM, RETRY] });
      expect(contextOf(situation.snapshot)).toMatchObject({ task: 'report', bytes: null });
    },
    asking: (situation) => {
      stands(situation, { tags: ['question'], can: [...telling(situation.snapshot), CONFIRM, CLOSE], cannot: [RETRY] });
      // Nobody is asked for a report whose size is not known.
      const { task, bytes } = contextOf(situation.snapshot);
      expect(bytes).toBe(task === 'report' ? 42_000 : null);
    },
    reporting: (situation) => {
      stands(situation, { runs: ['sendReport'], tags: ['busy'], can: [CLOSE], cannot: [CONFIRM, RETRY, TELL] });
      expect(contextOf(situation.snapshot).task).toBe('report');
    },
    deleting: (situation) => {
      stands(situation, { runs: ['deleteLog'], ...BUSY });
      expect(contextOf(situation.snapshot).task).toBe('delete');
    },
    failed: (situation) => {
      stands(situation, { tags: ['problem'], can: [...telling(situation.snapshot), RETRY, CLOSE], cannot: [CONFIRM] });
      same(contextOf(situation.snapshot).failure, broken);
    },
    aside: (situation) => {
      stands(situation, { tags: ['aside'], can: ASK, cannot: [CONFIRM, RETRY, CLOSE, TELL] });
      expect(contextOf(situation.snapshot).told).not.toBe('');
    },
    closed: (situation) => {
      // What was told is given up by handing it over only.
      const { told } = contextOf(situation.snapshot);
      expect(told === '' || codes(situation).some((code) => code.startsWith('report.'))).toBe(true);
      const spoken = { report: [[], ['report.saved'], ['report.shared']], delete: [[], ['log.deleted']] };
      expect(spoken[contextOf(situation.snapshot).task]).toContainEqual(codes(situation));
    },
  },
  always: ({ snapshot }) => {
    const { told } = contextOf(snapshot);
    expect(['', TELL.told, 'ب'.repeat(MOST_TOLD + 1)]).toContain(told);
  },
};
