import { expect } from 'vitest';
import { type RemovalContext, removalMachine } from '../../../src/machines/kit/removal.ts';
import { removalWorkflow } from '../../../src/schema/app/removal.ts';
import { done, error, type Model } from '../walk.ts';

const thing = { resource: 'patients', id: 7, label: 'علی رضایی' };
const refused = { _tag: 'Rejected', status: 400, detail: 'این بیمار درمان ثبت‌شده دارد.', general: [], fields: {} };
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const failureOf = ({ context }: { readonly context: unknown }) => (context as RemovalContext).failure;

export const removalModel: Model = {
  machine: removalMachine,
  description: removalWorkflow,
  inputs: [thing, { ...thing, next: '/patients' }],
  events: {
    'removal.confirmed': [{ type: 'removal.confirmed' }],
    'removal.retried': [{ type: 'removal.retried' }],
    'removal.closed': [{ type: 'removal.closed' }],
    'screen.left': [{ type: 'screen.left' }],
    'xstate.done.actor.removeRow': [done('removeRow', {})],
    'xstate.error.actor.removeRow': [refused, gone, { _tag: 'Offline' }, { _tag: 'UnknownOutcome', ageMillis: 10_000 }].map((failure) =>
      error('removeRow', failure),
    ),
    'xstate.after.quarantine.removal.quarantined': [{ type: 'xstate.after.quarantine.removal.quarantined' }],
    'xstate.done.actor.findRow': [done('findRow', { found: true }), done('findRow', { found: false })],
    'xstate.error.actor.findRow': [error('findRow', { _tag: 'Timeout' })],
  },
  states: {
    asking: {
      tags: ['question'],
      can: ['removal.confirmed', 'removal.closed', 'screen.left'],
      holds: ({ snapshot }) => expect(failureOf(snapshot)).toBeNull(),
    },
    removing: { running: ['removeRow'], tags: ['busy'], can: ['screen.left'], holds: ({ snapshot }) => expect(failureOf(snapshot)).toBeNull() },
    failed: {
      tags: ['problem'],
      can: ['removal.retried', 'removal.closed', 'screen.left'],
      holds: ({ snapshot }) => expect(['Rejected', 'Offline']).toContain(failureOf(snapshot)?._tag),
    },
    quarantined: { tags: ['busy'], can: ['screen.left'], holds: ({ snapshot }) => expect(failureOf(snapshot)?._tag).toBe('UnknownOutcome') },
    looking: { running: ['findRow'], tags: ['busy'], can: ['screen.left'] },
    unsure: {
      tags: ['problem'],
      can: ['removal.retried', 'removal.closed', 'screen.left'],
      holds: ({ snapshot }) => expect(failureOf(snapshot)?._tag).toBe('Timeout'),
    },
    removed: {
      can: [],
      holds: ({ snapshot, said }) => {
        const next = (snapshot.context as RemovalContext).next;
        expect(said.map(({ event }) => event.type)).toEqual(['row.removed', 'rows.changed', 'notice.show', ...(next === null ? [] : ['route.go'])]);
      },
    },
    closed: { can: [], holds: ({ said }) => expect(said).toEqual([]) },
  },
};
