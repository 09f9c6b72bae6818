import { expect } from 'vitest';
import { type LockedContext, lockedMachine } from '../../../src/machines/app/asking/locked.ts';
import { lockedWorkflow } from '../../../src/schema/app/locked-workflow.ts';
import { codes, stands } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'log' };
const known = ({ context }: { readonly context: unknown }) => context as LockedContext;

const fill = (filled: boolean) => ({ type: 'secret.filled', filled });
const submit = (filled: boolean) => ({ type: 'former.submitted', filled });
const LATER = { type: 'locked.later' };
const DISCARD = { type: 'discard.asked' };
const CONFIRM = { type: 'discard.confirmed' };
const WITHDRAW = { type: 'discard.withdrawn' };

export const lockedModel: Model = {
  machine: lockedMachine,
  description: lockedWorkflow,
  inputs: [{ count: 2 }],
  events: {
    'secret.filled': [true, false].map(fill),
    'former.submitted': [true, false].map(submit),
    'locked.later': [LATER],
    'discard.asked': [DISCARD],
    'discard.confirmed': [CONFIRM],
    'discard.withdrawn': [WITHDRAW],
    'xstate.done.actor.openLocked': [
      [0, 2],
      [1, 1],
      [2, 0],
    ].map(([opened, left]) => done('openLocked', { opened, left })),
    'xstate.error.actor.openLocked': [error('openLocked', broken)],
    'xstate.done.actor.discardLocked': [done('discardLocked', {})],
    'xstate.error.actor.discardLocked': [error('discardLocked', broken)],
  },
  states: {
    asking: (situation) => {
      stands(situation, { tags: [], can: [fill(true), submit(true), submit(false), LATER, DISCARD], cannot: [CONFIRM, WITHDRAW] });
      const { count, problem } = known(situation.snapshot);
      expect(count).toBeGreaterThan(0);
      // What is opened in part asks for the rest.
      if (problem === 'more') expect(count).toBe(1);
    },
    opening: (situation) => {
      stands(situation, { runs: ['openLocked'], tags: ['busy'], can: [], cannot: [submit(true), LATER, DISCARD, CONFIRM] });
      expect(known(situation.snapshot).problem).toBeNull();
    },
    doubting: (situation) => {
      stands(situation, { tags: ['question'], can: [CONFIRM, WITHDRAW], cannot: [submit(true), LATER, DISCARD] });
      expect([null, 'failed']).toContain(known(situation.snapshot).problem);
    },
    discarding: (situation) =>
      stands(situation, { runs: ['discardLocked'], tags: ['busy', 'question'], can: [], cannot: [submit(true), LATER, CONFIRM, WITHDRAW] }),
    closed: (situation) => expect([[], ['locked.opened'], ['locked.discarded']]).toContainEqual(codes(situation)),
  },
  ignored: ['screen.left'],
};
