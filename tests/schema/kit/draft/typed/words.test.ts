import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { persianDigits } from '../../../../../src/schema/kit/digits.ts';
import { type DayReading, parseTypedDay } from '../../../../../src/schema/kit/draft/typed/day.ts';
import { parseTypedTime } from '../../../../../src/schema/kit/draft/typed/time.ts';
import { dayInWords, timeInWords } from '../../../../../src/schema/kit/draft/typed/words.ts';
import { isIsoDay } from '../../../../../src/schema/kit/iso-day.ts';
import { dayNumber, dayOfNumber, fromJalali, MONTHS, toJalali, WEEKDAYS, weekday } from '../../../../../src/schema/kit/jalali.ts';
import { longDay } from '../../../../../src/views/kit/calendar/day-names.ts';
import { twelveHours } from '../../../../../src/views/kit/calendar/twelve-hours.ts';

const today = '2026-11-20';
const near = { today };
const birth = { today, birth: true };

const anyDay = fc.integer({ min: dayNumber('1921-03-21'), max: dayNumber('2122-03-20') }).map(dayOfNumber);
const times = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((at) => [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':'));

const readDay = (typed: string, reading: DayReading) => dayInWords(typed, (text) => parseTypedDay(text, reading), reading);
const readTime = (typed: string) => timeInWords(typed, parseTypedTime);

describe('a day in words', () => {
  const FOURTH = '2026-11-25';

  it.each([
    '۴ آذر ۱۴۰۵',
    '4 آذر 1405',
    '۰۴ آذر ۰۵',
    'چهارشنبه ۴ آذر ۱۴۰۵',
    'چهار شنبه، ۴ آذر ۱۴۰۵',
    'روز چهارشنبه ۴ آذرماه ۱۴۰۵',
    '۴ آذر ماه سال ۱۴۰۵',
    '۴ام آذر ۱۴۰۵',
    '۴\u200cاُم آذر، ۱۴۰۵',
    '۱۴۰۵ آذر ۴, چهارشنبه',
    '۱۴۰۵ آذر ۴',
    '۴-آذر-۱۴۰۵',
    '4/آذر/1405',
    '۴آذر۱۴۰۵',
    '\u202bچهارشنبه ۴ آذر ۱۴۰۵\u202c',
    'چهارشنبه ۱۴۰۵/۰۹/۰۴',
    'چهارشنبه ۱۴۰۵ ۹ ۴',
    '۴ آذر',
    '۴ اذر',
    'چهارشنبه ۴ آذر',
  ])('«%s» is read', (typed) => {
    expect(readDay(typed, near)).toBe(FOURTH);
  });

  it('is read in the letters of another keyboard and with half-spaces or without', () => {
    expect(readDay('۲ شهريور ۱۴۰۵', near)).toBe(fromJalali({ year: 1405, month: 6, day: 2 }));
    for (const weekday of ['سه\u200cشنبه', 'سه شنبه', 'سهشنبه']) expect(readDay(`${weekday} ۳ آذر ۱۴۰۵`, near)).toBe('2026-11-24');
    for (const weekday of ['یک\u200cشنبه', 'یکشنبه', 'يك شنبه']) expect(readDay(`${weekday} ۱ آذر ۱۴۰۵`, near)).toBe('2026-11-22');
  });

  it.each([
    'پنجشنبه ۴ آذر ۱۴۰۵',
    'شنبه ۴ آذر',
    '۳۱ آذر ۱۴۰۵',
    '۳۰ اسفند ۱۴۰۴',
    '۰ آذر ۱۴۰۵',
    '۴ آزر ۱۴۰۵',
    '۴ آذر ۱',
    '۴ آذر ۱۴۰',
    'آذر ۱۴۰۵',
    'چهارشنبه',
    '۴ آذر ۲۰۲۶',
    'چهارشنبه ۴',
    'چهارشنبه فردا',
  ])('«%s» means none', (typed) => {
    expect(readDay(typed, near)).toBeNull();
  });

  it('may be named as it is seen from today', () => {
    expect(['پریروز', 'دیروز', 'امروز', ' فردا ', 'پس‌فردا', 'پس فردا', 'ديروز'].map((typed) => readDay(typed, near))).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-22',
      '2026-11-19',
    ]);
  });

  it('without its year is the nearest to today, and no birth', () => {
    expect(readDay('۲۰ فروردین', near)).toBe(fromJalali({ year: 1406, month: 1, day: 20 }));
    expect(readDay('۲۰ فروردین', { today, latest: today })).toBe(fromJalali({ year: 1405, month: 1, day: 20 }));
    expect(readDay('۲۸ اسفند', { today: '2026-03-25' })).toBe(fromJalali({ year: 1404, month: 12, day: 28 }));
    expect(readDay('۲ فروردین', { today: '2026-03-15' })).toBe(fromJalali({ year: 1405, month: 1, day: 2 }));
    expect(readDay('۳۰ اسفند', { today: '2026-03-25' })).toBeNull();
    // The year that is meant has no such day: that of the next one is not it.
    expect(readDay('۳۰ اسفند', { today: fromJalali({ year: 1407, month: 11, day: 20 }) })).toBeNull();
    expect(readDay('۳۰ اسفند', { today: fromJalali({ year: 1408, month: 11, day: 20 }) })).toBe(fromJalali({ year: 1408, month: 12, day: 30 }));
    expect(readDay('۳۰ اسفند', { today: '2025-08-25' })).toBe(fromJalali({ year: 1403, month: 12, day: 30 }));
    expect(readDay('۴ آذر', birth)).toBeNull();
    expect(readDay('۲۳ مرداد ۷۲', birth)).toBe('1993-08-14');
  });

  it('is what this program writes in full, whatever the day and whenever it is read', () => {
    fc.assert(fc.property(anyDay, anyDay, fc.boolean(), (isoDay, seen, born) => readDay(longDay(isoDay), { today: seen, birth: born }) === isoDay));
  });

  it('is what a browser writes in full', () => {
    const styles = [{ dateStyle: 'full' }, { dateStyle: 'long' }, { year: 'numeric', month: 'long', day: 'numeric' }] as const;
    const written = styles.map((style) => new Intl.DateTimeFormat('fa-IR-u-ca-persian', { ...style, timeZone: 'UTC' }));
    fc.assert(fc.property(anyDay, fc.constantFrom(...written), (isoDay, style) => readDay(style.format(Date.parse(`${isoDay}T00:00:00Z`)), near) === isoDay));
  });

  it('is the same in any script, order and spacing, and refused with another day of the week', () => {
    const gap = fc.constantFrom(' ', '', '  ', '-', '/', '\u00a0', '، ');
    fc.assert(
      fc.property(anyDay, gap, fc.boolean(), fc.integer({ min: 1, max: 6 }), (isoDay, between, latin, off) => {
        const { year, month, day } = toJalali(isoDay);
        const script = (text: string) => (latin ? text : persianDigits(text));
        const name = MONTHS[month - 1] ?? '';
        for (const typed of [
          [day, name, year],
          [year, name, day],
        ].map((parts) => script(parts.join(between)))) {
          expect(readDay(typed, near), typed).toBe(isoDay);
          expect(readDay(`${WEEKDAYS[(weekday(isoDay) + off) % 7]} ${typed}`, near), typed).toBeNull();
        }
      }),
    );
  });

  it('is a day that exists or none at all, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789۰۹/ ،', 'آذر', 'اسفند', 'شنبه', 'چهار', 'ماه', 'ام') });
    fc.assert(
      fc.property(typed, (text) => {
        const isoDay = readDay(text, near);
        return isoDay === null || isIsoDay(isoDay);
      }),
    );
  });
});

describe('a time of day in words', () => {
  it.each([
    ['۲:۳۰ ب.ظ', '14:30'],
    ['۲:۳۰ ب.ظ.', '14:30'],
    ['2:30 ب. ظ', '14:30'],
    ['۱۲:۰۰ ق.ظ', '00:00'],
    ['۱۲:۱۵ ب.ظ', '12:15'],
    ['۱۴:۳۰ ب.ظ', '14:30'],
    ['۲ و ۳۰ دقیقه بعدازظهر', '14:30'],
    ['۲ و ۳۰ دقیقه بعد از ظهر', '14:30'],
    ['ساعت ۲ بعدازظهر', '14:00'],
    ['بعدازظهر ساعت ۲', '14:00'],
    ['۹ صبح', '09:00'],
    ['۱۰،۵ صبح', '10:30'],
    ['۱۱،۵ شب', '23:30'],
    ['۱۰،۳۰ صبح', '10:30'],
    ['10 30 صبح', '10:30'],
    ['۱۰–۳۰ صبح', '10:30'],
    ['۹ و نیم صبح', '09:30'],
    ['۱۰ و ربع قبل‌ازظهر', '10:15'],
    ['۵ عصر', '17:00'],
    ['۹ شب', '21:00'],
    ['۱۲ شب', '00:00'],
    ['۱ بامداد', '01:00'],
    ['۱۲ ظهر', '12:00'],
    ['۱ ظهر', '13:00'],
    ['ساعت ۱۴:۳۰', '14:30'],
    ['۱۴ و ۵ دقیقه', '14:05'],
    ['۹٫۳۰ صُبح', '09:30'],
    ['۲۳۰ ب.ظ', '14:30'],
    ['\u200f۲:۳۰\u200f ب.ظ', '14:30'],
  ])('«%s» means %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each([
    '10 5 صبح',
    '10،3 عصر',
    '۱۴ صبح',
    '۱۲ صبح',
    '۰ ب.ظ',
    '۹ ظهر',
    '۲ فردا',
    'ساعت',
    'نیم',
    '۹ و نیم و نیم',
    '۹:۷۰ صبح',
    'صبح ۹ صبح',
    '۵ شب',
    '۱۳ ق.ظ',
    '۹ صبح ۱۰',
  ])('«%s» means none', (typed) => {
    expect(readTime(typed)).toBeNull();
  });

  it('is read as this program says it by twelve hours, and with its part of the day named otherwise', () => {
    fc.assert(
      fc.property(times, fc.boolean(), (time, named) => {
        const said = twelveHours(time);
        expect(readTime(named ? said.replace('ق.ظ', 'قبل از ظهر').replace('ب.ظ', 'بعدازظهر') : said)).toBe(time);
      }),
    );
  });

  it('is a time that exists or none at all, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789۰۹:.٫ و', 'صبح', 'شب', 'ب.ظ', 'نیم', 'ساعت') });
    fc.assert(fc.property(typed, (text) => /^(([01]\d|2[0-3]):[0-5]\d|null)$/.test(String(readTime(text)))));
  });
});
