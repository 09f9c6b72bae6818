import { describe, expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { patientListMachine } from '../../../src/machines/patients/list.ts';
import { stage } from '../stage.ts';

const AT = 1_795_000_000_000;
const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };

const OPEN = { open: { page: 'shown' } };
const PRINTING = { open: { page: 'printing' } };

const open = () => {
  const list = stage(patientListMachine, ['printPage'], { params: {}, at: AT });
  const swipe = () => list.snapshot().children.swipe as AnyActorRef;
  return {
    ...list,
    openRow: () => {
      swipe().send({ type: 'row.released', id: 7, dx: -90 });
      expect(swipe().getSnapshot().value).toBe('open');
    },
    row: () => swipe().getSnapshot().value,
  };
};

describe('the list of patients', () => {
  it('asks for what it shows, again on return, and anew on request, however fresh that is', () => {
    const list = open();
    const wanted = (at: number) => ['patients', 'insurances'].map((resource) => ({ type: 'resource.want', resource, at }));
    expect(list.said()).toEqual(wanted(AT));
    list.send({ type: 'list.retried', at: AT + 1 }, { type: 'screen.entered', at: AT + 2 });
    const anew = wanted(AT + 1).map((want) => ({ ...want, outdated: true }));
    expect(list.said().filter(({ type }) => type === 'resource.want')).toEqual([...wanted(AT), ...anew, ...wanted(AT + 2)]);
  });

  it('opens and edits a patient, handing over what is known', () => {
    for (const [type, to] of [
      ['row.opened', '/patient/7'],
      ['row.edit', '/edit-patient/7'],
    ] as const) {
      const list = open();
      list.openRow();
      list.send({ type, row: patient });
      expect(list.said().at(-1)).toEqual({ type: 'route.go', to, replace: false, passed: { patient } });
      expect(list.row()).toBe('closed');
    }
  });

  it('has the one question asked before a patient is removed', () => {
    const list = open();
    list.openRow();
    list.send({ type: 'row.remove', id: 7, label: 'علی رضایی' });
    expect(list.said().at(-1)).toEqual({ type: 'removal.ask', resource: 'patients', id: 7, label: 'علی رضایی' });
    expect(list.row()).toBe('closed');
  });

  it('closes an open row when the rows under it move', () => {
    for (const event of [{ type: 'query.typed', value: 'علی' }, { type: 'order.chosen', by: 'newest' }, { type: 'print.requested' }]) {
      const list = open();
      list.openRow();
      list.send(event);
      expect(list.row()).toBe('closed');
    }
  });

  it('keeps a search for the way back, and ends when there is none', () => {
    const searching = open();
    searching.send({ type: 'query.typed', value: 'علی' }, { type: 'screen.left' });
    expect(searching.state()).toBe('away');
    searching.send({ type: 'screen.entered', at: AT + 1 });
    expect([searching.state(), searching.snapshot().context.query]).toEqual([OPEN, 'علی']);
    searching.send({ type: 'query.typed', value: '' }, { type: 'screen.left' });
    expect(searching.state()).toBe('ended');
  });

  it('says in its address how it is ordered, and of whom is searched only to itself', () => {
    const list = open();
    list.send({ type: 'query.typed', value: 'علی' }, { type: 'order.chosen', by: 'newest' });
    expect(list.said().at(-1)).toEqual({ type: 'route.queried', query: { order: 'newest' } });
    expect(JSON.stringify(list.said())).not.toContain('علی');
    list.send({ type: 'order.chosen', by: 'nonsense' });
    expect(list.snapshot().context).toMatchObject({ query: 'علی', order: 'newest' });
    list.send({ type: 'order.chosen', by: 'lastName' });
    expect(list.said().at(-1)).toEqual({ type: 'route.queried', query: {} });
  });

  it('prints once, and says when it could not', async () => {
    const list = open();
    list.send({ type: 'print.requested' }, { type: 'print.requested' });
    expect([list.state(), list.calls('printPage').length]).toEqual([PRINTING, 1]);
    await list.answer('printPage', {});
    expect([list.state(), list.notices()]).toEqual([OPEN, []]);
    list.send({ type: 'print.requested' });
    await list.refuse('printPage', { _tag: 'Unavailable', status: 0 });
    expect([list.state(), list.notices()]).toEqual([OPEN, ['print.failed']]);
    list.send({ type: 'print.requested' });
    await list.refuse('printPage', { _tag: 'UnknownOutcome', ageMillis: 5 });
    expect(list.notices()).toEqual(['print.failed']);
  });
});
