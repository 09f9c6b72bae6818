import { describe, expect, it } from 'vitest';
import { contractsMachine } from '../../../src/machines/contracts/contracts.ts';
import { tariffsMachine } from '../../../src/machines/contracts/tariffs.ts';
import { isChangedTogether, isTyped, type StagedContext } from '../../../src/machines/kit/staged/context.ts';
import type { ConstantTariff, Contract } from '../../../src/schema/clinics/contract.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const refused: Failure = { _tag: 'Rejected', status: 400, general: ['no'], fields: {} };
const gone: Failure = { ...refused, status: 404 };
const lost: Failure = { _tag: 'UnknownOutcome', ageMillis: 0 };
const FACTS = { contract: true, procedure_type: true, stored: [] };

type Draft = { readonly contract: number | null; readonly procedure_type: { readonly id: number } | null; readonly price: string };
type Context = StagedContext<Draft, object, ConstantTariff>;
const open = () => stage(tariffsMachine, ['findAlike', 'sendRow'], { params: { id: '3' }, at: AT });
type Standing = ReturnType<typeof open>;
const contextOf = ({ snapshot }: Standing) => snapshot().context as Context;
const prices = (on: Standing) => contextOf(on).rows.map(({ draft }) => draft.price);

const tariff = (id: number, price: number): ConstantTariff => ({ id, contract: 5, procedure_type: id, price });
const type = (on: Standing, change: Partial<Draft>) => on.send({ type: 'draft.changed', change });
const enter = (on: Standing) => on.send({ type: 'row.added', at: AT, facts: FACTS });
const add = (on: Standing, service: number, price: string) => {
  type(on, { contract: 5, procedure_type: { id: service }, price });
  enter(on);
};
const change = (on: Standing, record: ConstantTariff, price: string) => {
  on.send({ type: 'record.edited', row: record });
  type(on, { price });
};
const submit = async (on: Standing, failure: Failure) => {
  on.send({ type: 'list.submitted', at: AT, facts: FACTS });
  await on.answer('findBefore', { rows: [] });
  await on.refuse('sendRow', failure);
};

describe('a change of a stored record', () => {
  it('that was taken back into the form is still one, which nobody leaves without being asked', () => {
    const on = open();
    change(on, tariff(7, 500_000), '600000');
    enter(on);
    on.send({ type: 'row.edited', key: 1 });
    expect([prices(on), isTyped(contextOf(on))]).toEqual([[], true]);
    on.send({ type: 'list.abandoned' });
    expect(on.state()).toBe('leaving');
  });

  it('leaves a form for something new behind, and not one for the next of its kind', () => {
    const on = open();
    change(on, tariff(7, 500_000), '600000');
    enter(on);
    expect(contextOf(on)).toMatchObject({ record: null, draft: { contract: null, procedure_type: null, price: '' } });
  });

  it('is looked for by all that its record is, although what was changed alone is sent', async () => {
    const on = open();
    change(on, tariff(7, 500_000), '600000');
    on.send({ type: 'list.submitted', at: AT, facts: FACTS });
    const looked = { resource: 'constantTariffs', payloads: [tariff(7, 600_000)] };
    expect(on.calls('findBefore')).toEqual([looked]);
    await on.answer('findBefore', { rows: [] });
    await on.refuse('sendRow', lost);
    on.clock.increment(20_000);
    expect(on.calls('findSent')).toEqual([looked]);
  });

  it('is over where its record was only looked at, whoever comes back', () => {
    const on = open();
    add(on, 20, '900000');
    on.send({ type: 'record.edited', row: tariff(7, 500_000) });
    on.send({ type: 'screen.left' });
    on.send({ type: 'screen.entered', at: AT });
    expect(contextOf(on)).toMatchObject({ record: null, draft: { price: '' } });
    add(on, 21, '800000');
    expect(contextOf(on).rows.map(({ record }) => record ?? null)).toEqual([null, null]);
  });
});

describe('what waits to replace the form', () => {
  it('is what was chosen last, and not what was taken into it before', () => {
    const on = open();
    for (const service of [20, 21]) add(on, service, '900000');
    type(on, { price: '1' });
    on.send({ type: 'row.edited', key: 1 }, { type: 'replacement.confirmed' });
    expect(contextOf(on).draft).toMatchObject({ procedure_type: { id: 20 } });
    on.send({ type: 'record.edited', row: tariff(7, 500_000) }, { type: 'replacement.confirmed' });
    expect(contextOf(on)).toMatchObject({ record: { id: 7 }, draft: { procedure_type: { id: 7 }, price: '500000' } });
  });
});

describe('what a provider refused', () => {
  it('stands beside its own row in the form, and beside nothing that takes its place there', async () => {
    const back = async () => {
      const on = open();
      add(on, 20, '900000');
      await submit(on, refused);
      on.send({ type: 'row.edited', key: 1 });
      expect(contextOf(on).returned).toMatchObject({ failure: refused });
      return on;
    };
    const entered = await back();
    enter(entered);
    expect([prices(entered), contextOf(entered).returned]).toEqual([['900000'], null]);
    const replaced = await back();
    replaced.send({ type: 'record.edited', row: tariff(7, 500_000) }, { type: 'replacement.confirmed' });
    expect(contextOf(replaced)).toMatchObject({ record: { id: 7 }, returned: null });
  });

  it('because its record is gone is no word against the new one that it becomes', async () => {
    const on = open();
    change(on, tariff(7, 500_000), '600000');
    await submit(on, gone);
    on.send({ type: 'row.edited', key: 1 });
    expect(contextOf(on).returned ?? null).toBeNull();
  });
});

describe('a new record in the place of one that is gone', () => {
  const renewed = async () => {
    const on = open();
    on.send({ type: 'bulk.typed', typed: '20' }, { type: 'bulk.applied', records: [tariff(7, 500_000)] });
    await submit(on, gone);
    on.send({ type: 'row.renewed', key: 1 });
    return on;
  };

  it('is compared with what is stored before it is sent, like every new one', async () => {
    const on = await renewed();
    on.send({ type: 'list.submitted', at: AT, facts: FACTS });
    expect(on.calls('findBefore').at(-1)).toEqual({ resource: 'constantTariffs', payloads: [{ contract: 5, procedure_type: 7, price: 600_000 }] });
  });

  it('is nobody’s to change together with the others, although what it was before had been', async () => {
    const on = await renewed();
    expect(contextOf(on).rows.map(isChangedTogether)).toEqual([false]);
    on.send({ type: 'bulk.typed', typed: '50' }, { type: 'bulk.applied', records: [tariff(7, 500_000), tariff(8, 100_000)] });
    expect(prices(on)).toEqual(['600000', '150000']);
  });
});

describe('what was sent of a list that stopped half way', () => {
  it('is not changed together a second time, whether it was entered, changed by hand or changed together', async () => {
    const on = open();
    const together = (...records: readonly ConstantTariff[]) => on.send({ type: 'bulk.typed', typed: '10' }, { type: 'bulk.applied', records });
    add(on, 20, '900000');
    change(on, tariff(6, 300_000), '400000');
    enter(on);
    together(tariff(6, 300_000), tariff(7, 1_000_000), tariff(8, 500_000));
    on.send({ type: 'list.submitted', at: AT, facts: FACTS });
    await on.answer('findBefore', { rows: [] });
    const stored = [{ ...tariff(60, 900_000), procedure_type: 20 }, tariff(6, 400_000), tariff(7, 1_100_000)];
    for (const record of stored) {
      await on.answer('sendRow', record);
      await on.answer('findBefore', { rows: [] });
    }
    await on.refuse('sendRow', { _tag: 'SessionEnded' });
    const standing = () => contextOf(on).rows.map(({ state, draft }) => [state, draft.price]);
    const before = standing();
    expect(before).toEqual([
      ['sent', '900000'],
      ['sent', '400000'],
      ['sent', '1100000'],
      [expect.any(String), '550000'],
    ]);
    together(...stored, tariff(8, 500_000));
    expect(standing()).toEqual([...before.slice(0, 3), ['staged', '550000']]);
  });
});

describe('rows that are revised together', () => {
  it('are judged by what is known then, and compared anew before they are sent', async () => {
    const on = open();
    add(on, 20, '900000');
    await submit(on, { _tag: 'SessionEnded' });
    expect(contextOf(on).rows[0]?.before).toEqual([]);
    const known = { ...FACTS, contract: false };
    on.send({ type: 'rows.revised', rows: [{ key: 1, facts: known }], revision: { price: '950000' } });
    expect(contextOf(on).rows[0]).toMatchObject({ draft: { price: '950000' }, facts: known, before: null });
  });
});

describe('an entry that another one has spoilt', () => {
  const stored: Contract = { id: 5, clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 1, percent: 40, is_active: true };

  it('stays in the list as long as something else is being written', () => {
    const on = stage(contractsMachine, ['findAlike', 'sendRow'], { params: { id: '3' }, at: AT });
    const facts = { stored: [stored] };
    const days = (start: string) => on.send({ type: 'draft.changed', change: { start_date: { typed: '', day: start } } });
    on.send({ type: 'record.edited', row: stored }, { type: 'draft.changed', change: { end_date: { typed: '', day: '2026-12-01' } } });
    on.send({ type: 'row.added', at: AT, facts });
    days('2026-12-01');
    on.send({ type: 'draft.changed', change: { contract_type: 1, percent: '50' } }, { type: 'row.added', at: AT, facts });
    on.send({ type: 'row.removed', key: 1 });
    days('2029-01-01');
    on.send({ type: 'list.submitted', at: AT, facts });
    const { draft, rows } = on.snapshot().context as StagedContext<{ readonly start_date: { readonly day: string } }, object, Contract>;
    expect([draft.start_date.day, rows.length]).toEqual(['2029-01-01', 1]);
  });
});
