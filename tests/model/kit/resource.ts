import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { type ResourceContext, resourceMachine, STALE_MILLIS } from '../../../src/machines/kit/resource.ts';
import { patientFields } from '../../../src/schema/patients/patient.ts';
import { resourceWorkflow } from '../../../src/schema/workflows/resource.ts';
import { same, stands } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const AT = 1_795_000_000_000;
const row = (id: number, last_name = 'رضایی') => ({ id, first_name: 'علی', last_name, national_number: '0012345679', gender: 1 });

const contextOf = ({ context }: { readonly context: unknown }) => context as ResourceContext;
const ids = (context: ResourceContext) => context.rows.map(({ id }) => id);

const REFRESH = { type: 'resource.refreshed', at: AT };
const wanted = (later: number, loadedAt: number | null) => ({ type: 'resource.wanted', at: (loadedAt ?? 0) + later });
const CONFIRMED = { type: 'resource.confirmed', at: AT };
const AGED = { type: 'resource.aged', at: AT };
/** What is heard of wherever the list stands. */
const CHANGES = [
  { type: 'row.created', row: row(3) },
  { type: 'row.updated', row: row(2, 'تهرانی') },
  { type: 'row.removed', id: 1 },
];
const BUSY = { runs: ['loadRows'], tags: ['busy'], can: CHANGES, cannot: [REFRESH, wanted(2 * STALE_MILLIS, AT), CONFIRMED, AGED] };

/** What a change makes of the rows, and that it is not forgotten while an answer is on its way. */
const changes =
  (holds: (event: AnyEventObject, context: ResourceContext) => void): NonNullable<Model['follows']>[string] =>
  (event, { snapshot }, before) => {
    holds(event, contextOf(snapshot));
    expect(contextOf(snapshot).meanwhile).toHaveLength(contextOf(before).meanwhile.length + (before.hasTag('busy') ? 1 : 0));
  };

/** The cached list of patients; the provider's own list is rows 1 and 2. */
export const resourceModel: Model = {
  machine: resourceMachine('patients'),
  description: resourceWorkflow('patients', patientFields),
  inputs: [{ at: AT }],
  events: {
    'resource.wanted': [
      { type: 'resource.wanted', at: AT + STALE_MILLIS },
      { type: 'resource.wanted', at: AT + STALE_MILLIS + 1 },
      { type: 'resource.wanted', at: AT + 5 * STALE_MILLIS },
    ],
    'resource.refreshed': [REFRESH],
    'resource.outdated': [{ type: 'resource.outdated', at: AT }],
    'resource.confirmed': [CONFIRMED],
    'resource.aged': [AGED],
    'row.created': [{ type: 'row.created', row: row(3) }],
    'row.updated': [{ type: 'row.updated', row: row(2, 'تهرانی') }],
    'row.removed': [{ type: 'row.removed', id: 1 }],
    'xstate.done.actor.loadRows': [done('loadRows', { rows: [row(1), row(2)], unreadable: 1 })],
    'xstate.error.actor.loadRows': [error('loadRows', { _tag: 'Offline' })],
  },
  states: {
    loading: (situation) => {
      stands(situation, BUSY);
      expect(contextOf(situation.snapshot).loadedAt).toBeNull();
    },
    refreshing: (situation) => {
      stands(situation, BUSY);
      expect(contextOf(situation.snapshot).loadedAt).not.toBeNull();
    },
    ready: (situation) => {
      const { loadedAt, failure, meanwhile, unreadable } = contextOf(situation.snapshot);
      stands(situation, {
        tags: [],
        can: [...CHANGES, REFRESH, wanted(STALE_MILLIS + 1, loadedAt), CONFIRMED, AGED],
        cannot: [wanted(STALE_MILLIS, loadedAt)],
      });
      same([failure, meanwhile, unreadable], [null, [], 1]);
      expect(new Set(ids(contextOf(situation.snapshot))).size).toBe(ids(contextOf(situation.snapshot)).length);
    },
    aged: (situation) => {
      stands(situation, { tags: [], can: [...CHANGES, REFRESH, wanted(0, AT), CONFIRMED], cannot: [AGED] });
      same([contextOf(situation.snapshot).failure, contextOf(situation.snapshot).loadedAt], [null, AT]);
    },
    failed: (situation) => {
      const known = contextOf(situation.snapshot).loadedAt !== null;
      stands(situation, { tags: [], can: [...CHANGES, REFRESH, wanted(0, AT), ...(known ? [CONFIRMED] : [])], cannot: [AGED, ...(known ? [] : [CONFIRMED])] });
      same(contextOf(situation.snapshot).failure, { _tag: 'Offline' });
    },
  },
  follows: {
    // What a workflow saved or removed is seen at once, whatever is being read.
    ...Object.fromEntries(['row.created', 'row.updated'].map((type) => [type, changes(({ row: is }, { rows }) => expect(rows).toContainEqual(is))])),
    'row.removed': changes(({ id }, context) => expect(ids(context)).not.toContain(id)),
    // An answer may be older than what was changed while it was on its way: that stands, and the list is read once more, as where it was said to be old.
    'xstate.done.actor.loadRows': (_, { snapshot }, before) => {
      const { meanwhile, doubted = false } = contextOf(before);
      same([snapshot.value, contextOf(snapshot).doubted], [meanwhile.length > 0 || doubted ? 'refreshing' : 'ready', false]);
      for (const change of meanwhile) {
        if (change.type === 'removed') expect(ids(contextOf(snapshot))).not.toContain(change.id);
        else expect(contextOf(snapshot).rows).toContainEqual(change.row);
      }
    },
    'resource.outdated': ({ at }, { snapshot }, before) => {
      same([snapshot.hasTag('busy'), contextOf(snapshot).askedAt], [true, at]);
      if (before.hasTag('busy')) same([contextOf(snapshot).doubted, snapshot.value], [true, before.value]);
    },
  },
  // What a failed load had missed is in the rows, and another one begins without.
  takes: { 'resource.*': (snapshot) => contextOf(snapshot).meanwhile },
  // Which changes a load missed matters, not in which order they came.
  distinguish: (snapshot) => {
    const { rows, loadedAt, meanwhile, failure } = contextOf(snapshot);
    return [rows.toSorted((a, b) => a.id - b.id), loadedAt, new Set(meanwhile.map(({ type }) => type)).size, failure];
  },
};
