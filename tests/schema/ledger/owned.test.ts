import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, fromJalali, monthLength, toJalali } from '../../../src/schema/kit/jalali.ts';
import { ownedSince } from '../../../src/schema/ledger/owned.ts';

const on = (year: number, month: number, day: number): string => fromJalali({ year, month, day });

describe('how long something has been owned', () => {
  it.each([
    ['on the day itself', on(1405, 8, 29), on(1405, 8, 29), { years: 0, months: 0, days: 0 }],
    ['some days', on(1405, 8, 20), on(1405, 8, 29), { years: 0, months: 0, days: 9 }],
    ['a day before the month is full', on(1405, 7, 30), on(1405, 8, 29), { years: 0, months: 0, days: 29 }],
    ['a month', on(1405, 7, 29), on(1405, 8, 29), { years: 0, months: 1, days: 0 }],
    ['a year and some months, over the new year', on(1403, 11, 10), on(1405, 8, 29), { years: 1, months: 9, days: 19 }],
    ['from the 31st to the last day of a shorter month', on(1405, 6, 31), on(1405, 7, 30), { years: 0, months: 1, days: 0 }],
    ['from a leap day to the last day of Esfand', on(1403, 12, 30), on(1404, 12, 29), { years: 1, months: 0, days: 0 }],
  ])('%s', (_, from, today, owned) => expect(ownedSince(from, today)).toEqual(owned));

  it('is not told of what comes later', () => expect(ownedSince('2026-11-21', '2026-11-20')).toBeNull());

  it('is not told of a day that no calendar knows', () => {
    for (const from of ['0100-01-01', '0206-02-03', '0559-12-31', '0999-12-31']) expect(ownedSince(from, '2026-11-20'), from).toBeNull();
  });

  it('leads from the one day to the other, whichever they are', () => {
    const day = fc.integer({ min: dayNumber('1922-03-21'), max: dayNumber('2100-03-20') });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40_000 }), (from, length) => {
        const start = addDays('1970-01-01', from);
        const end = addDays(start, length);
        const owned = ownedSince(start, end) ?? expect.fail('The second day is not before the first.');
        expect(owned.months).toBeLessThan(12);
        expect(owned.days).toBeLessThan(31);
        // Whole months on from the first day, in a shorter month on its last, and then the days.
        const { year, month, day: first } = toJalali(start);
        const count = year * 12 + month - 1 + owned.years * 12 + owned.months;
        const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
        expect(addDays(on(y, m, Math.min(first, monthLength(y, m))), owned.days)).toBe(end);
      }),
    );
  });
});
