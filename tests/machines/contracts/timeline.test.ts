import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../src/machines/contracts/timeline.ts';
import type { Contract } from '../../../src/schema/clinics/contract.ts';

const TODAY = '2026-11-20';
const contract = (id: number, start_date: string, end_date: string, is_active = true): Contract => ({
  ...{ id, clinic: 3, start_date, end_date, contract_type: 1, percent: 40, is_active },
});
const told = (contracts: readonly Contract[]) =>
  timelineOf(contracts, TODAY).stretches.map((stretch) => (stretch.kind === 'gap' ? `gap ${stretch.days}` : `${stretch.contract.id} ${stretch.standing}`));

describe('the contracts of a clinic in the order of time', () => {
  it('stand latest first, with the days between them on which none holds', () => {
    const all = [contract(2, '2026-03-21', '2027-03-21'), contract(1, '2025-01-01', '2026-03-11'), contract(3, '2027-03-21', '2028-03-20')];
    expect(told(all)).toEqual(['3 ahead', '2 now', 'gap 9', '1 past']);
  });

  it('say of one that is not active that it is not, unless it is over', () => {
    expect(told([contract(1, '2025-01-01', '2026-01-01', false), contract(2, '2026-03-21', '2027-03-21', false)])).toEqual(['2 inactive', '1 past']);
  });

  it('have days between two on which none holds although one that is not active lies there', () => {
    const active = [contract(1, '2026-01-01', '2026-12-01'), contract(3, '2027-12-01', '2028-12-01')];
    expect(told([...active, contract(2, '2026-12-01', '2027-12-01', false)])).toEqual(['3 ahead', 'gap 364', '2 inactive', '1 now']);
    expect(told([...active, contract(2, '2026-12-01', '2027-12-01')])).toEqual(['3 ahead', '2 ahead', '1 now']);
    expect(told([contract(2, '2020-01-01', '2021-01-01', false), ...active])).toEqual(['3 ahead', 'gap 364', '1 now', '2 past']);
  });

  it('say of those that another provider stored for the same days that they overlap, and which of them counts', () => {
    const all = [
      contract(1, '2026-01-01', '2028-01-01'),
      contract(2, '2026-03-21', '2026-12-01'),
      contract(3, '2028-01-01', '2028-12-01'),
      contract(4, '2029-01-01', '2029-12-01'),
    ];
    expect(told(all)).toEqual(['4 ahead', 'gap 30', '3 ahead', '2 now', '1 beside']);
    const overlapping = timelineOf(all, TODAY).stretches.flatMap((stretch) => (stretch.kind === 'gap' ? [] : [stretch.overlapping.map(({ id }) => id)]));
    expect(overlapping).toEqual([[], [], [1], [2]]);
  });

  it('warn of an end within thirty days that nothing follows', () => {
    const endsIn = (...contracts: readonly Contract[]) => timelineOf(contracts, TODAY).endsIn;
    expect(endsIn(contract(1, '2025-12-20', '2026-12-20'))).toBe(30);
    expect(endsIn(contract(1, '2025-12-20', '2026-12-21'))).toBeNull();
    expect(endsIn(contract(1, '2025-11-20', '2026-11-20'))).toBe(0);
    expect(endsIn(contract(1, '2025-12-01', '2026-12-01'), contract(2, '2026-12-01', '2027-12-01'))).toBeNull();
    expect(endsIn(contract(1, '2025-12-01', '2026-12-01'), contract(2, '2027-01-01', '2027-12-01'))).toBe(11);
    expect(timelineOf([contract(1, '2025-12-01', '2026-12-01'), contract(2, '2027-01-01', '2027-12-01')], TODAY).next?.id).toBe(2);
  });

  it('know that none holds today', () => {
    expect(timelineOf([contract(1, '2024-01-01', '2025-01-01')], TODAY)).toMatchObject({ today: null, endsIn: null });
    expect(timelineOf([], TODAY)).toEqual({ stretches: [], today: null, endsIn: null, next: null });
  });
});
