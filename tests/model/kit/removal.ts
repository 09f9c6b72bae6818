import { expect } from 'vitest';
import { type RemovalContext, removalMachine } from '../../../src/machines/kit/removal.ts';
import { removalWorkflow } from '../../../src/schema/workflows/removal.ts';
import { codes, same, stands, told } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const thing = { resource: 'patients', id: 7, label: 'علی رضایی' };
const refused = { _tag: 'Rejected', status: 400, detail: 'این بیمار درمان ثبت‌شده دارد.', general: [], fields: {} };
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const lost = { _tag: 'UnknownOutcome', ageMillis: 10_000 };
const broken = { _tag: 'Unavailable', status: 500 };
const contextOf = ({ context }: { readonly context: unknown }) => context as RemovalContext;

const CONFIRM = { type: 'removal.confirmed' };
const RETRY = { type: 'removal.retried' };
const CLOSE = { type: 'removal.closed' };
const BUSY = { tags: ['busy'], can: [], cannot: [CONFIRM, RETRY, CLOSE] };
const PROBLEM = { tags: ['problem'], can: [RETRY, CLOSE], cannot: [CONFIRM] };

export const removalModel: Model = {
  machine: removalMachine,
  description: removalWorkflow,
  inputs: [thing, { ...thing, next: '/patients' }],
  events: {
    'removal.confirmed': [CONFIRM],
    'removal.retried': [RETRY],
    'removal.closed': [CLOSE],
    'screen.left': [{ type: 'screen.left' }],
    'xstate.done.actor.removeRow': [done('removeRow', {})],
    'xstate.error.actor.removeRow': [refused, gone, { _tag: 'Offline' }, broken, lost].map((failure) => error('removeRow', failure)),
    'xstate.after.quarantine.removal.quarantined': [{ type: 'xstate.after.quarantine.removal.quarantined' }],
    'xstate.done.actor.findRow': [done('findRow', { found: true }), done('findRow', { found: false })],
    'xstate.error.actor.findRow': [error('findRow', { _tag: 'Timeout' })],
  },
  begins: ({ snapshot }) => expect(contextOf(snapshot)).toMatchObject({ stillThere: false, left: false }),
  follows: {
    // Nothing is deleted again of which nobody knows whether it is there.
    'removal.retried': (_, { snapshot }, before) => expect(snapshot.value).toBe(before.matches('unsure') ? 'looking' : 'removing'),
    'removal.confirmed': (_, { snapshot }, before) => expect(contextOf(snapshot).stillThere).toBe(contextOf(before).stillThere),
    // What the provider still has is not called removed, whoever looks on.
    'xstate.done.actor.findRow': ({ output }, { snapshot }, before) => {
      const { stillThere, failure } = contextOf(before);
      // Why the provider broke over it is said, and to whoever is elsewhere that it was not done.
      const isAnswered = output.found && failure?._tag === 'Unavailable';
      expect(contextOf(snapshot).failure).toEqual(isAnswered || !output.found ? failure : null);
      same([snapshot.matches('removed'), contextOf(snapshot).stillThere], [!output.found, (output.found && !isAnswered) || stillThere]);
    },
  },
  states: {
    asking: (situation) => {
      stands(situation, { tags: ['question'], can: [CONFIRM, CLOSE], cannot: [RETRY] });
      expect(contextOf(situation.snapshot)).toMatchObject({ failure: null, left: false });
    },
    removing: (situation) => {
      stands(situation, { ...BUSY, runs: ['removeRow'] });
      expect(contextOf(situation.snapshot).failure).toBeNull();
    },
    failed: (situation) => {
      stands(situation, PROBLEM);
      expect(contextOf(situation.snapshot)).toMatchObject({ left: false });
      expect([refused, { _tag: 'Offline' }, broken]).toContainEqual(contextOf(situation.snapshot).failure);
    },
    quarantined: (situation) => {
      stands(situation, BUSY);
      expect([broken, lost]).toContainEqual(contextOf(situation.snapshot).failure);
    },
    looking: (situation) => stands(situation, { ...BUSY, runs: ['findRow'] }),
    unsure: (situation) => {
      stands(situation, PROBLEM);
      expect(contextOf(situation.snapshot)).toMatchObject({ failure: { _tag: 'Timeout' }, left: false });
    },
    removed: ({ snapshot, said }) => {
      const { next, left } = contextOf(snapshot);
      same(
        said.map(({ event }) => event.type),
        ['row.removed', 'rows.changed', 'notice.show', ...(next === null || left ? [] : ['route.go'])],
      );
    },
    // What was not asked there any more is only said; what was withdrawn or given up is nobody's business.
    closed: (situation) => {
      const { left, failure, stillThere } = contextOf(situation.snapshot);
      // Where nobody could look, nobody says that it is there still.
      const code = failure?._tag === 'Timeout' ? 'removal.unsure' : 'removal.failed';
      same(codes(situation), left && (failure !== null || stillThere) ? [code] : []);
      expect(told(situation)).toHaveLength(codes(situation).length);
    },
  },
};
