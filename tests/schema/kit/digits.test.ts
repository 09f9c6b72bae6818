import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly, latinDigits, parseWhole, persianDigits, persianNumber } from '../../../src/schema/kit/digits.ts';

describe('digits', () => {
  it('are read in all three scripts', () => {
    expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(latinDigits('کد: ۱٢3 — A2')).toBe('کد: 123 — A2');
    expect(digitsOnly('۰۹۱۲-345 ٦٧')).toBe('091234567');
  });

  it('of a fraction stand behind a Persian point', () => {
    expect([persianNumber(33.33), persianNumber('12.5'), persianNumber(40)]).toEqual(['۳۳٫۳۳', '۱۲٫۵', '۴۰']);
  });

  it('come back from Persian as they were, and nothing else changes', () => {
    fc.assert(fc.property(fc.nat(), (number) => latinDigits(persianDigits(number)) === String(number)));
    const noDigit = fc.string().filter((text) => !/[0-9۰-۹٠-٩]/.test(text));
    fc.assert(fc.property(noDigit, (text) => latinDigits(text) === text && persianDigits(text) === text && digitsOnly(text) === ''));
  });

  it.each([
    ['دندان CL1', 'دندان CL1'],
    ['CL1', 'CL1'],
    ['3M', '3M'],
    ['کامپوزیت A2، 12 عدد', 'کامپوزیت A2، ۱۲ عدد'],
    ['کامپوزیت A2 در 12 جلسه', 'کامپوزیت A2 در ۱۲ جلسه'],
    ['تراکنش TX-12/7 به مبلغ 1000', 'تراکنش TX-12/7 به مبلغ ۱۰۰۰'],
    ['Expected available in 30 seconds.', 'Expected available in 30 seconds.'],
    ['Ensure this value is less than or equal to 100.', 'Ensure this value is less than or equal to 100.'],
    ['در 3 جلسه با Filtek Z250 3M و 2 بار', 'در ۳ جلسه با Filtek Z250 3M و ۲ بار'],
    ['1405/08/29', '۱۴۰۵/۰۸/۲۹'],
    ['0912 345 6789', '۰۹۱۲ ۳۴۵ ۶۷۸۹'],
    ['12-40', '۱۲-۴۰'],
    ['30%', '۳۰%'],
  ])('of Latin words and texts stay Latin: %s', (text, shown) => {
    expect(persianDigits(text)).toBe(shown);
  });

  const persian = fc.string({ unit: fc.constantFrom(...'آبپ کگی،؛ـ\u200c ') });
  const latin = fc.string({ unit: fc.constantFrom(...'CLx7309-_/.') });
  const mixed = fc.array(fc.oneof(persian, latin, fc.nat().map(String), fc.constantFrom(' ', ': ', '(', ')', '«', '»'))).map((parts) => parts.join(''));

  it('never change inside a word that holds a Latin letter, and always where no Latin letter is', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const shown = persianDigits(text);
        for (const { 0: word, index } of text.matchAll(/[0-9A-Za-z]*[A-Za-z][0-9A-Za-z]*/g)) expect(shown.slice(index, index + word.length)).toBe(word);
        if (!/[A-Za-z]/.test(text)) expect(shown).not.toMatch(/[0-9]/);
        expect(latinDigits(shown)).toBe(latinDigits(text));
        expect(persianDigits(shown)).toBe(shown);
      }),
    );
  });

  it('are Persian as a word of their own in a text with Persian in it, and all Latin in a text without', () => {
    const number = fc.nat().map(String);
    const word = fc.string({ unit: fc.constantFrom(...'آبپکگی'), minLength: 1 });
    fc.assert(
      fc.property(word, number, mixed, (said, count, rest) => {
        expect(persianDigits(`${rest} ${count} ${said}`).endsWith(` ${persianDigits(count)} ${said}`)).toBe(true);
      }),
    );
    const code = latin.filter((text) => /[A-Za-z]/.test(text));
    fc.assert(fc.property(code, number, (name, count) => persianDigits(`${name} ${count}`) === `${name} ${count}`));
  });

  it('keep the length of what is typed, so that the caret stays', () => {
    fc.assert(fc.property(fc.string(), (text) => latinDigits(text).length === text.length && persianDigits(text).length === text.length));
  });
});

describe('a whole number as typed', () => {
  it('is read in any digits', () => {
    fc.assert(fc.property(fc.nat(), (number) => parseWhole(String(number)) === number && parseWhole(persianDigits(number)) === number));
    expect([parseWhole(' ٠٧ '), parseWhole('۱۰۰'), parseWhole('۱\u200b۰\u2060۰\u00ad\u200e')]).toEqual([7, 100, 100]);
  });

  it.each(['', ' ', '12.5', '۱۲٫۵', '-3', '1e3', '۲۵٪', '1 2', 'ده', '9007199254740993'])('is none in «%s», rather than another number', (typed) => {
    expect(parseWhole(typed)).toBeNull();
  });
});
