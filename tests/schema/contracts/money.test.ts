import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raised } from '../../../src/schema/contracts/raise.ts';
import { basisOf, shareOf, tariffOf } from '../../../src/schema/contracts/share.ts';

const percent = { contract_type: 1, percent: 40 };
const fixed = { contract_type: 2, percent: 0 };
const combined = { contract_type: 3, percent: 40 };

describe('a share', () => {
  it('is the percentage of the cost, the fixed tariff, or in a combined contract the tariff where there is one', () => {
    const share = (contract: typeof percent, tariff: number | null) => shareOf([{ contract, tariff, cost: 1_000_000 }]);
    expect([share(percent, null), share(percent, 700_000), share(fixed, 700_000), share(fixed, null), share(combined, 700_000), share(combined, null)]).toEqual(
      [...[400_000, 400_000, 700_000, 0, 700_000, 400_000]],
    );
  });

  it('by tariff is the tariffs and nothing besides, however many they are', () => {
    const treated = { contract: combined, tariff: 700_000, cost: 1_000_000 };
    expect(shareOf(Array.from({ length: 10 }, () => treated))).toBe(7_000_000);
    expect(shareOf([treated, { ...treated, tariff: null }])).toBe(1_100_000);
  });

  it('says what it goes by', () => {
    const basis = (contract: typeof percent, tariff: number | null) => basisOf({ contract, tariff, cost: 1 });
    expect([basis(percent, 5), basis(fixed, 5), basis(fixed, null), basis(combined, 5), basis(combined, null)]).toEqual([
      ...['percent', 'tariff', 'noTariff', 'tariff', 'percent'],
    ]);
  });

  it('of many is rounded once: three halves of a toman are two', () => {
    const half = { contract: { contract_type: 1, percent: 50 }, tariff: null, cost: 1 };
    expect([shareOf([half]), shareOf([half, half, half])]).toEqual([1, 2]);
  });

  it('of a percentage with a fraction is exact', () => {
    // These end on half a toman, which goes up, and are no such number as a computer multiplies them.
    const share = (percentage: number, cost: number) => shareOf([{ contract: { contract_type: 1, percent: percentage }, tariff: null, cost }]);
    expect([share(1.64, 1250), share(2.28, 1250), share(3.28, 625)]).toEqual([21, 29, 21]);
    expect(shareOf(Array.from({ length: 1000 }, () => ({ contract: { contract_type: 1, percent: 33.33 }, tariff: null, cost: 1000 })))).toBe(333_300);
  });

  it('of a percentage with more digits behind the point, as other providers store them, is exact and no other for being summed in parts', () => {
    const thirds = (cost: number) => ({ contract: { contract_type: 1, percent: 33.333 }, tariff: null, cost });
    expect(shareOf([thirds(75_000_000)])).toBe(24_999_750);
    const digits = fc.record({
      parts: fc.integer({ min: 0, max: 1_000_000 }),
      cost: fc.integer({ min: 0, max: 1_000_000_000 }),
      cut: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(digits, ({ parts, cost, cut }) => {
        const contract = { contract_type: 1, percent: parts / 10_000 };
        const exact = Number((BigInt(parts) * BigInt(cost) + 500_000n) / 1_000_000n);
        const first = Math.floor((cost * cut) / 100);
        expect(shareOf([{ contract, tariff: null, cost }])).toBe(exact);
        expect(shareOf([first, cost - first].map((part) => ({ contract, tariff: null, cost: part })))).toBe(exact);
      }),
    );
  });

  it('never is below nothing nor above the cost by percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 100 }), (cost, share) => {
        const earned = shareOf([{ contract: { contract_type: 1, percent: share }, tariff: null, cost }]);
        expect(earned).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThanOrEqual(cost);
      }),
    );
  });

  it('goes by the tariff of its contract and service alone', () => {
    const tariffs = [
      { id: 1, contract: 5, procedure_type: 1, price: 100 },
      { id: 2, contract: 6, procedure_type: 1, price: 200 },
    ];
    expect([tariffOf(tariffs, 6, 1), tariffOf(tariffs, 5, 2)]).toEqual([200, null]);
  });
});

describe('a raised price', () => {
  it('is a whole thousand, the nearest', () => {
    expect([raised(1_234_567, 20), raised(1_000_000, 15), raised(999, 1), raised(1_234_567, 0), raised(1_234_400, 0)]).toEqual([
      ...[1_481_000, 1_150_000, 1000, 1_234_567, 1_234_400],
    ]);
  });

  it('never is below the one it was, nor above it where it is lowered', () => {
    expect([raised(1200, 1), raised(1_400_400, 1), raised(5000, 1), raised(500, -1)]).toEqual([1200, 1_414_000, 5000, 500]);
  });

  it('is off the exact one by half a thousand at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000_000 }), fc.integer({ min: 1, max: 500 }), (price, by) => {
        const to = raised(price, by);
        expect(to).toBeGreaterThanOrEqual(price);
        expect(to === price || to % 1000 === 0).toBe(true);
        expect(Math.abs(to - (price * (100 + by)) / 100)).toBeLessThanOrEqual(500);
      }),
    );
  });
});
