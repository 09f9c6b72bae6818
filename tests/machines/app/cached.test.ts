import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, fromPromise } from 'xstate';
import { resourceMachine } from '../../../src/machines/kit/resource.ts';
import { AT, open } from './root.ts';

const lists: Readonly<Record<string, AnyActorLogic>> = {
  'resource:surgeries': resourceMachine('surgeries'),
  'resource:patients': resourceMachine('patients'),
};
const treatment = (id: number, patient: number) => ({
  id,
  patient,
  procedure_type: 1,
  tooth_number: '16',
  total_cost: 1,
  lab_cost: 0,
  material_cost: 0,
  discount: 0,
  extra_fee: 0,
});
const ofPatient = (id: number) => ({ field: 'patient', id });

const practice = () => {
  const { app, child, context } = open(true, '/', lists);
  const rows = (name: string): readonly number[] => (child(`resource:${name}`)?.context.rows ?? []).map(({ id }: { readonly id: number }) => id);
  const want = (resource: string, of?: object) => app.send({ type: 'resource.want', resource, at: AT, ...(of ? { of } : {}) } as never);
  return { app, context, rows, want };
};

describe('cached lists', () => {
  it('are one for all rows, and one for each patient whose rows are looked at', () => {
    const { context, want } = practice();
    want('surgeries', ofPatient(7));
    want('surgeries');
    want('surgeries', ofPatient(8));
    want('surgeries', ofPatient(7));
    expect(context().cached).toEqual(['surgeries', 'surgeries?patient=8', 'surgeries?patient=7']);
  });

  it('are read again, however fresh they are, when a provider has refused what was right by them', async () => {
    const answered = resourceMachine('surgeries').provide({ actors: { loadRows: fromPromise(async () => ({ rows: [], unreadable: 0 })) } as never });
    const { app, child } = open(true, '/', { 'resource:surgeries': answered });
    const want = (more: object) => app.send({ type: 'resource.want', resource: 'surgeries', at: AT, ...more } as never);
    want({});
    await new Promise((resolve) => setImmediate(resolve));
    const standing = () => child('resource:surgeries')?.value;
    expect(standing()).toBe('ready');
    want({});
    expect(standing()).toBe('ready');
    want({ outdated: true });
    expect(standing()).toBe('refreshing');
  });

  it('are read again when a category is removed whose rows they may hold, and no others are', async () => {
    const ready = (resource: 'assets' | 'expenses' | 'assetCategories') =>
      resourceMachine(resource).provide({ actors: { loadRows: fromPromise(async () => ({ rows: [], unreadable: 0 })) } as never });
    const { app, child } = open(true, '/', {
      'resource:assets': ready('assets'),
      'resource:expenses': ready('expenses'),
      'resource:assetCategories': ready('assetCategories'),
    });
    const names = ['assets', 'expenses', 'assetCategories'];
    for (const resource of names) app.send({ type: 'resource.want', resource, at: AT } as never);
    await new Promise((resolve) => setImmediate(resolve));
    const standing = () => names.map((name) => child(`resource:${name}`)?.value);
    expect(standing()).toEqual(['ready', 'ready', 'ready']);
    app.send({ type: 'row.removed', resource: 'assetCategories', id: 7 });
    expect(standing()).toEqual(['refreshing', 'ready', 'ready']);
  });

  it('of contracts are read again when a clinic is saved or removed, with which the server opens or ends them, and are not read where nobody wanted them', async () => {
    const ready = (resource: 'clinics' | 'contracts' | 'patients') =>
      resourceMachine(resource).provide({ actors: { loadRows: fromPromise(async () => ({ rows: [], unreadable: 0 })) } as never });
    const { app, child } = open(true, '/', {
      'resource:clinics': ready('clinics'),
      'resource:contracts': ready('contracts'),
      'resource:patients': ready('patients'),
    });
    const want = (...names: readonly string[]) => {
      for (const resource of names) app.send({ type: 'resource.want', resource, at: AT } as never);
    };
    const save = (resource: string, created: boolean) =>
      app.send({ type: 'row.saved', saved: { resource, created, row: { id: 3, name: 'مطب', is_personal: true } } } as never);
    const standing = () => ['clinics', 'contracts', 'patients'].map((name) => child(`resource:${name}`)?.value);
    want('clinics', 'patients');
    save('clinics', true);
    expect(standing()[1]).toBeUndefined();
    want('contracts');
    for (const created of [true, false]) {
      await new Promise((resolve) => setImmediate(resolve));
      expect(standing()).toEqual(['ready', 'ready', 'ready']);
      save('patients', created);
      expect(standing()).toEqual(['ready', 'ready', 'ready']);
      save('clinics', created);
      expect(standing()).toEqual(['ready', 'refreshing', 'ready']);
    }
    await new Promise((resolve) => setImmediate(resolve));
    app.send({ type: 'row.removed', resource: 'patients', id: 3 });
    expect(standing()).toEqual(['ready', 'ready', 'ready']);
    app.send({ type: 'row.removed', resource: 'clinics', id: 3 });
    expect(standing()).toEqual(['ready', 'refreshing', 'ready']);
  });

  it('all hear of a row that was saved or removed, and take it in where it belongs', () => {
    const { app, rows, want } = practice();
    for (const of of [undefined, ofPatient(7), ofPatient(8)]) want('surgeries', of);
    const save = (created: boolean, row: object) => app.send({ type: 'row.saved', saved: { resource: 'surgeries', created, row } } as never);
    const shown = () => [rows('surgeries'), rows('surgeries?patient=7'), rows('surgeries?patient=8')];
    save(true, treatment(1, 7));
    save(true, treatment(2, 8));
    expect(shown()).toEqual([[1, 2], [1], [2]]);
    save(false, treatment(1, 8));
    expect(shown()).toEqual([[1, 2], [], [2, 1]]);
    app.send({ type: 'row.removed', resource: 'surgeries', id: 2 });
    expect(shown()).toEqual([[1], [], [1]]);
  });

  it('of patients who were looked at long ago give way, and the lists of all rows never do', () => {
    const { app, context, want } = practice();
    want('patients');
    for (let id = 1; id <= 100; id += 1) want('surgeries', ofPatient(id));
    const { cached } = context();
    expect([cached[0], cached.at(-1), cached.length]).toEqual(['patients', 'surgeries?patient=100', 37]);
    expect(Object.keys(app.getSnapshot().children).filter((id) => id.startsWith('resource:'))).toHaveLength(37);
  });
});
