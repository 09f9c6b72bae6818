import { expect } from 'vitest';
import { type RescueContext, rescueMachine } from '../../../src/machines/app/rescue.ts';
import { rescueWorkflow } from '../../../src/schema/app/rescue-workflow.ts';
import { done, error, type Model } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const draftOf = (key: string) => ({ key, workflow: 'patientForm', at: 1_795_000_000_000, entries: [[{ field: 'first_name', value: 'علی' }]] });
/** One may go at any time: what is left to read stays where it is. */
const leaving = ['rescue.closed', 'screen.left'];
const known = ({ context }: { readonly context: unknown }) => context as RescueContext;

export const rescueModel: Model = {
  machine: rescueMachine,
  description: rescueWorkflow,
  inputs: [{ owner: 'demo' }, { owner: null }],
  events: {
    'rescue.discarded': ['a', 'nowhere'].map((key) => ({ type: 'rescue.discarded', key })),
    'rescue.confirmed': [{ type: 'rescue.confirmed' }],
    'rescue.cancelled': [{ type: 'rescue.cancelled' }],
    'rescue.retried': [{ type: 'rescue.retried' }],
    'rescue.closed': [{ type: 'rescue.closed' }],
    'screen.left': [{ type: 'screen.left' }],
    'xstate.done.actor.readRescued': [['a'], ['a', 'b']].map((keys) => done('readRescued', { drafts: keys.map(draftOf) })),
    'xstate.error.actor.readRescued': [error('readRescued', broken)],
    'xstate.done.actor.discardRescued': [done('discardRescued', {})],
    'xstate.error.actor.discardRescued': [error('discardRescued', broken)],
  },
  states: {
    reading: { running: ['readRescued'], tags: ['busy'], can: leaving },
    showing: {
      can: leaving,
      may: ['rescue.discarded'],
      holds: ({ snapshot }) => {
        expect(known(snapshot).chosen).toBeNull();
        expect(snapshot.can({ type: 'rescue.discarded', key: known(snapshot).drafts[0]?.key })).toBe(true);
      },
    },
    asking: {
      tags: ['question'],
      can: ['rescue.confirmed', 'rescue.cancelled', ...leaving],
      holds: ({ snapshot }) => expect(known(snapshot).drafts.map(({ key }) => key)).toContain(known(snapshot).chosen),
    },
    discarding: {
      running: ['discardRescued'],
      tags: ['busy'],
      can: leaving,
      holds: ({ snapshot }) => expect(known(snapshot).chosen).not.toBeNull(),
    },
    failed: { tags: ['problem'], can: ['rescue.retried', ...leaving], holds: ({ snapshot }) => expect(known(snapshot).failure).toEqual(broken) },
    closed: { can: [], holds: ({ said }) => expect(said).toEqual([]) },
  },

  distinguish: (snapshot) => [known(snapshot).drafts.length, known(snapshot).chosen],
};
