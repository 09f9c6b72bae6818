import { describe, expect, it } from 'vitest';
import { runningTariffs } from '../../../src/machines/contracts/running-tariffs.ts';
import { CONTRACT_TYPES, type Contract } from '../../../src/schema/clinics/contract.ts';

const TODAY = '2026-11-20';

const contract = (id: number, start_date: string, end_date: string, change: Partial<Contract> = {}): Contract => ({
  ...{ id, clinic: 3, start_date, end_date, contract_type: CONTRACT_TYPES.fixed, percent: 0, is_active: true },
  ...change,
});
/** Under which of these contracts, each with one price, prices are raised. */
const raisedUnder = (...contracts: readonly Contract[]) => {
  const tariffs = contracts.map(({ id }) => ({ id: id + 100, contract: id, procedure_type: 1, price: 1000 }));
  return runningTariffs({ contracts, tariffs }, TODAY).map((tariff) => tariff.contract);
};

describe('the prices that are raised at once', () => {
  it('are those of the contracts that hold and that are to come', () => {
    expect(raisedUnder(contract(1, '2025-01-01', '2025-12-31'), contract(2, '2026-01-01', '2026-12-31'), contract(3, '2027-01-01', '2027-12-31'))).toEqual([
      2, 3,
    ]);
  });

  it('are still those of a contract on its last day, but not once another follows it that day', () => {
    const ending = contract(1, '2025-11-20', TODAY);
    expect(raisedUnder(ending)).toEqual([1]);
    expect(raisedUnder(ending, contract(2, TODAY, '2027-11-20'))).toEqual([2]);
  });

  it('are of no contract that is not active, or knows no prices', () => {
    const [from, to] = ['2026-01-01', '2026-12-31'];
    expect(raisedUnder(contract(1, from, to, { is_active: false }), contract(2, from, to, { contract_type: CONTRACT_TYPES.percent, percent: 40 }))).toEqual([]);
  });

  it('are none while a list is not known', () => {
    expect(runningTariffs({ contracts: null, tariffs: null }, TODAY)).toEqual([]);
  });
});
