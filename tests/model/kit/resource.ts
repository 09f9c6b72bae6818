import { expect } from 'vitest';
import { FRESH_MILLIS, type ResourceContext, resourceMachine } from '../../../src/machines/kit/resource.ts';
import { resourceWorkflow } from '../../../src/schema/app/resource.ts';
import { patientFields } from '../../../src/schema/patients/patient.ts';
import { done, error, type Model } from '../walk.ts';

const AT = 1_795_000_000_000;
const row = (id: number, last_name = 'رضایی') => ({ id, first_name: 'علی', last_name, national_number: '0012345679', gender: 1 });

const contextOf = ({ context }: { readonly context: unknown }) => context as ResourceContext;
const ids = (context: ResourceContext) => context.rows.map(({ id }) => id);

const changes = ['row.created', 'row.updated', 'row.removed'];

/** The cached list of patients; the provider's own list is rows 1 and 2. */
export const resourceModel: Model = {
  machine: resourceMachine('patients'),
  description: resourceWorkflow('patients', patientFields),
  inputs: [{ at: AT }],
  events: {
    'resource.wanted': [
      { type: 'resource.wanted', at: AT + FRESH_MILLIS },
      { type: 'resource.wanted', at: AT + FRESH_MILLIS + 1 },
    ],
    'resource.refreshed': [{ type: 'resource.refreshed', at: AT }],
    'row.created': [{ type: 'row.created', row: row(3) }],
    'row.updated': [{ type: 'row.updated', row: row(2, 'تهرانی') }],
    'row.removed': [{ type: 'row.removed', id: 1 }],
    'xstate.done.actor.loadRows': [done('loadRows', { rows: [row(1), row(2)], unreadable: 1 })],
    'xstate.error.actor.loadRows': [error('loadRows', { _tag: 'Offline' })],
  },
  states: {
    loading: { running: ['loadRows'], tags: ['busy'], can: changes, holds: ({ snapshot }) => expect(contextOf(snapshot).loadedAt).toBeNull() },
    refreshing: { running: ['loadRows'], tags: ['busy'], can: changes, holds: ({ snapshot }) => expect(contextOf(snapshot).loadedAt).not.toBeNull() },
    ready: {
      can: [...changes, 'resource.refreshed'],
      // Only a list that has grown old.
      may: ['resource.wanted'],
      holds: ({ snapshot }) => {
        expect(contextOf(snapshot).failure).toBeNull();
        expect(contextOf(snapshot).meanwhile).toEqual([]);
        expect(new Set(ids(contextOf(snapshot))).size).toBe(ids(contextOf(snapshot)).length);
      },
    },
    failed: {
      can: [...changes, 'resource.refreshed', 'resource.wanted'],
      holds: ({ snapshot }) => expect(contextOf(snapshot).failure).toEqual({ _tag: 'Offline' }),
    },
  },

  // Which changes a load missed matters, not in which order they came.
  distinguish: (snapshot) => {
    const { rows, loadedAt, meanwhile, failure } = contextOf(snapshot);
    return [rows.toSorted((a, b) => a.id - b.id), loadedAt, new Set(meanwhile.map(({ type }) => type)).size, failure];
  },
};
