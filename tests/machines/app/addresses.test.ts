import { describe, expect, it } from 'vitest';
import { workflows as payments } from '../../../src/machines/payments/new-registry.ts';
import { workflows as treatments } from '../../../src/machines/treatments/registry.ts';
import { chairApp, chairRouting, workflows } from '../../sample/chairs.ts';
import { bound, open } from './root.ts';

const visit = (path: string) => open(true, path, bound(workflows), chairApp);
const chair = { id: 7, name: 'یونیت هفت', note: null };

describe('two addresses of one record', () => {
  const edit = async (path: string) => {
    const app = visit('/chairs');
    app.app.send({ type: 'route.go', to: path, replace: false, passed: { row: { resource: 'assets', row: chair } } as never });
    await app.settled();
    return app;
  };

  it('have one workflow, and so one draft', async () => {
    const app = await edit('/chair/7');
    app.tell('chairForm:7', { type: 'draft.changed', change: { note: 'سبز' } });
    app.go('/chair/7/repairs');
    expect([app.context().route?.workflow, app.context().route?.params]).toEqual(['chairForm:7', { id: '7', section: 'repairs' }]);
    expect(Object.keys(app.context().open)).toEqual(['chairForm:7']);
    expect(app.child('chairForm:7')?.context).toMatchObject({ here: true, draft: { name: 'یونیت هفت', note: 'سبز' } });
    // Going from one part of it to another leaves nothing behind that one would have to be called back to.
    expect(app.codes()).toEqual([]);
  });

  it('are told apart from those of another record, and from a new one', async () => {
    const app = await edit('/chair/7/repairs');
    app.tell('chairForm:7', { type: 'draft.changed', change: { note: 'سبز' } });
    app.go('/chair/8');
    app.go('/new-chair');
    expect(app.child('chairForm:new')?.context.draft).toEqual({ name: '', note: '' });
    app.go('/chair/7');
    expect(app.child('chairForm:7')?.context.draft.note).toBe('سبز');
  });
});

describe('what somebody types into the address', () => {
  it.each(['/chair/علی رضایی', '/chair/7x', '/chair/-7', '/chair/7/Ali'])('%s leads home', (path) => {
    expect(chairRouting.match(path)).toBeNull();
    expect(visit(path).visited).toEqual(['/']);
  });
});

describe('a number in an address that is none', () => {
  it.each([
    ['/chair/3.5', ['route.misnumbered']],
    ['/chair/7x', ['route.misnumbered']],
    // All that the address bar tells of such.
    ['/chair/:id', ['route.misnumbered']],
    ['/stool/7', []],
  ])('is what %s says led home, without what was typed', async (path, codes) => {
    const app = visit(path);
    await app.settled();
    expect(app.visited).toEqual(['/']);
    expect(app.context().notices.map(({ notice }) => notice)).toEqual(codes.map((code) => ({ code, tone: 'info', values: {} })));
  });
});

describe('what is asked of a list', () => {
  it('is said in the address, and found in it, but for what is searched for', () => {
    const app = visit('/chairs');
    app.tell('chairList', { type: 'order.chosen', by: 'newest' });
    app.tell('chairList', { type: 'filter.chosen', filter: 'state', value: 'worn' });
    app.tell('chairList', { type: 'query.typed', value: 'سبز' });
    const asked = { order: 'newest', state: 'worn' };
    expect([app.queries.at(-1), app.context().route?.query]).toEqual([asked, asked]);

    const another = visit('/');
    another.app.send({ type: 'route.arrived', path: '/chairs', query: { ...asked, state: 'stolen' }, at: 1 });
    expect(another.child('chairList')?.context).toMatchObject({ query: '', order: 'newest', filters: {} });
  });

  it('is still asked on return, and said in the address again', () => {
    const app = visit('/chairs');
    app.tell('chairList', { type: 'order.chosen', by: 'newest' });
    app.go('/settings');
    expect(app.context().route?.query).toEqual({});
    app.go('/chairs');
    expect(app.context().route?.query).toEqual({ order: 'newest' });
    expect(app.queries.at(-1)).toEqual({ order: 'newest' });
  });

  it('is understood once where an address that was kept from earlier says a search, also after signing in', async () => {
    const app = open(false, '/chairs?q=سبز&order=newest', bound(workflows), chairApp);
    await app.settled();
    expect(app.visited).toEqual(['/login']);
    app.app.send({ type: 'session.started', username: 'first' });
    await app.settled();
    expect(app.child('chairList')?.context).toMatchObject({ query: 'سبز', order: 'newest' });
    expect(app.context().route).toMatchObject({ path: '/chairs', query: { order: 'newest' } });
  });

  it('gives way to what the address asks, but for what is searched for', () => {
    const app = visit('/chairs');
    app.tell('chairList', { type: 'query.typed', value: 'سبز' });
    app.go('/settings');
    app.app.send({ type: 'route.arrived', path: '/chairs', query: { order: 'newest' }, at: 1 });
    expect(app.child('chairList')?.context).toMatchObject({ query: 'سبز', order: 'newest' });
  });
});

describe('a list that belongs to something', () => {
  it('knows it by its address, keeps a draft for each, and returns there', async () => {
    const app = visit('/clinic/7/new-chairs');
    app.tell('newChairs:7', { type: 'draft.changed', change: { name: 'یونیت' } });
    app.go('/clinic/8/new-chairs');
    expect(app.child('newChairs:8')?.context).toMatchObject({ params: { id: '8' }, draft: { name: '', note: 'clinic 8' } });
    app.go('/clinic/7/new-chairs');
    expect(app.child('newChairs:7')?.context).toMatchObject({ params: { id: '7' }, draft: { name: 'یونیت', note: 'clinic 7' } });
    app.tell('newChairs:7', { type: 'list.abandoned' });
    app.tell('newChairs:7', { type: 'list.discarded' });
    await app.settled();
    expect(app.visited.at(-1)).toBe('/clinic/7/chairs');
  });
});

describe('a form about somebody', () => {
  const practice = bound([...workflows, ...treatments, ...payments]);
  const patient = (id: number) => ({ id, first_name: 'سارا', last_name: 'احمدی', national_number: '0012345679', gender: 2, insurance: 9 });
  const at = (path: string) => open(true, path, practice);

  it('has a draft of its own, which nobody else ever sees', async () => {
    const app = at('/new-treatment?patient=7');
    app.tell('newTreatments:7', { type: 'draft.changed', change: { description: 'پانسمان' } });
    app.go('/new-treatment?patient=8');
    expect(app.child('newTreatments:8')?.context.draft).toMatchObject({ patient: { id: 8 }, description: '' });
    app.go('/new-treatment');
    expect(app.child('newTreatments:new')?.context.draft).toMatchObject({ patient: null, description: '' });
    app.go('/new-treatment?patient=7');
    expect(app.child('newTreatments:7')?.context).toMatchObject({ here: true, draft: { patient: { id: 7 }, description: 'پانسمان' } });
  });

  it('is about whom the address names, whatever else is handed over, and does not change that', () => {
    const app = at('/');
    app.app.send({ type: 'route.arrived', path: '/new-treatment', query: { patient: '8' }, passed: { patient: patient(7) } as never, at: 1 });
    expect(app.child('newTreatments:8')?.context.draft.patient).toEqual({ id: 8 });
    app.tell('newTreatments:8', { type: 'draft.changed', change: { patient: { id: 7 } } });
    expect(app.child('newTreatments:8')?.context.draft.patient).toEqual({ id: 8 });
    app.go('/new-payment?clinic=3');
    app.tell('newPayments:,3', { type: 'draft.changed', change: { payer: { kind: 'patient', id: 7 } } });
    expect(app.child('newPayments:,3')?.context.draft.payer).toEqual({ kind: 'clinic', id: 3 });
  });

  it.each(['x', '7 ', '', '-1', '0', '009', '7&patient=8x'])('is about nobody where the address says «%s»', (said) => {
    const app = at('/');
    app.app.send({ type: 'route.arrived', path: '/new-treatment', query: { patient: said }, at: 1 });
    expect(app.child('newTreatments:new')?.context.params).toEqual({});
  });

  it('is nobody’s any more when the session has ended: what was begun comes back from elsewhere, with its owner', () => {
    const app = at('/new-treatment?patient=7');
    app.app.send({ type: 'session.ended', reason: 'expired', kept: 'kept' });
    expect(app.context()).toMatchObject({ returnTo: null, owner: null, open: {}, cached: [], chosen: {}, route: null });
    expect(app.child('newTreatments:7')).toBeUndefined();
  });

  it('opens where the last one was done, and with a tariff only for patients of the same insurance', () => {
    const app = at('/');
    const treat = (id: number, insurance: number | null) => {
      app.app.send({
        type: 'route.arrived',
        path: '/new-treatment',
        query: { patient: String(id) },
        passed: { patient: { ...patient(id), insurance } } as never,
        at: 1,
      });
      return app.child(`newTreatments:${id}`)?.context.draft;
    };
    expect(treat(7, 9)).toMatchObject({ clinic: null, insurance_tariff: null });
    const done = {
      procedure_type: { id: 4 },
      quadrant: 1,
      tooth_number: 6,
      clinic: { id: 3, personal: true },
      insurance_tariff: { id: 5 },
      total_cost: '1000',
    };
    app.tell('newTreatments:7', { type: 'draft.changed', change: done });
    app.tell('newTreatments:7', { type: 'row.added', at: 1, facts: { personal: true, contract: 2 } });
    expect(app.child('newTreatments:7')?.context.rows).toHaveLength(1);
    expect(treat(8, 9)).toMatchObject({ clinic: { id: 3 }, insurance_tariff: { id: 5 }, procedure_type: null });
    expect(treat(10, 6)).toMatchObject({ clinic: { id: 3 }, insurance_tariff: null });
    expect(treat(11, null)).toMatchObject({ clinic: { id: 3 }, insurance_tariff: null });
    // Of somebody opened by address alone nobody knows the insurance: that tariff is nobody's default.
    app.go('/new-treatment?patient=12');
    app.tell('newTreatments:12', { type: 'draft.changed', change: done });
    app.tell('newTreatments:12', { type: 'row.added', at: 1, facts: { personal: true, contract: 2 } });
    expect(treat(13, null)).toMatchObject({ clinic: { id: 3 }, insurance_tariff: null });
    // Another user chose nothing yet.
    app.app.send({ type: 'session.started', username: 'first' });
    app.app.send({ type: 'session.started', username: 'other' });
    expect(app.context().chosen).toEqual({});
  });
});
