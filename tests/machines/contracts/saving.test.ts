import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { contractsMachine } from '../../../src/machines/contracts/contracts.ts';
import { tariffsMachine } from '../../../src/machines/contracts/tariffs.ts';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import type { ConstantTariff, Contract } from '../../../src/schema/clinics/contract.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const PORTS = ['findAlike', 'sendRow'];
const refused: Failure = { _tag: 'Rejected', status: 400, general: [], fields: { price: ['no'] } };
const lost: Failure = { _tag: 'UnknownOutcome', ageMillis: 0 };
const gone: Failure = { _tag: 'Rejected', status: 404, general: [], fields: {} };

type Context = StagedContext<object, object, Contract | ConstantTariff>;
type Standing = ReturnType<typeof stage>;

const contextOf = ({ snapshot }: Standing) => snapshot().context as Context;
const states = (on: Standing) => contextOf(on).rows.map(({ state }) => state);
const sending = ({ snapshot }: Standing) =>
  (snapshot().children.sendRow?.getSnapshot() as { readonly input: { readonly id?: number; readonly payload: object } } | undefined)?.input;

const told = ({ said }: Standing, type: string): readonly AnyEventObject[] => said().filter((event) => event.type === type);

const tariff = (id: number, price: number, procedure_type = id): ConstantTariff => ({ id, contract: 5, procedure_type, price });
const add = (on: Standing, service: number, price: string) => {
  on.send({ type: 'draft.changed', change: { contract: 5, procedure_type: { id: service }, price } });
  on.send({ type: 'row.added', at: AT, facts: { contract: true, procedure_type: true, stored: [] } });
};
const submit = async (on: Standing) => {
  on.send({ type: 'list.submitted', at: AT, facts: {} });
  await on.answer('findBefore', { rows: [] });
};
/** It goes on at once with what waits behind an answer: the page did not sleep over it. */
const goOn = (on: Standing) => on.answer('findBefore', { rows: [] });
const onTariffs = () => stage(tariffsMachine, PORTS, { params: { id: '3' }, at: AT });

describe('saving fixed tariffs', () => {
  it('creates new ones, patches changed ones with what was changed alone, and leaves the others be', async () => {
    const on = onTariffs();
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'draft.changed', change: { price: '600000' } });
    on.send({ type: 'row.added', at: AT, facts: {} });
    add(on, 20, '900000');
    on.send({ type: 'record.edited', row: tariff(8, 400_000) });
    await submit(on);
    expect(sending(on)).toEqual({ resource: 'constantTariffs', id: 7, payload: { price: 600_000 } });
    await on.answer('sendRow', tariff(7, 600_000));
    await goOn(on);
    expect(sending(on)).toEqual({ resource: 'constantTariffs', payload: { contract: 5, procedure_type: 20, price: 900_000 } });
    await on.answer('sendRow', tariff(60, 900_000, 20));
    expect(told(on, 'row.saved').map(({ saved }) => [saved.created, saved.row.id])).toEqual([
      [false, 7],
      [true, 60],
    ]);
    expect(told(on, 'notice.show').at(-1)?.notice.values.count).toBe('2');
  });

  it('takes what means the record as it is stored for no change', () => {
    const on = onTariffs();
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'draft.changed', change: { price: '۶۰۰۰۰۰' } });
    on.send({ type: 'draft.changed', change: { price: '۵۰۰۰۰۰' } });
    on.send({ type: 'row.added', at: AT, facts: {} });
    expect([states(on), told(on, 'notice.show').map(({ notice }) => notice.code)]).toEqual([[], ['clinicTariffs.nothing']]);
  });

  it('goes on after a refusal, keeps what was refused with its reason, and then sends that alone', async () => {
    const on = onTariffs();
    for (const service of [20, 21, 22]) add(on, service, '900000');
    await submit(on);
    await on.answer('sendRow', tariff(60, 900_000, 20));
    await goOn(on);
    await on.refuse('sendRow', refused);
    await goOn(on);
    await on.answer('sendRow', tariff(61, 900_000, 22));
    expect([states(on), contextOf(on).rows[1]?.failure]).toEqual([['sent', 'failed', 'sent'], refused]);
    on.send({ type: 'list.submitted', at: AT, facts: {} });
    await on.answer('findBefore', { rows: [] });
    expect(sending(on)?.payload).toMatchObject({ procedure_type: 21 });
    await on.answer('sendRow', tariff(62, 900_000, 21));
    expect(told(on, 'row.saved')).toHaveLength(3);
  });

  it('sends nothing twice when the answer to the third of five is lost', async () => {
    const on = onTariffs();
    for (const service of [20, 21, 22, 23, 24]) add(on, service, '900000');
    await submit(on);
    const sent: (object | undefined)[] = [];
    for (const service of [20, 21, 22, 23, 24]) {
      sent.push(sending(on)?.payload);
      if (service !== 22) {
        await on.answer('sendRow', tariff(40 + service, 900_000, service));
        if (service !== 24) await goOn(on);
        continue;
      }
      await on.refuse('sendRow', lost);
      on.clock.increment(20_000);
      await on.answer('findSent', { rows: [tariff(62, 900_000, 22)] });
    }
    expect(sent.map((payload) => (payload as { readonly procedure_type: number }).procedure_type)).toEqual([20, 21, 22, 23, 24]);
    expect(told(on, 'row.saved').map(({ saved }) => saved.row.id)).toEqual([60, 61, 62, 63, 64]);
  });

  it('looks a lost change up by its record and what that was to hold, and asks before it sends it again', async () => {
    const on = onTariffs();
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'draft.changed', change: { price: '600000' } });
    await submit(on);
    await on.refuse('sendRow', lost);
    on.clock.increment(20_000);
    // Another record of the price, and this one as it was.
    await on.answer('findSent', { rows: [tariff(9, 600_000), tariff(7, 500_000)] });
    on.send({ type: 'outcome.resent' });
    expect(sending(on)).toEqual({ resource: 'constantTariffs', id: 7, payload: { price: 600_000 } });
    await on.refuse('sendRow', lost);
    on.clock.increment(20_000);
    await on.answer('findSent', { rows: [tariff(7, 600_000)] });
    expect(told(on, 'row.saved').map(({ saved }) => [saved.created, saved.row.price])).toEqual([[false, 600_000]]);
  });

  it('keeps a change of a tariff that somebody deleted, with the reason', async () => {
    const on = onTariffs();
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'draft.changed', change: { price: '600000' } });
    await submit(on);
    await on.refuse('sendRow', gone);
    expect([states(on), contextOf(on).rows[0]?.failure]).toEqual([['failed'], gone]);
  });

  it('makes a new one of a change whose tariff is gone, where that is wanted, or goes on with the others without it', async () => {
    const on = onTariffs();
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'draft.changed', change: { price: '600000' } });
    on.send({ type: 'row.added', at: AT, facts: { stored: [{ id: 7, contract: 5, procedure_type: 7 }] } });
    on.send({ type: 'row.renewed', key: 1 });
    await submit(on);
    expect(sending(on)).toMatchObject({ id: 7 });
    await on.refuse('sendRow', gone);
    on.send({ type: 'row.renewed', key: 1 });
    expect([states(on), contextOf(on).rows[0]?.record]).toEqual([['staged'], null]);
    await submit(on);
    expect(sending(on)).toEqual({ resource: 'constantTariffs', payload: { contract: 5, procedure_type: 7, price: 600_000 } });
    await on.answer('sendRow', tariff(70, 600_000, 7));
    expect(told(on, 'row.saved').map(({ saved }) => [saved.created, saved.row.id])).toEqual([[true, 70]]);
  });

  it('takes a change whose tariff is gone back into the form as a new one', async () => {
    const on = onTariffs();
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'draft.changed', change: { price: '600000' } });
    await submit(on);
    await on.refuse('sendRow', gone);
    on.send({ type: 'row.edited', key: 1 });
    expect([contextOf(on).record, contextOf(on).draft]).toEqual([null, expect.objectContaining({ contract: 5, price: '600000' })]);
  });

  it('has the lists read anew by which a refused row was right, and a tariff that is gone taken out of them', async () => {
    const later = AT + 60_000;
    const wanted = (on: Standing) => told(on, 'resource.want').flatMap(({ resource, at, outdated }) => (outdated ? [[resource, at]] : []));
    const on = onTariffs();
    add(on, 20, '900000');
    on.send({ type: 'list.submitted', at: later, facts: {} });
    await on.answer('findBefore', { rows: [] });
    await on.refuse('sendRow', refused);
    expect(wanted(on)).toEqual(['constantTariffs', 'clinics', 'contracts', 'procedureTypes'].map((name) => [name, later]));
    expect(told(on, 'row.removed')).toEqual([]);
    const changed = onTariffs();
    changed.send({ type: 'record.edited', row: tariff(7, 500_000) });
    changed.send({ type: 'draft.changed', change: { price: '600000' } });
    await submit(changed);
    await changed.refuse('sendRow', gone);
    expect(wanted(changed)).toHaveLength(4);
    expect(told(changed, 'row.removed')).toEqual([{ type: 'row.removed', resource: 'constantTariffs', id: 7 }]);
    const busy = onTariffs();
    add(busy, 20, '900000');
    await submit(busy);
    await busy.refuse('sendRow', { ...refused, status: 429 });
    expect(wanted(busy)).toEqual([]);
  });

  it('raises all at once, leaves what was changed by hand, and begins from what is stored when it is done again', () => {
    const on = onTariffs();
    const stored = [tariff(7, 500_000), tariff(8, 1_234_567), tariff(9, 400_000)];
    on.send({ type: 'record.edited', row: stored[2] });
    on.send({ type: 'draft.changed', change: { price: '450000' } });
    on.send({ type: 'row.added', at: AT, facts: {} });
    const raise = (typed: string) => {
      on.send({ type: 'bulk.typed', typed });
      on.send({ type: 'bulk.applied', records: stored });
      return contextOf(on).rows.map(({ record, draft }) => [record?.id, (draft as { readonly price: string }).price]);
    };
    expect(raise('۵۰')).toEqual([
      [9, '450000'],
      [7, '750000'],
      [8, '1852000'],
    ]);
    expect(raise('۲۰')).toEqual([
      [9, '450000'],
      [7, '600000'],
      [8, '1481000'],
    ]);
    expect(raise('')).toEqual([[9, '450000']]);
  });

  it('refuses a service that has a price already, stored or in the list, unless it is the one that is changed', () => {
    const on = onTariffs();
    const facts = { contract: true, procedure_type: true, stored: [{ id: 7, contract: 5, procedure_type: 7 }] };
    const enter = (service: number) => {
      on.send({ type: 'draft.changed', change: { contract: 5, procedure_type: { id: service }, price: '900000' } });
      on.send({ type: 'row.added', at: AT, facts });
      return contextOf(on).problems.map(({ code }) => code);
    };
    expect([enter(7), enter(20), enter(20)]).toEqual([['sameService'], [], ['sameService']]);
    on.send({ type: 'list.emptied' });
    on.send({ type: 'list.discarded' });
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'draft.changed', change: { price: '600000' } });
    on.send({ type: 'row.added', at: AT, facts });
    expect(states(on)).toEqual(['staged']);
  });
});

describe('saving contracts', () => {
  const stored: Contract = { id: 5, clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 1, percent: 40, is_active: true };
  const facts = { stored: [stored] };
  const onContracts = () => stage(contractsMachine, PORTS, { params: { id: '3' }, at: AT });
  const enter = (on: Standing, start: string, more: object = {}) => {
    on.send({ type: 'draft.changed', change: { start_date: { typed: '', day: start } } });
    on.send({ type: 'draft.changed', change: { contract_type: 1, percent: '50', ...more } });
    on.send({ type: 'row.added', at: AT, facts });
    return contextOf(on).problems.map(({ code }) => code);
  };

  it('refuses days that overlap a stored contract or one in the list by one day, and takes the day on which one ends', () => {
    const on = onContracts();
    expect(enter(on, '2027-03-20')).toEqual(['overlap']);
    expect(enter(on, '2027-03-21')).toEqual([]);
    expect(enter(on, '2028-03-19')).toEqual(['overlap']);
    expect(enter(on, '2028-03-20')).toEqual([]);
    expect(states(on)).toEqual(['staged', 'staged']);
  });

  it('compares with what the list makes of a stored contract, and not with how it was', () => {
    const on = onContracts();
    on.send({ type: 'record.edited', row: stored });
    on.send({ type: 'draft.changed', change: { end_date: { typed: '', day: '2026-12-01' } } });
    on.send({ type: 'row.added', at: AT, facts });
    expect(enter(on, '2026-11-30')).toEqual(['overlap']);
    expect(enter(on, '2026-12-01')).toEqual([]);
  });

  it('puts one back into the form that overlaps a stored contract again, since the change of that one was taken out', () => {
    const on = onContracts();
    on.send({ type: 'record.edited', row: stored });
    on.send({ type: 'draft.changed', change: { end_date: { typed: '', day: '2026-12-01' } } });
    on.send({ type: 'row.added', at: AT, facts });
    enter(on, '2026-12-01');
    on.send({ type: 'row.removed', key: contextOf(on).rows[0]?.key });
    on.send({ type: 'list.submitted', at: AT, facts });
    expect([on.state(), states(on), contextOf(on).problems.map(({ code }) => code)]).toEqual(['composing', [], ['overlap']]);
    expect(contextOf(on).draft).toMatchObject({ start_date: { day: '2026-12-01' }, percent: '50' });
  });

  it('changes the share of one, or its days, or ends it, although another is stored that overlaps it', async () => {
    // What is left of the day on which the clinic was the dentist's own (D-103).
    const own: Contract = { ...stored, id: 6, start_date: '2026-11-19', end_date: '2026-11-20', percent: 100, is_active: false };
    const both = { stored: [stored, own] };
    const edit = (change: object) => {
      const on = onContracts();
      on.send({ type: 'record.edited', row: stored }, { type: 'draft.changed', change }, { type: 'row.added', at: AT, facts: both });
      return on;
    };
    for (const [change, payload] of [
      [{ percent: '45' }, { percent: 45 }],
      [{ is_active: false }, { is_active: false }],
    ] as const) {
      const on = edit(change);
      expect(states(on)).toEqual(['staged']);
      on.send({ type: 'list.submitted', at: AT, facts: both });
      await on.answer('findBefore', { rows: [] });
      expect(sending(on)).toEqual({ resource: 'contracts', id: 5, payload });
    }
    // Nor do its own days stay as they are for that: shorter or longer it is beside the same one as before.
    for (const day of ['2026-12-01', '2028-03-20']) {
      const moved = edit({ end_date: { typed: '', day } });
      expect([states(moved), contextOf(moved).problems]).toEqual([['staged'], []]);
      moved.send({ type: 'list.submitted', at: AT, facts: both });
      await moved.answer('findBefore', { rows: [] });
      expect(sending(moved)).toEqual({ resource: 'contracts', id: 5, payload: { end_date: day } });
    }
    const beside = onContracts();
    beside.send({ type: 'draft.changed', change: { start_date: { typed: '', day: '2026-11-19' }, contract_type: 1, percent: '50' } });
    beside.send({ type: 'draft.changed', change: { end_date: { typed: '', day: '2026-11-20' } } });
    beside.send({ type: 'row.added', at: AT, facts: { stored: [own] } });
    expect(contextOf(beside).problems.map(({ code }) => code)).toEqual(['overlap']);
  });

  it('refuses days by which one comes to overlap another that it did not, be that stored or in the list', () => {
    const next: Contract = { ...stored, id: 6, start_date: '2027-03-21', end_date: '2028-03-20' };
    const lastDay = (day: string) => ({ type: 'draft.changed', change: { end_date: { typed: '', day } } });
    const on = onContracts();
    on.send({ type: 'record.edited', row: stored }, lastDay('2027-03-22'), { type: 'row.added', at: AT, facts: { stored: [stored, next] } });
    expect(contextOf(on).problems.map(({ code }) => code)).toEqual(['overlap']);
    // Shortened, so that a new one has room behind it, it has not been beside that one before.
    on.send(lastDay('2026-12-01'), { type: 'row.added', at: AT, facts });
    expect(enter(on, '2026-12-01')).toEqual([]);
    on.send({ type: 'row.edited', key: contextOf(on).rows[0]?.key }, lastDay('2026-12-02'), { type: 'row.added', at: AT, facts });
    expect(contextOf(on).problems.map(({ code }) => code)).toEqual(['overlap']);
  });

  it('judges the new one whole that takes the place of one that overlapped another and is gone', async () => {
    const other: Contract = { ...stored, id: 6, start_date: '2026-06-01', end_date: '2026-07-01' };
    const on = onContracts();
    const both = { stored: [stored, other] };
    on.send({ type: 'record.edited', row: stored }, { type: 'draft.changed', change: { percent: '45' } }, { type: 'row.added', at: AT, facts: both });
    await submit(on);
    await on.refuse('sendRow', gone);
    on.send({ type: 'row.renewed', key: 1 }, { type: 'list.submitted', at: AT, facts: both });
    expect(contextOf(on).problems.map(({ code }) => code)).toEqual(['overlap']);
  });

  it('does not let one that is gone stand in the way of the new one in its place', async () => {
    const on = onContracts();
    on.send({ type: 'record.edited', row: stored });
    on.send({ type: 'draft.changed', change: { percent: '45' } });
    on.send({ type: 'row.added', at: AT, facts });
    await submit(on);
    await on.refuse('sendRow', gone);
    on.send({ type: 'row.renewed', key: 1 });
    await submit(on);
    expect(sending(on)).toEqual({
      resource: 'contracts',
      payload: { clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 1, percent: 45, is_active: true },
    });
  });

  it('sends no percentage but 0 under a fixed tariff', async () => {
    const on = onContracts();
    enter(on, '2027-03-21', { contract_type: 2, percent: '77' });
    await submit(on);
    expect(sending(on)?.payload).toEqual({
      ...{ clinic: 3, start_date: '2027-03-21', end_date: '2028-03-20', contract_type: 2, percent: 0, is_active: true },
    });
  });

  it.each([
    ['by percentage alone, back to the clinic', stored, {}, '/edit-clinic/3/contracts'],
    ['a combined one, on to its tariffs', stored, { contract_type: 3 }, '/constant-tariffs/3'],
    ['beside a stored one of fixed tariffs, on to them too', { ...stored, contract_type: 2, percent: 0 }, {}, '/constant-tariffs/3'],
  ])('leads after %s', async (_, before, more, next) => {
    const on = onContracts();
    on.send({ type: 'draft.changed', change: { start_date: { typed: '', day: '2027-03-21' } } });
    on.send({ type: 'draft.changed', change: { contract_type: 1, percent: '50', ...more } });
    on.send({ type: 'row.added', at: AT, facts: { stored: [before] } });
    await submit(on);
    await on.answer('sendRow', { ...stored, id: 6 });
    on.clock.increment(1);
    expect(told(on, 'route.go').at(-1)).toEqual({ type: 'route.go', to: next, replace: true });
  });

  it('leads to the contracts of the clinic where nobody knows the others, and on to tariffs where a new one has such', async () => {
    const leadsTo = async (more: object) => {
      const on = onContracts();
      on.send({ type: 'draft.changed', change: { start_date: { typed: '', day: '2027-03-21' } } });
      on.send({ type: 'draft.changed', change: { contract_type: 1, percent: '50', ...more } });
      on.send({ type: 'row.added', at: AT, facts: {} });
      await submit(on);
      await on.answer('sendRow', { ...stored, id: 6 });
      on.clock.increment(1);
      return told(on, 'route.go').at(-1)?.to;
    };
    expect([await leadsTo({}), await leadsTo({ contract_type: 3 })]).toEqual(['/edit-clinic/3/contracts', '/constant-tariffs/3']);
  });

  it('leads back to the clinic when the only combined one was made one by percentage', async () => {
    const combined = { ...stored, contract_type: 3 };
    const on = onContracts();
    on.send({ type: 'record.edited', row: combined });
    on.send({ type: 'draft.changed', change: { contract_type: 1 } });
    on.send({ type: 'row.added', at: AT, facts: { stored: [combined] } });
    await submit(on);
    await on.answer('sendRow', stored);
    on.clock.increment(1);
    expect(told(on, 'route.go').at(-1)?.to).toBe('/edit-clinic/3/contracts');
  });
});
