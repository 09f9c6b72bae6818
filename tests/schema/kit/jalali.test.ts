import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedDay } from '../../../src/schema/kit/draft/typed/day.ts';
import {
  addDays,
  dayNumber,
  dayOfNumber,
  fromJalali,
  isInCalendar,
  isJalaliDay,
  isLeapYear,
  jalaliText,
  MONTHS,
  monthLength,
  monthOf,
  monthsAway,
  monthsBetween,
  toJalali,
  WEEKDAYS,
  weekday,
} from '../../../src/schema/kit/jalali.ts';

const FIRST = 1300;
const LAST = 1500;

const intl = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric', weekday: 'short' });
const FROM_SATURDAY = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** What ICU says a day is. */
const icu = (isoDay: string) => {
  const parts = Object.fromEntries(intl.formatToParts(Date.parse(`${isoDay}T00:00:00Z`)).map(({ type, value }) => [type, value]));
  return { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day), weekday: FROM_SATURDAY.indexOf(parts.weekday ?? '') };
};

const today = '2026-11-20';

const anyDay = fc.integer({ min: dayNumber('1921-03-21'), max: dayNumber('2122-03-20') }).map(dayOfNumber);

describe('the Persian calendar', () => {
  it(`agrees with ICU on every day from ${FIRST}/01/01 to ${LAST}/12/29, both ways`, { timeout: 60_000 }, () => {
    const start = dayNumber(fromJalali({ year: FIRST, month: 1, day: 1 }));
    const end = dayNumber(fromJalali({ year: LAST, month: 12, day: 29 }));
    const wrong: string[] = [];
    for (let number = start; number <= end; number += 1) {
      const isoDay = dayOfNumber(number);
      const { weekday: inWeek, ...expected } = icu(isoDay);
      const found = toJalali(isoDay);
      const same = found.year === expected.year && found.month === expected.month && found.day === expected.day;
      if (!same || fromJalali(expected) !== isoDay || weekday(isoDay) !== inWeek || !isJalaliDay(expected)) wrong.push(isoDay);
    }
    expect(wrong).toEqual([]);
    expect(end - start + 1).toBeGreaterThan(73_000);
  });

  it('knows the leap years that other conversions get wrong', () => {
    for (const year of [1309, 1342, 1370, 1375, 1379, 1387, 1391, 1395, 1399, 1403, 1408]) expect(isLeapYear(year)).toBe(true);
    for (const year of [1341, 1400, 1404, 1405, 1437, 1470, 1474]) expect(monthLength(year, 12)).toBe(isLeapYear(year) ? 30 : 29);
    expect(fromJalali({ year: 1342, month: 5, day: 23 })).toBe('1963-08-14');
    expect(fromJalali({ year: 1403, month: 12, day: 30 })).toBe('2025-03-20');
    expect(fromJalali({ year: 1405, month: 1, day: 1 })).toBe('2026-03-21');
    expect(isJalaliDay({ year: 1404, month: 12, day: 30 })).toBe(false);
    expect(isJalaliDay({ year: 1405, month: 7, day: 31 })).toBe(false);
    expect(isJalaliDay({ year: 1405, month: 13, day: 1 })).toBe(false);
  });

  it('reaches from 1200 to 1600, both included', () => {
    const first = (year: number) => isJalaliDay({ year, month: 1, day: 1 });
    expect([1199, 1200, 1600, 1601].map(first)).toEqual([false, true, true, false]);
  });

  it('calls months and days of the week as ICU does in Persian', () => {
    const named = (isoDay: string, part: 'month' | 'weekday') =>
      new Intl.DateTimeFormat('fa-IR-u-ca-persian', { timeZone: 'UTC', [part]: 'long' }).format(Date.parse(`${isoDay}T00:00:00Z`)).replaceAll(' ', '\u200c');
    expect(MONTHS).toEqual(Array.from({ length: 12 }, (_, at) => named(fromJalali({ year: 1405, month: at + 1, day: 15 }), 'month')));
    expect(WEEKDAYS).toEqual(Array.from({ length: 7 }, (_, at) => named(addDays('2026-11-21', at), 'weekday')));
  });

  it('writes what it reads', () => {
    expect(jalaliText('1993-08-14')).toBe('1372/05/23');
    fc.assert(fc.property(anyDay, (isoDay) => parseTypedDay(jalaliText(isoDay), { today }) === isoDay));
  });

  it('leaves a text that is no day, or a day of no Persian year, as it is', () => {
    for (const text of ['', 'فردا', '2026-13-01', '0001-01-01', '9999-12-31']) expect(jalaliText(text)).toBe(text);
  });

  it('has a day for whatever is asked, of what lies outside it one that nobody can type', () => {
    for (const outside of ['', '0100-01-01', '0560-03-19', '0999-12-31', '+010000-01-01', '3000-01-01', '3799-01-01', '9999-12-31']) {
      expect(isJalaliDay(toJalali(outside)), outside).toBe(false);
    }
    expect([toJalali('1000-01-01'), toJalali('2999-12-31')]).toEqual([
      { year: 378, month: 10, day: 11 },
      { year: 2378, month: 10, day: 10 },
    ]);
    expect(['0999-12-31', '1000-01-01', '2999-12-31', '3000-01-01', '2026-02-30', ''].map(isInCalendar)).toEqual([false, true, true, false, false, false]);
  });
});

describe('arithmetic on days', () => {
  it('counts without a clock', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(addDays('2025-03-20', 1)).toBe('2025-03-21');
    expect(weekday('2026-11-20')).toBe(6);
    expect(weekday('1961-03-21')).toBe(3);
    fc.assert(fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (isoDay, days) => addDays(addDays(isoDay, days), -days) === isoDay));
    fc.assert(fc.property(anyDay, (isoDay) => weekday(isoDay) === (weekday(addDays(isoDay, -1)) + 1) % 7 && weekday(isoDay) >= 0));
  });
});

describe('months', () => {
  const months = fc.record({ year: fc.integer({ min: 1300, max: 1500 }), month: fc.integer({ min: 1, max: 12 }) });

  it('are counted over the turn of the year, there and back', () => {
    expect(monthsAway({ year: 1405, month: 12 }, 1)).toEqual({ year: 1406, month: 1 });
    expect(monthsAway({ year: 1405, month: 1 }, -1)).toEqual({ year: 1404, month: 12 });
    fc.assert(
      fc.property(months, fc.integer({ min: -300, max: 300 }), (month, by) => {
        expect(monthsAway(monthsAway(month, by), -by)).toEqual(month);
      }),
    );
  });

  it('follow each other without a gap from the first to the last', () => {
    expect(monthsBetween({ year: 1404, month: 11 }, { year: 1405, month: 2 }).map(({ month }) => month)).toEqual([11, 12, 1, 2]);
    expect(monthsBetween({ year: 1405, month: 2 }, { year: 1405, month: 1 })).toEqual([]);
    fc.assert(
      fc.property(months, fc.nat({ max: 60 }), (first, count) => {
        const all = monthsBetween(first, monthsAway(first, count));
        expect(all).toHaveLength(count + 1);
        // The day after the last day of each is the first day of the next.
        for (const [index, next] of all.slice(1).entries()) {
          const month = all[index] ?? first;
          expect(addDays(fromJalali({ ...month, day: monthLength(month.year, month.month) }), 1)).toBe(fromJalali({ ...next, day: 1 }));
        }
      }),
    );
  });

  it('hold their days', () => {
    fc.assert(
      fc.property(months, (month) => {
        expect(monthOf(fromJalali({ ...month, day: 29 }))).toEqual(month);
      }),
    );
  });
});
