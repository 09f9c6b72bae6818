import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { persianDigits } from '../../../../../src/schema/kit/digits.ts';
import { parseTypedDay } from '../../../../../src/schema/kit/draft/typed/day.ts';
import { isIsoDay } from '../../../../../src/schema/kit/iso-day.ts';
import { dayNumber, dayOfNumber, fromJalali, toJalali, writeJalali } from '../../../../../src/schema/kit/jalali.ts';

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

  it('never becomes a day that does not exist, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const isoDay = parseTypedDay(typed, near);
        return isoDay === null || isIsoDay(isoDay);
      }),
    );
  });
});
