import { expect } from 'vitest';
import { type RescueContext, rescueMachine } from '../../../src/machines/app/asking/rescue.ts';
import { rescueWorkflow } from '../../../src/schema/app/rescue-workflow.ts';
import { same, stands } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const draftOf = (key: string) => ({ key, workflow: 'patientForm', at: 1_795_000_000_000, entries: [[{ field: 'first_name', value: 'علی' }]] });
const known = ({ context }: { readonly context: unknown }) => context as RescueContext;

const discard = (key: string) => ({ type: 'rescue.discarded', key });
const CONFIRM = { type: 'rescue.confirmed' };
const CANCEL = { type: 'rescue.cancelled' };
const CLOSE = { type: 'rescue.closed' };

export const rescueModel: Model = {
  machine: rescueMachine,
  description: rescueWorkflow,
  inputs: [{ owner: 'demo' }, { owner: null }],
  events: {
    'rescue.discarded': ['a', 'b', 'nowhere'].map(discard),
    'rescue.confirmed': [CONFIRM],
    'rescue.cancelled': [CANCEL],
    'rescue.retried': [{ type: 'rescue.retried' }],
    'rescue.closed': [CLOSE],
    'screen.left': [{ type: 'screen.left' }],
    'xstate.done.actor.readRescued': [['a'], ['a', 'b']].map((keys) => done('readRescued', { drafts: keys.map(draftOf) })),
    'xstate.error.actor.readRescued': [error('readRescued', broken)],
    'xstate.done.actor.discardRescued': [done('discardRescued', {})],
    'xstate.error.actor.discardRescued': [error('discardRescued', broken)],
  },
  // What is read anew is all there is.
  takes: { 'xstate.done.actor.readRescued': (snapshot) => known(snapshot).drafts },
  follows: {
    'xstate.done.actor.readRescued': ({ output }, { snapshot }) => same(known(snapshot).drafts, output.drafts),
    'rescue.discarded': ({ key }, { snapshot }) => expect(known(snapshot).chosen).toBe(key),
    // The others are shown as long as there are any.
    'xstate.done.actor.discardRescued': (_, { snapshot }, before) => {
      const left = known(before).drafts.filter(({ key }) => key !== known(before).chosen);
      same([snapshot.value, known(snapshot).drafts], left.length > 0 ? ['showing', left] : ['closed', known(before).drafts]);
    },
  },
  states: {
    reading: (situation) => stands(situation, { runs: ['readRescued'], tags: ['busy'], can: [CLOSE], cannot: [discard('a'), CONFIRM] }),
    showing: (situation) => {
      const { drafts, chosen } = known(situation.snapshot);
      stands(situation, { tags: [], can: [...drafts.map(({ key }) => discard(key)), CLOSE], cannot: [discard('nowhere'), CONFIRM] });
      expect(chosen).toBeNull();
    },
    asking: (situation) => {
      stands(situation, { tags: ['question'], can: [CONFIRM, CANCEL, CLOSE], cannot: [discard('a')] });
      expect(known(situation.snapshot).drafts.map(({ key }) => key)).toContain(known(situation.snapshot).chosen);
    },
    discarding: (situation) => {
      stands(situation, { runs: ['discardRescued'], tags: ['busy'], can: [CLOSE], cannot: [discard('a'), CONFIRM, CANCEL] });
      expect(known(situation.snapshot).chosen).not.toBeNull();
    },
    failed: (situation) => {
      stands(situation, { tags: ['problem'], can: [{ type: 'rescue.retried' }, CLOSE], cannot: [discard('a'), CONFIRM] });
      same(known(situation.snapshot).failure, broken);
    },
    closed: ({ snapshot, said }) => same([snapshot.status, said], ['done', []]),
  },
  distinguish: (snapshot) => [known(snapshot).drafts.length, known(snapshot).chosen],
};
