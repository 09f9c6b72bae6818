import { describe, expect, it } from 'vitest';
import { contractsMachine } from '../../../src/machines/contracts/contracts.ts';
import { tariffsMachine } from '../../../src/machines/contracts/tariffs.ts';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import type { ConstantTariff, Contract } from '../../../src/schema/clinics/contract.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const lost: Failure = { _tag: 'UnknownOutcome', ageMillis: 0 };

const open = (machine: typeof contractsMachine | typeof tariffsMachine) => stage(machine, ['findAlike', 'sendRow'], { params: { id: '3' }, at: AT });
type Standing = ReturnType<typeof open>;
const contextOf = ({ snapshot }: Standing) => snapshot().context as StagedContext<object, object, Contract | ConstantTariff>;

describe('the form after an entry', () => {
  it('of a contract is one of the same clinic that begins where that one ends, for a year', () => {
    const on = open(contractsMachine);
    on.send({ type: 'draft.changed', change: { start_date: { typed: '', day: '2026-03-21' } } });
    on.send({ type: 'draft.changed', change: { contract_type: 1, percent: '40' } });
    on.send({ type: 'row.added', at: AT, facts: { stored: [] } });
    expect(contextOf(on).draft).toMatchObject({
      ...{ clinic: 3, start_date: { day: '2027-03-21' }, end_date: { day: '2028-03-20' }, contract_type: null, percent: '' },
    });
  });

  it('of a price is one of the same contract, for another service', () => {
    const on = open(tariffsMachine);
    on.send({ type: 'draft.changed', change: { contract: 5, procedure_type: { id: 20 }, price: '900000' } });
    on.send({ type: 'row.added', at: AT, facts: { contract: true, procedure_type: true, stored: [] } });
    expect(contextOf(on).draft).toMatchObject({ contract: 5, procedure_type: null, price: '' });
  });
});

describe('a day that the Persian calendar does not have', () => {
  const entered = () => {
    const on = open(contractsMachine);
    on.send({ type: 'draft.changed', change: { start_date: { typed: '1405/01/01', day: '2026-03-21' }, contract_type: 1, percent: '40' } });
    return on;
  };

  it('as a start takes nothing away of what was entered before, and moves no end', () => {
    const on = entered();
    on.send({ type: 'row.added', at: AT, facts: { stored: [] } });
    on.send({ type: 'draft.changed', change: { start_date: { typed: '4105/05/06', day: '4105-05-06' } } });
    expect([on.snapshot().status, contextOf(on).rows.length]).toEqual(['active', 1]);
    expect(contextOf(on).draft).toMatchObject({ start_date: { day: '4105-05-06' }, end_date: { day: '2028-03-20' } });
  });

  it('as an end, which a contract without one may have elsewhere, goes into the list', () => {
    const on = entered();
    on.send({ type: 'draft.changed', change: { end_date: { typed: '9999/12/31', day: '9999-12-31' } } });
    on.send({ type: 'row.added', at: AT, facts: { stored: [] } });
    expect([on.snapshot().status, contextOf(on).rows.length]).toEqual(['active', 1]);
    expect(contextOf(on).draft).toMatchObject({ start_date: { day: '9999-12-31' }, end_date: { typed: '' } });
  });
});

describe('a stored contract whose change was sent', () => {
  it('is among the others again that a new one may not overlap', async () => {
    const stored = { id: 5, clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 1, percent: 40, is_active: true };
    const on = open(contractsMachine);
    const enter = (start: string, end: string) => {
      on.send({ type: 'draft.changed', change: { start_date: { typed: '', day: start }, end_date: { typed: '', day: end } } });
      on.send({ type: 'draft.changed', change: { contract_type: 1, percent: '50' } });
      on.send({ type: 'row.added', at: AT, facts: { stored: [{ ...stored, percent: 45 }] } });
      return contextOf(on).problems.map(({ code }) => code);
    };
    on.send({ type: 'record.edited', row: stored });
    on.send({ type: 'draft.changed', change: { percent: '45' } });
    on.send({ type: 'row.added', at: AT, facts: { stored: [stored] } });
    expect(enter('2027-03-21', '2028-03-20')).toEqual([]);
    on.send({ type: 'list.submitted', at: AT, facts: {} });
    await on.answer('findBefore', { rows: [] });
    await on.answer('sendRow', { ...stored, percent: 45 });
    await on.answer('findBefore', { rows: [] });
    await on.refuse('sendRow', { _tag: 'Rejected', status: 400, general: [], fields: {} });
    expect(contextOf(on).rows.map(({ state }) => state)).toEqual(['sent', 'failed']);
    expect(enter('2026-12-01', '2027-01-01')).toEqual(['overlap']);
  });
});

describe('a contract whose answer was lost', () => {
  const found = async (record: Partial<Contract>) => {
    const on = open(contractsMachine);
    on.send({ type: 'draft.changed', change: { start_date: { typed: '', day: '2026-03-21' } } });
    on.send({ type: 'draft.changed', change: { contract_type: 1, percent: '40' } });
    on.send({ type: 'row.added', at: AT, facts: { stored: [] } });
    on.send({ type: 'list.submitted', at: AT, facts: {} });
    await on.answer('findBefore', { rows: [] });
    await on.refuse('sendRow', lost);
    on.clock.increment(20_000);
    const stored = { id: 9, clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 1, percent: 40, is_active: true };
    await on.answer('findSent', { rows: [{ ...stored, ...record }] });
    return contextOf(on).rows.map(({ state }) => state);
  };

  it('is found by its clinic and its days, whatever else the provider made of it', async () => {
    expect(await found({})).toEqual(['sent']);
    expect(await found({ percent: 41 })).toEqual(['sent']);
  });

  it.each([{ clinic: 4 }, { start_date: '2026-03-22' }, { end_date: '2027-03-20' }])('is not found in another: %j', async (other) => {
    expect(await found(other)).toEqual(['unknown']);
  });
});
