import { describe, expect, it } from 'vitest';
import { chairListMachine, clinicChairsMachine } from '../../sample/chairs.ts';
import { stage } from '../stage.ts';

const AT = 1_795_000_000_000;
const clinic = { name: 'لبخند' };

const openClinic = () => stage(clinicChairsMachine, ['loadClinic', 'printPage'], { params: { id: '7' }, at: AT });
const openList = (query: object = {}) => stage(chairListMachine, ['printPage', 'saveTable'], { params: {}, query, at: AT });

describe('a screen of rows and of what they belong to', () => {
  it('asks on a second visit for the rows and for the rest of it, without having been left', async () => {
    const list = openClinic();
    await list.answer('loadClinic', clinic);
    list.send({ type: 'screen.entered', at: AT + 1 });
    expect(list.said().filter(({ type }) => type === 'resource.want')).toEqual([AT, AT + 1].map((at) => ({ type: 'resource.want', resource: 'assets', at })));
    expect([list.calls('loadClinic').length, list.snapshot().hasTag('loading:clinic'), list.snapshot().context.parts.clinic.value]).toEqual([2, true, clinic]);
  });

  it('leaves what it prints in peace while the rest is read again', async () => {
    const list = openClinic();
    await list.answer('loadClinic', clinic);
    list.send({ type: 'print.requested' }, { type: 'screen.entered', at: AT + 1 });
    expect([list.snapshot().hasTag('printing'), list.calls('printPage').length]).toEqual([true, 1]);
  });

  it('leads to where something is added to what it is about', () => {
    const list = openClinic();
    list.send({ type: 'row.add' });
    expect(list.said().at(-1)).toMatchObject({ type: 'route.go', to: '/clinic/7/new-chairs' });
  });
});

describe('what is asked of a list', () => {
  it('is taken from the address, also a search in one that was kept from earlier, and only what it can mean', () => {
    expect(openList({ q: 'سبز', order: 'newest', state: 'worn', colour: 'red' }).snapshot().context).toMatchObject({
      query: 'سبز',
      order: 'newest',
      filters: { state: 'worn' },
    });
    expect(openList({ order: 'nonsense', state: 'stolen' }).snapshot().context).toMatchObject({ query: '', order: 'name', filters: {} });
  });

  it('is said in the address as soon as it changes, and no more when it is taken back; what is searched for is never said', () => {
    const list = openList();
    const address = () =>
      list
        .said()
        .filter(({ type }) => type === 'route.queried')
        .at(-1)?.query;
    list.send({ type: 'filter.chosen', filter: 'state', value: 'worn' });
    expect(address()).toEqual({ state: 'worn' });
    list.send({ type: 'filter.chosen', filter: 'state', value: 'stolen' }, { type: 'query.typed', value: 'سبز' });
    expect(address()).toEqual({ state: 'worn' });
    list.send({ type: 'filter.chosen', filter: 'state', value: null }, { type: 'query.typed', value: '' });
    expect(address()).toEqual({});
    expect(JSON.stringify(list.said())).not.toContain('سبز');
  });

  it('may be days of its rows, which are let go of at once and are never of an earlier visit', () => {
    const list = openList({ from: '2026-10-23', to: '2026-11-21', state: 'worn' });
    expect(list.snapshot().context).toMatchObject({ days: { from: '2026-10-23', to: '2026-11-21' }, fault: null });
    list.send({ type: 'filter.chosen', filter: 'state', value: 'new' });
    expect(list.said().at(-1)).toEqual({ type: 'route.queried', query: { state: 'new', from: '2026-10-23', to: '2026-11-21' } });
    list.send({ type: 'days.cleared' });
    expect(list.said().at(-1)).toEqual({ type: 'route.queried', query: { state: 'new' } });

    const again = openList({ to: '2026-11-21', state: 'worn' });
    again.send({ type: 'screen.left' }, { type: 'screen.entered', at: AT + 1 });
    expect(again.snapshot().context).toMatchObject({ days: { from: null, to: null }, filters: { state: 'worn' } });
    again.send({ type: 'screen.left' }, { type: 'screen.entered', query: { from: '2026-03-21' }, at: AT + 2 });
    expect(again.snapshot().context.days).toEqual({ from: '2026-03-21', to: null });
  });

  it.each([
    ['no day', { from: '2026-13-01' }, 'noDay'],
    ['no day beside one', { from: '2026-03-21', to: 'x' }, 'noDay'],
    ['days in the wrong order', { from: '2026-11-21', to: '2026-10-23' }, 'reversed'],
  ])('is said to be none where the days are %s, and all are shown until they are asked for', (_, query, fault) => {
    const list = openList(query);
    expect(list.snapshot().context).toMatchObject({ days: { from: null, to: null }, fault });
    list.send({ type: 'screen.entered', query, at: AT + 1 });
    expect(list.snapshot().context.fault).toBe(fault);
    list.send({ type: 'days.cleared' });
    expect(list.snapshot().context.fault).toBeNull();
  });

  it('is made into a file once at a time, and says how that went', async () => {
    const list = openList();
    list.send({ type: 'export.requested', name: 'a.csv' }, { type: 'export.requested', name: 'b.csv' });
    expect(list.calls('saveTable')).toEqual([{ name: 'a.csv' }]);
    await list.answer('saveTable', {});
    list.send({ type: 'export.requested', name: 'b.csv' });
    await list.refuse('saveTable', { _tag: 'NotSent', lacking: 'part' });
    expect(list.notices()).toEqual(['table.saved', 'table.notSaved']);
  });

  it('is searched on when one comes back to an address, which says nothing of it', () => {
    const list = openList({ order: 'newest' });
    const back = (query: object) => {
      list.send({ type: 'query.typed', value: 'سبز' }, { type: 'screen.left' }, { type: 'screen.entered', query, at: AT + 1 });
      return list.snapshot().context;
    };
    expect(back({})).toMatchObject({ query: 'سبز', order: 'newest' });
    expect(back({ state: 'worn' })).toMatchObject({ query: 'سبز', order: 'name', filters: { state: 'worn' } });
    expect(back({ q: 'قرمز' })).toMatchObject({ query: 'قرمز', order: 'name', filters: {} });
  });

  it('is kept for the way back, and a list of which nothing is asked ends', () => {
    for (const event of [
      { type: 'filter.chosen', filter: 'state', value: 'new' },
      { type: 'order.chosen', by: 'newest' },
      { type: 'query.typed', value: 'س' },
    ]) {
      const list = openList();
      list.send(event, { type: 'screen.left' });
      expect(list.state()).toBe('away');
    }
    const plain = openList();
    plain.send({ type: 'screen.left' });
    expect(plain.state()).toBe('ended');
  });
});
