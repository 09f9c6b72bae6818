import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly, latinDigits, parseWhole, persianDigits } from '../../../src/schema/kit/digits.ts';

describe('digits', () => {
  it('are read in all three scripts', () => {
    expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(latinDigits('کد: ۱٢3 — A2')).toBe('کد: 123 — A2');
    expect(digitsOnly('۰۹۱۲-345 ٦٧')).toBe('091234567');
  });

  it('come back from Persian as they were, and nothing else changes', () => {
    fc.assert(fc.property(fc.nat(), (number) => latinDigits(persianDigits(number)) === String(number)));
    const noDigit = fc.string().filter((text) => !/[0-9۰-۹٠-٩]/.test(text));
    fc.assert(fc.property(noDigit, (text) => latinDigits(text) === text && persianDigits(text) === text && digitsOnly(text) === ''));
  });

  it('keep the length of what is typed, so that the caret stays', () => {
    fc.assert(fc.property(fc.string(), (text) => latinDigits(text).length === text.length && persianDigits(text).length === text.length));
  });
});

describe('a whole number as typed', () => {
  it('is read in any digits', () => {
    fc.assert(fc.property(fc.nat(), (number) => parseWhole(String(number)) === number && parseWhole(persianDigits(number)) === number));
    expect([parseWhole(' ٠٧ '), parseWhole('۱۰۰')]).toEqual([7, 100]);
  });

  it.each(['', ' ', '12.5', '۱۲٫۵', '-3', '1e3', '۲۵٪', '1 2', 'ده', '9007199254740993'])('is none in «%s», rather than another number', (typed) => {
    expect(parseWhole(typed)).toBeNull();
  });
});
