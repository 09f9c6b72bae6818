import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/schema/clinics/contract.ts';
import { contractOn } from '../../../src/schema/contracts/holding.ts';
import { gapBetween, hasTariffs, kindOf, nextStart, overlaps, yearLater } from '../../../src/schema/contracts/period.ts';
import { addDays, dayNumber, fromJalali, isLeapYear, monthLength, toJalali } from '../../../src/schema/kit/jalali.ts';

const FIRST = dayNumber(fromJalali({ year: 1300, month: 1, day: 1 }));
const LAST = dayNumber(fromJalali({ year: 1500, month: 12, day: 29 }));
const anyDay = fc.integer({ min: FIRST, max: LAST - 2000 }).map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
const anyPeriod = fc.tuple(anyDay, fc.integer({ min: 1, max: 800 })).map(([start_date, days]) => ({ start_date, end_date: addDays(start_date, days) }));

const contract = (id: number, start_date: string, end_date: string, more: Partial<Contract> = {}): Contract => ({
  ...{ id, clinic: 3, start_date, end_date, contract_type: 1, percent: 40, is_active: true },
  ...more,
});

describe('a year later', () => {
  it('is the same day of the next Persian year, on every day from 1300 to 1500', () => {
    const wrong: string[] = [];
    for (let number = FIRST; number <= LAST; number += 1) {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
      const [from, to] = [toJalali(day), toJalali(yearLater(day))];
      const same = to.year === from.year + 1 && to.month === from.month && to.day === Math.min(from.day, monthLength(to.year, to.month));
      if (!same) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  it('is 366 days away where the thirtieth of Esfand lies between, and 365 elsewhere', () => {
    expect(dayNumber(yearLater('2024-03-20')) - dayNumber('2024-03-20')).toBe(366);
    expect(dayNumber(yearLater('2025-03-21')) - dayNumber('2025-03-21')).toBe(365);
  });

  it('is the last day of Esfand where the year after a leap year has no thirtieth', () => {
    const leap = fromJalali({ year: 1403, month: 12, day: 30 });
    expect([isLeapYear(1403), isLeapYear(1404), toJalali(yearLater(leap))]).toEqual([true, false, { year: 1404, month: 12, day: 29 }]);
  });
});

describe('two contracts', () => {
  it('overlap exactly when they have a night in common', () => {
    const nights = ({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) =>
      new Set(Array.from({ length: dayNumber(end_date) - dayNumber(start_date) }, (_, index) => dayNumber(start_date) + index));
    const near = fc.tuple(anyPeriod, fc.integer({ min: -900, max: 900 }), fc.integer({ min: 1, max: 800 }));
    fc.assert(
      fc.property(near, ([one, shift, days]) => {
        const start_date = addDays(one.start_date, shift);
        const other = { start_date, end_date: addDays(start_date, days) };
        const shared = [...nights(one)].some((night) => nights(other).has(night));
        expect([overlaps(one, other), overlaps(other, one)]).toEqual([shared, shared]);
      }),
    );
  });

  it('do not overlap when one begins on the day on which the other ends, and do when it begins a day earlier', () => {
    fc.assert(
      fc.property(anyPeriod, fc.integer({ min: 1, max: 400 }), (one, days) => {
        const next = { start_date: one.end_date, end_date: addDays(one.end_date, days) };
        const earlier = { ...next, start_date: addDays(one.end_date, -1) };
        expect([overlaps(one, next), overlaps(one, earlier)]).toEqual([false, true]);
      }),
    );
  });

  it('have the days between them on which none holds as their gap', () => {
    const first = { start_date: '2026-01-01', end_date: '2026-03-01' };
    expect(gapBetween(first, { start_date: '2026-03-01', end_date: '2026-04-01' })).toBeNull();
    expect(gapBetween(first, { start_date: '2026-03-02', end_date: '2026-04-01' })).toBeNull();
    expect(gapBetween(first, { start_date: '2026-03-04', end_date: '2026-04-01' })).toEqual({ start_date: '2026-03-02', end_date: '2026-03-03' });
    // How another provider may write that a contract has no end.
    expect(gapBetween({ ...first, end_date: '9999-12-31' }, { start_date: '2026-03-04', end_date: '2026-04-01' })).toBeNull();
  });
});

describe('the next contract', () => {
  const [first, second] = [
    { start_date: '2024-03-20', end_date: '2025-03-21' },
    { start_date: '2025-03-21', end_date: '2026-03-21' },
  ];

  it('begins where the last of the others ends, whatever their order, and nowhere where there are none', () => {
    expect([nextStart([first, second]), nextStart([second, first]), nextStart([first])]).toEqual(['2026-03-21', '2026-03-21', '2025-03-21']);
    expect(nextStart([])).toBeNull();
  });

  it('takes one’s own terms, which never end, for no end, and begins nowhere under them', () => {
    const endless = { start_date: '2020-03-20', end_date: '2100-01-01' };
    expect([nextStart([endless]), nextStart([first, endless])]).toEqual([null, null]);
    // What begins later lies over no year that is free before it.
    expect(nextStart([first, { ...endless, start_date: yearLater(first.end_date) }])).toBe(first.end_date);
  });
});

describe('the contract of a day', () => {
  const all = [contract(1, '2025-01-01', '2026-01-01'), contract(2, '2026-01-01', '2027-01-01'), contract(3, '2026-06-01', '2028-01-01', { is_active: false })];

  it('is the active one that holds, and of two on the day where they meet the one that begins', () => {
    expect([contractOn(all, '2025-06-01')?.id, contractOn(all, '2026-01-01')?.id, contractOn(all, '2026-12-31')?.id]).toEqual([1, 2, 2]);
  });

  it('is none before, after, and where only one that is not active holds', () => {
    expect([contractOn(all, '2024-12-31'), contractOn(all, '2027-06-01'), contractOn(all, null)]).toEqual([null, null, null]);
  });
});

describe('the kind of a contract', () => {
  it('is what its code says, and by the percentage where nobody knows the code', () => {
    const kind = (contract_type: number | string, percent: number) => kindOf({ contract_type, percent });
    expect([kind(1, 50), kind(2, 0), kind(3, 0), kind(9, 30), kind(9, 1), kind('sonstiges', 0)]).toEqual([
      ...['percent', 'fixed', 'combined', 'combined', 'combined', 'percent'],
    ]);
    expect([hasTariffs({ contract_type: 1, percent: 50 }), hasTariffs({ contract_type: 2, percent: 0 }), hasTariffs({ contract_type: 3, percent: 1 })]).toEqual(
      [false, true, true],
    );
  });
});
