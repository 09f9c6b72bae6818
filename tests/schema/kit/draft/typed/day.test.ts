import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { persianDigits } from '../../../../../src/schema/kit/digits.ts';
import { parseTypedDay } from '../../../../../src/schema/kit/draft/typed/day.ts';
import { isIsoDay } from '../../../../../src/schema/kit/iso-day.ts';
import { addDays, dayNumber, dayOfNumber, fromJalali, jalaliText, toJalali, writeJalali } from '../../../../../src/schema/kit/jalali.ts';

const today = '2026-11-20';
const near = { today };
const birth = { today, birth: true };

const anyDay = fc.integer({ min: dayNumber('1921-03-21'), max: dayNumber('2122-03-20') }).map(dayOfNumber);

describe('a typed day', () => {
  it('is understood in every way people type it', () => {
    for (const typed of ['1372/5/23', '1372/05/23', '72/5/23', '72-05-23', '13720523', '1372 5 23', '1372.5.23', ' 1372/5/23 ', '۱۳۷۲/۵/۲۳', '٧٢/٥/٢٣']) {
      expect(parseTypedDay(typed, birth), typed).toBe('1993-08-14');
    }
    expect(parseTypedDay('1993-08-14', birth)).toBe('1993-08-14');
    expect(parseTypedDay('19930814', birth)).toBe('1993-08-14');
  });

  it('is the same with the separators of any keyboard, and with one behind it', () => {
    for (const typed of ['1372,5,23', '۱۳۷۲،۵،۲۳', '۱۳۷۲٫۰۵٫۲۳', '1372\u20135\u201323', '1372 / 5 / 23', '1372/,5,23', '1372/5/23/', '72.5.23.'])
      expect(parseTypedDay(typed, birth), typed).toBe('1993-08-14');
    // What is still being typed is none before its last part has begun.
    for (const typed of ['1372/', '1372/5/', '13725/', '72/5.']) expect(parseTypedDay(typed, birth), typed).toBeNull();
  });

  it('is the same with marks that nobody sees and that came along when it was pasted', () => {
    for (const typed of ['\u200e1372/5/23', '\u202b۱۳۷۲/۰۵/۲۳\u202c', '1372\u200f/5\u200f/23', '\u20661993-08-14\u2069', '1372\u200b/\u206005/2\u00ad3']) {
      expect(parseTypedDay(typed, birth), JSON.stringify(typed)).toBe('1993-08-14');
    }
  });

  it('is none when it means no day', () => {
    for (const typed of [
      '',
      '1372',
      '1372/5',
      '1372/13/1',
      '1372/0/1',
      '1404/12/30',
      '1405/07/31',
      '1993-02-29',
      '1372/5/23/1',
      'همین روزها',
      '1372//23',
      '0/0/0',
      '1072/5/23',
    ]) {
      expect(parseTypedDay(typed, near), typed).toBeNull();
    }
  });

  it('is of the year nearest to today where two digits say it, whichever they are and whenever that is', () => {
    const twoDigits = fc.integer({ min: 0, max: 99 });
    const year = (typed: string, seen: string) => toJalali(parseTypedDay(typed, { today: seen }) ?? '').year;
    expect(['05', '06', '04', '99', '55', '56', '00'].map((digits) => year(`${digits}/1/1`, today))).toEqual([1405, 1406, 1404, 1399, 1355, 1356, 1400]);
    fc.assert(
      fc.property(twoDigits, anyDay, (digits, seen) => {
        const meant = year(`${String(digits).padStart(2, '0')}/7/15`, seen);
        expect(meant % 100).toBe(digits);
        expect(Math.abs(meant - toJalali(seen).year)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('of a birth has been, and is the last that has, whatever two digits say its year', () => {
    const year = (typed: string) => toJalali(parseTypedDay(typed, birth) ?? '').year;
    expect(['72/5/23', '05/8/29', '05/8/30', '03/12/30', '04/12/30', '06/1/1', '00/1/1'].map(year)).toEqual([1372, 1405, 1305, 1403, 1304, 1306, 1400]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 29 }), (digits, month, day) => {
        const born = parseTypedDay(`${String(digits).padStart(2, '0')}/${month}/${day}`, birth) ?? '';
        expect(toJalali(born)).toMatchObject({ month, day });
        expect(toJalali(born).year % 100).toBe(digits);
        expect(born <= today).toBe(true);
        const next = { year: toJalali(born).year + 100, month, day };
        expect(fromJalali(next) > today).toBe(true);
      }),
    );
  });

  it('means the same in any script, with any separator', () => {
    const separator = fc.constantFrom('/', '-', '.', ' ');
    fc.assert(
      fc.property(anyDay, separator, separator, (isoDay, first, second) => {
        const { year, month, day } = toJalali(isoDay);
        const typed = `${year}${first}${month}${second}${day}`;
        expect(parseTypedDay(typed, near)).toBe(isoDay);
        expect(parseTypedDay(persianDigits(typed), near)).toBe(isoDay);
        expect(parseTypedDay(writeJalali({ year, month, day }).replaceAll('/', ''), near)).toBe(isoDay);
      }),
    );
  });

  it('is of no Gregorian year that the Persian calendar could not say as well', () => {
    expect(['1821-03-21', '2100/01/01', '2222-03-20'].map((typed) => parseTypedDay(typed, near))).toEqual(['1821-03-21', '2100-01-01', '2222-03-20']);
    for (const typed of ['1799-01-01', '1821-03-20', '2222-03-21', '3799/01/01', '4105/05/06', '41050506', '9999-12-31'])
      expect(parseTypedDay(typed, near), typed).toBeNull();
  });

  it('has a Persian name, as have the days around it, whichever it is', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    const typed = fc.tuple(part(9999), part(13), part(32)).map(([year, month, day]) => writeJalali({ year, month, day }));
    fc.assert(
      fc.property(fc.oneof(typed, fc.constantFrom('4105/05/06', '1200/01/01', '1600/12/29', '9999/12/31')), part(800), (text, days) => {
        const isoDay = parseTypedDay(text, near);
        if (isoDay === null) return;
        for (const by of [-days, 0, days]) expect(jalaliText(addDays(isoDay, by))).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('never becomes a day that does not exist, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const isoDay = parseTypedDay(typed, near);
        return isoDay === null || isIsoDay(isoDay);
      }),
    );
  });
});
