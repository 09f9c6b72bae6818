import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { isKnown, type ResourceSnapshot, resourceMachine, rowsOf, STALE_MILLIS } from '../../../src/machines/kit/resource.ts';
import { stage } from '../stage.ts';

const AT = 1_795_000_000_000;
const row = (id: number, last_name = 'رضایی') => ({ id, first_name: 'علی', last_name, national_number: '0012345679', gender: 1 });
const list = (...rows: readonly unknown[]) => ({ rows, unreadable: 0 });

const open = () => {
  const patients = stage(resourceMachine('patients'), ['loadRows'], { at: AT });
  return { ...patients, ids: () => rowsOf('patients', patients.snapshot() as ResourceSnapshot).map(({ id }) => id) };
};

describe('a cached list', () => {
  it('is loaded once, and again in the background only when it is old', async () => {
    const { calls, answer, send, state, ids } = open();
    expect(state()).toBe('loading');
    await answer('loadRows', list(row(1), row(2)));
    expect([state(), ids()]).toEqual(['ready', [1, 2]]);
    send({ type: 'resource.wanted', at: AT + STALE_MILLIS });
    expect(calls('loadRows')).toEqual([{ resource: 'patients' }]);
    send({ type: 'resource.wanted', at: AT + STALE_MILLIS + 1 });
    expect([state(), ids()]).toEqual(['refreshing', [1, 2]]);
    await answer('loadRows', list(row(3)));
    expect([state(), ids()]).toEqual(['ready', [3]]);
    send({ type: 'resource.wanted', at: AT + STALE_MILLIS + 2 });
    expect(calls('loadRows').length).toBe(2);
  });

  it('keeps of a row that was changed what its answer left out, and takes what it says', async () => {
    const { answer, send, snapshot } = open();
    await answer('loadRows', list({ ...row(1), phone: '+989121234567', address: 'قم' }, row(2)));
    send({ type: 'row.updated', row: { ...row(1, 'کریمی'), address: null } } as never);
    expect(rowsOf('patients', snapshot() as ResourceSnapshot)).toEqual([{ ...row(1, 'کریمی'), phone: '+989121234567', address: null }, row(2)]);
  });

  it('is read once more, and says its age, where a page slept over the load under way', async () => {
    const { answer, send, state, snapshot, calls } = open();
    await answer('loadRows', list(row(1)));
    send({ type: 'resource.refreshed', at: AT + 40_000 }, { type: 'resource.wanted', at: AT + 100_000 });
    expect(snapshot().context.askedAt).toBe(AT + 40_000);
    send({ type: 'resource.wanted', at: AT + 86_400_000 });
    expect([state(), snapshot().context.askedAt]).toEqual(['refreshing', AT + 86_400_000]);
    await answer('loadRows', list(row(1)));
    // What the page slept over is as old as it was asked for.
    expect([state(), calls('loadRows').length, snapshot().context.loadedAt]).toEqual(['refreshing', 3, AT + 40_000]);
  });

  it('is old when the device’s clock went back', async () => {
    const { answer, send, state } = open();
    await answer('loadRows', list());
    send({ type: 'resource.wanted', at: AT - STALE_MILLIS - 1 });
    expect(state()).toBe('refreshing');
  });

  it('shows what it had when it cannot be read again, and tries once it is wanted', async () => {
    const { answer, refuse, send, state, ids, snapshot } = open();
    await answer('loadRows', { rows: [row(1)], unreadable: 3 });
    expect(snapshot().context.unreadable).toBe(3);
    send({ type: 'resource.refreshed', at: AT });
    await refuse('loadRows', { _tag: 'Offline' });
    expect([state(), ids(), snapshot().context.failure]).toEqual(['failed', [1], { _tag: 'Offline' }]);
    send({ type: 'resource.wanted', at: AT });
    await answer('loadRows', list(row(1), row(2)));
    expect([state(), ids(), snapshot().context.failure]).toEqual(['ready', [1, 2], null]);
  });

  it('asked in passing stays as it is, grows old when nobody can say, and is fresh again by a word', async () => {
    const { answer, send, state, ids, snapshot, calls } = open();
    await answer('loadRows', list(row(1)));
    const rows = snapshot().context.rows;
    send({ type: 'resource.aged', at: AT + 60_000 });
    expect([state(), ids(), snapshot().context.loadedAt, snapshot().hasTag('busy')]).toEqual(['aged', [1], AT + 60_000, false]);
    send({ type: 'resource.confirmed', at: AT + 90_000 });
    expect([state(), snapshot().context.loadedAt, calls('loadRows').length]).toEqual(['ready', AT + 90_000, 1]);
    expect(snapshot().context.rows).toBe(rows);
  });

  it('is read again when the provider has other rows, and is tried again after a failure', async () => {
    const { answer, refuse, send, state, ids, snapshot } = open();
    await answer('loadRows', list(row(1)));
    send({ type: 'resource.outdated', at: AT + 1 });
    await refuse('loadRows', { _tag: 'Unreachable' });
    expect([state(), ids()]).toEqual(['failed', [1]]);
    send({ type: 'resource.confirmed', at: AT + 2 });
    expect([state(), snapshot().context.failure]).toEqual(['ready', null]);
    send({ type: 'resource.outdated', at: AT + 3 });
    await answer('loadRows', list(row(1), row(2)));
    expect([state(), ids()]).toEqual(['ready', [1, 2]]);
  });

  it('is read once more when it was said to be old while it was on its way', async () => {
    const { answer, send, state, ids, calls } = open();
    send({ type: 'resource.outdated', at: AT + 1 }, { type: 'resource.outdated', at: AT + 2 });
    await answer('loadRows', list(row(1)));
    expect([state(), ids()]).toEqual(['refreshing', [1]]);
    await answer('loadRows', list(row(2)));
    expect([state(), ids(), calls('loadRows').length]).toEqual(['ready', [2], 2]);
  });

  it('that comes again as it was is the very same list, and of a changed one the rows that were not', async () => {
    const { answer, send, snapshot } = open();
    await answer('loadRows', list(row(1), row(2)));
    const before = snapshot().context.rows;
    send({ type: 'resource.refreshed', at: AT });
    await answer('loadRows', list(row(1), row(2)));
    expect(snapshot().context.rows).toBe(before);
    send({ type: 'resource.refreshed', at: AT });
    await answer('loadRows', list(row(1), row(2, 'تهرانی')));
    expect([snapshot().context.rows[0] === before[0], snapshot().context.rows[1] === before[1]]).toEqual([true, false]);
  });

  it('says that it was never read', async () => {
    const { refuse, send, state, snapshot, answer } = open();
    await refuse('loadRows', { _tag: 'Timeout' });
    expect([state(), isKnown(snapshot() as ResourceSnapshot)]).toEqual(['failed', false]);
    send({ type: 'resource.wanted', at: AT });
    expect(state()).toBe('loading');
    await answer('loadRows', list());
    expect(isKnown(snapshot() as ResourceSnapshot)).toBe(true);
  });

  it('is changed at once by what was saved or removed', async () => {
    const { answer, send, ids, calls, state } = open();
    await answer('loadRows', list(row(1), row(2)));
    send({ type: 'row.created', row: row(3) }, { type: 'row.updated', row: row(2, 'تهرانی') }, { type: 'row.removed', id: 1 });
    expect([ids(), state(), calls('loadRows').length]).toEqual([[2, 3], 'ready', 1]);
  });

  it('is not undone by an answer that is older than a change, and is then read once more', async () => {
    const { answer, send, ids, state, calls, snapshot } = open();
    await answer('loadRows', list(row(1), row(2)));
    send({ type: 'resource.refreshed', at: AT });
    send({ type: 'row.created', row: row(3) }, { type: 'row.removed', id: 1 }, { type: 'row.updated', row: row(2, 'تهرانی') });
    await answer('loadRows', list(row(1), row(2)));
    expect([ids(), state(), calls('loadRows').length]).toEqual([[2, 3], 'refreshing', 3]);
    expect(rowsOf('patients', snapshot() as ResourceSnapshot)[0]?.last_name).toBe('تهرانی');
    await answer('loadRows', list(row(2, 'تهرانی'), row(3)));
    expect([ids(), state(), calls('loadRows').length]).toEqual([[2, 3], 'ready', 3]);
  });

  it('keeps a row that was created while the list was read for the first time', async () => {
    const { answer, send, ids, state } = open();
    send({ type: 'row.created', row: row(3) });
    expect([state(), ids()]).toEqual(['loading', [3]]);
    await answer('loadRows', list(row(1)));
    expect([state(), ids()]).toEqual(['refreshing', [1, 3]]);
    await answer('loadRows', list(row(1), row(3)));
    expect([state(), ids()]).toEqual(['ready', [1, 3]]);
  });

  it('is not sent again where the provider calls it what it was called, unless it was changed here', async () => {
    const { answer, send, snapshot, calls, ids, state } = open();
    await answer('loadRows', { ...list(row(1)), version: '"1"' });
    const rows = snapshot().context.rows;
    send({ type: 'resource.refreshed', at: AT + 1 });
    expect(calls('loadRows').at(-1)).toEqual({ resource: 'patients', version: '"1"' });
    await answer('loadRows', { rows: [], unreadable: 0, version: '"1"', same: true });
    expect([state(), snapshot().context.rows === rows, snapshot().context.loadedAt]).toEqual(['ready', true, AT + 1]);
    send({ type: 'row.removed', id: 1 }, { type: 'resource.refreshed', at: AT + 2 });
    expect(calls('loadRows').at(-1)).toEqual({ resource: 'patients' });
    await answer('loadRows', { ...list(row(1)), version: '"1"' });
    expect(ids()).toEqual([1]);
  });

  it('of one patient asks for their rows, and holds no others whatever is answered or saved', async () => {
    const scope = { field: 'patient', id: 7 };
    const { calls, answer, send, snapshot } = stage(resourceMachine('surgeries'), ['loadRows'], { at: AT, scope });
    const treatment = (id: number, patient: number) => ({ id, patient, procedure_type: 1, tooth_number: '16' });
    const ids = () => rowsOf('surgeries', snapshot() as ResourceSnapshot).map((each) => each.id);
    expect(calls('loadRows')).toEqual([{ resource: 'surgeries', scope }]);
    // Of a provider that does not know such a question.
    await answer('loadRows', list(treatment(8, 8), treatment(1, 7), treatment(9, 8), treatment(2, 7)));
    expect(ids()).toEqual([1, 2]);
    send({ type: 'row.created', row: treatment(3, 8) }, { type: 'row.created', row: treatment(4, 7) });
    expect(ids()).toEqual([1, 2, 4]);
    send({ type: 'row.updated', row: treatment(2, 8) }, { type: 'row.updated', row: treatment(3, 7) }, { type: 'row.removed', id: 1 });
    expect(ids()).toEqual([4, 3]);
  });

  it('is kept and gone on with as it is, without a look into its rows', async () => {
    const { answer, snapshot } = open();
    await answer('loadRows', list(row(1)));
    let looks = 0;
    const ownKeys = (target: object) => {
      looks += 1;
      return Reflect.ownKeys(target);
    };
    const rows = [new Proxy(row(2), { ownKeys })];
    const machine = resourceMachine('patients').provide({});
    const { context } = snapshot() as ResourceSnapshot;
    const kept = machine.getPersistedSnapshot({ ...(snapshot() as ResourceSnapshot), context: { ...context, rows } } as never);
    const again = createActor(machine, { snapshot: kept, input: { at: AT } }).getSnapshot();
    expect([again.value, again.context.loadedAt]).toEqual(['ready', AT]);
    expect(again.context.rows).toBe(rows);
    expect(looks).toBe(0);
  });

  it('is the same empty list while nobody asked for it', () => {
    expect(rowsOf('patients', undefined)).toBe(rowsOf('clinics', undefined));
    expect(isKnown(undefined)).toBe(false);
  });
});
