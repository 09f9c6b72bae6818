import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDays, evenParts, monthsAfter, plannedParts } from '../../../src/schema/installments/schedule.ts';
import { addDays, fromJalali, monthLength, toJalali } from '../../../src/schema/kit/jalali.ts';

const shamsi = (year: number, month: number, day: number) => fromJalali({ year, month, day });
const aDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('1980-01-01', days));
const aCount = fc.constantFrom(3, 6, 12);
const aPeriod = fc.constantFrom(1, 2);

describe('a debt in even parts', () => {
  it('comes to itself again, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.integer({ min: 1, max: 120 }), (debt, count) => {
        const parts = evenParts(debt, count);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(debt));
        expect(new Set(parts.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        // What is left over is less than one toman a part.
        expect((parts.at(-1) ?? 0) - (parts[0] ?? 0)).toBeLessThan(count);
      }),
    );
  });

  it('has what is left over in the last one', () => expect(evenParts(1_000_000, 3)).toEqual([333_333, 333_333, 333_334]));
});

describe('the days on which parts are due', () => {
  it('are the same Persian day of each month, or the last of a shorter one', () => {
    fc.assert(
      fc.property(aDay, aCount, aPeriod, (first, count, period) => {
        const { day, month, year } = toJalali(first);
        for (const [index, due] of dueDays(first, count, period).entries()) {
          const there = toJalali(due);
          const months = there.year * 12 + there.month - (year * 12 + month);
          expect(months).toBe(index * period);
          expect(there.day).toBe(Math.min(day, monthLength(there.year, there.month)));
        }
      }),
    );
  });

  it('have the 31st again after months without one', () => {
    expect(dueDays(shamsi(1405, 6, 31), 12, 1).map((due) => toJalali(due).day)).toEqual([31, 30, 30, 30, 30, 30, 29, 31, 31, 31, 31, 31]);
  });

  it('go over the end of a year, a leap year among them', () => {
    expect(monthsAfter(shamsi(1407, 12, 29), 12)).toBe(shamsi(1408, 12, 29));
    expect(monthsAfter(shamsi(1408, 11, 30), 1)).toBe(shamsi(1408, 12, 30));
    expect(monthsAfter(shamsi(1405, 11, 30), 1)).toBe(shamsi(1405, 12, 29));
  });

  it('begin one period from today, with sums as far as the debt is known', () => {
    const today = shamsi(1405, 8, 30);
    expect(plannedParts(1_000_000, 3, 2, today)).toEqual([
      { due: shamsi(1405, 10, 30), amount: 333_333 },
      { due: shamsi(1405, 12, 29), amount: 333_333 },
      { due: shamsi(1406, 2, 30), amount: 333_334 },
    ]);
    expect(plannedParts(null, 3, 1, today).map(({ amount }) => amount)).toEqual([null, null, null]);
  });

  it('come back to the last day of a month after shorter ones', () => {
    const days = (from: string, count: number) => plannedParts(null, count, 1, from).map(({ due }) => toJalali(due).day);
    expect(days(shamsi(1405, 6, 31), 12)).toEqual([30, 30, 30, 30, 30, 29, 31, 31, 31, 31, 31, 31]);
    expect(days(shamsi(1405, 11, 30), 3)).toEqual([29, 30, 30]);
  });
});
