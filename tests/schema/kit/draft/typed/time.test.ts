import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { persianDigits } from '../../../../../src/schema/kit/digits.ts';
import { parseTypedTime, stepTime } from '../../../../../src/schema/kit/draft/typed/time.ts';

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
const scripts = fc.constantFrom((text: string) => text, persianDigits, arabicDigits);
const hours = fc.integer({ min: 0, max: 23 });
const minutes = fc.integer({ min: 0, max: 59 });
const two = (number: number) => String(number).padStart(2, '0');
const times = fc.tuple(hours, minutes).map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('a time of day as people type it', () => {
  it.each([
    ['9', '09:00'],
    ['۹', '09:00'],
    ['12', '12:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['۹:۳۰', '09:30'],
    ['٩٫٣٠', '09:30'],
    ['9.30', '09:30'],
    [' 9 : 30 ', '09:30'],
    ['\u200e۹\u200b:۳۰', '09:30'],
    ['9:', '09:00'],
    ['9:5', '09:05'],
    ['9،30', '09:30'],
    ['9,30', '09:30'],
    ['9.05', '09:05'],
    ['9.', '09:00'],
    ['10.', '10:00'],
    // Half of an hour.
    ['۱۰٫۵', '10:30'],
    ['۱۰/۵', '10:30'],
    ['9.5', '09:30'],
    ['10-30', '10:30'],
    ['9-05', '09:05'],
    ['0', '00:00'],
    ['2359', '23:59'],
  ])('«%s» means %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });

  it.each([
    '',
    ' ',
    '24',
    '24:00',
    '25:70',
    '2570',
    '960',
    '9:60',
    '12345',
    '9:300',
    '-9',
    'صبح',
    '9 صبح',
    '9::30',
    ':30',
    '9.3',
    '۹٫۲',
    '9/7',
    '9 5',
    '.5',
    '9:30.5',
  ])('«%s» means none', (typed) => {
    expect(parseTypedTime(typed)).toBeNull();
  });

  it.each(['10-11', '10–11', '9-5', '9-17', '22-24', '10-9'])('«%s» is a span and means none', (typed) => {
    expect(parseTypedTime(typed)).toBeNull();
  });

  it('is read whatever its digits and its separator, with its leading zero or without', () => {
    fc.assert(
      fc.property(hours, minutes, scripts, fc.constantFrom(':', '.', '٫', '/', '،', ' '), fc.boolean(), (hour, minute, script, separator, padded) => {
        expect(parseTypedTime(script(`${padded ? two(hour) : hour}${separator}${two(minute)}`))).toBe(`${two(hour)}:${two(minute)}`);
        expect(parseTypedTime(script(`${padded ? two(hour) : hour}${two(minute)}`))).toBe(`${two(hour)}:${two(minute)}`);
      }),
    );
  });

  it('is a time that exists or none at all, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789۰۹٠٩:.٫ ') }));
    fc.assert(fc.property(typed, (text) => /^(([01]\d|2[0-3]):[0-5]\d|null)$/.test(String(parseTypedTime(text)))));
  });
});

describe('a step from a time', () => {
  it('goes to the next whole step, on the way back too', () => {
    expect([stepTime('09:00', 5), stepTime('09:03', 5), stepTime('09:00', -5), stepTime('09:03', -5)]).toEqual(['09:05', '09:05', '08:55', '09:00']);
  });

  it('never leaves the day', () => {
    expect([stepTime('23:55', 5), stepTime('23:59', 5), stepTime('00:00', -5), stepTime('00:02', -5)]).toEqual(['23:55', '23:59', '00:00', '00:00']);
  });

  it('ends on a whole step, no further than one away, and in its direction; where the day ends it stays', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(5, -5, 15, -15), (time, step) => {
        const moved = minuteOf(stepTime(time, step)) - minuteOf(time);
        expect(moved === 0 || minuteOf(stepTime(time, step)) % Math.abs(step) === 0).toBe(true);
        expect(moved * step).toBeGreaterThanOrEqual(0);
        expect(Math.abs(moved)).toBeLessThanOrEqual(Math.abs(step));
        if (minuteOf(time) > 0 && minuteOf(time) < 24 * 60 - Math.abs(step)) expect(Math.sign(moved)).toBe(Math.sign(step));
      }),
    );
  });
});
