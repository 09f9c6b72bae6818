import { expect } from 'vitest';
import { type RescueContext, rescueMachine } from '../../../src/machines/app/rescue.ts';
import { rescueWorkflow } from '../../../src/schema/app/rescue-workflow.ts';
import { done, error, type Model } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const draftOf = (key: string) => ({ key, workflow: 'patientForm', at: 1_795_000_000_000, entries: [[{ field: 'first_name', value: 'علی' }]] });
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
    showing: ({ snapshot }) => expect(known(snapshot).chosen).toBeNull(),
    asking: ({ snapshot }) => expect(known(snapshot).drafts.map(({ key }) => key)).toContain(known(snapshot).chosen),
    reading: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    discarding: ({ snapshot }) => expect(known(snapshot).chosen).not.toBeNull(),
    closed: ({ said }) => expect(said).toEqual([]),
    failed: ({ snapshot }) => expect(known(snapshot).failure).toEqual(broken),
  },
  distinguish: (snapshot) => [known(snapshot).drafts.length, known(snapshot).chosen],
};
