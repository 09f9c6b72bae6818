import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly, persianDigits } from '../../../src/schema/kit/digits.ts';
import { amountFault, formatAmount, groupTyped, minus, parseAmount, plus, rialInToman, type Whole } from '../../../src/schema/kit/money.ts';

const toman = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('an amount', () => {
  it('is read whatever its separators and digits', () => {
    for (const typed of [
      '4500000',
      '4,500,000',
      '۴٬۵۰۰٬۰۰۰',
      '٤٬٥٠٠٬٠٠٠',
      '۴۵۰۰۰۰۰ تومان',
      ' 4 500 000 ',
      '٬۴۵۰۰۰۰۰',
      '4500000\u200cتومان',
      'تومان ۴۵۰۰۰۰۰',
      'بیعانهٔ این دلیر: ۴۵۰۰۰۰۰',
    ])
      expect(parseAmount(typed)).toBe(4_500_000);
  });

  it('is read with whatever parts its groups of three, and with its unit and words before it', () => {
    const parts = fc.constantFrom('', ',', '٬', '،', ' ', '.', "'", '\u00a0', '\u202f', ', ', '\u200b', '\u2060', '\u00ad', '\u200e', '\u202e');
    const around = fc.constantFrom(['', ''], ['مبلغ: ', ' تومان'], ['', 'تومن'], ['\u200f', '\u200e'], ['', '.00'], ['', '٫۰']);
    fc.assert(
      fc.property(toman, parts, around, fc.boolean(), (amount, part, [before, after], inPersian) => {
        const groups = String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, part);
        // After groups with points another point parts nothing.
        const typed = `${before}${groups}${part === '.' && /^[.٫]/.test(after ?? '') ? '' : after}`;
        expect(parseAmount(inPersian ? persianDigits(typed) : typed), typed).toBe(amount);
      }),
    );
  });

  it('is none when nothing is typed', () => {
    for (const typed of ['', ' ', '\u200f']) expect([parseAmount(typed), amountFault(typed)]).toEqual([null, null]);
  });

  it('is none where a part of a toman, a minus, or another unit stands in it, and says which', () => {
    for (const typed of ['1000.50', '1000.5', '۱۰۰۰٫۵', '1,000.25', '1000/50', '.50', '1000.000', '0.500', '1,500.500', '1.000.00'])
      expect([parseAmount(typed), amountFault(typed)], typed).toEqual([null, 'fraction']);
    for (const typed of ['-5000', '−۵۰۰۰', '5000-', '(5000)', '- 5', '1500000/-', 'منفی ۵۰۰٬۰۰۰', 'منفي 500', 'منهای 500,000', '500 منها'])
      expect([parseAmount(typed), amountFault(typed)], typed).toEqual([null, 'negative']);
    for (const typed of ['15,000,000 ریال', '۱۵۰۰۰۰۰۰ريال', '15000000﷼', '15000000 IRR', 'IRR15,000,000', 'Rls 15,000,000', 'Rials: 15,000,000'])
      expect([parseAmount(typed), amountFault(typed), rialInToman(typed)], typed).toEqual([null, 'rial', 1_500_000]);
    // Stretched, and in the shapes that a file of pages draws letters in.
    for (const typed of ['مبلغ به ریـال: 15,000,000', 'ﻣﺒﻠﻎ (ﺭﯾﺎﻝ): ۱۵٬۰۰۰٬۰۰۰', '15000000 ﺭﻳﺎﻝ'])
      expect([parseAmount(typed), amountFault(typed), rialInToman(typed)], typed).toEqual([null, 'rial', 1_500_000]);
    expect(rialInToman('15 ریال')).toBeNull();
    for (const typed of [
      'abc',
      'تومان',
      '12a34',
      '2 جلسه 1500000',
      '2 1500000',
      '1,00',
      '12,34,567',
      '۱۵۰ هزار تومان',
      '۵ میلیون',
      'دو میلیون و ۵۰۰',
      '1500000 دلار',
      'USD 500',
      '$500',
      '€ ۵۰۰',
      '₺500',
      '؋ ۵۰۰',
      'دلار ۵۰۰',
      'قیمت دلاری: ۵۰۰',
      'یورو 500',
      'يورو 500',
      'پوند ۵۰۰',
      'لیر ۵۰۰',
      'ین: 500',
      // Groups that a slash parts have no part of a toman.
      '۵۰۰/۰۰۰',
      '1/500/000',
      'ملیون تومان: 5',
      'ﻣﯿﻠﯿﻮﻥ ﺗﻮﻣﺎﻥ: 5',
      'هـزار 500',
    ])
      expect([parseAmount(typed), amountFault(typed)], typed).toEqual([null, 'unreadable']);
    expect([parseAmount('99999999999999999'), amountFault('99999999999999999')]).toEqual([null, 'large']);
  });

  it('never has a part of a toman, a minus or a digit too many in it', () => {
    const cents = fc.tuple(fc.constantFrom('.', '٫', '/'), fc.integer({ min: 1, max: 99 }));
    fc.assert(fc.property(toman, cents, (amount, [point, part]) => amountFault(`${amount}${point}${part}`) === 'fraction'));
    fc.assert(
      fc.property(
        toman,
        fc.constantFrom('-', '−', '–'),
        (amount, minus) => amountFault(`${minus}${amount}`) === 'negative' && amountFault(`${amount}${minus}`) === 'negative',
      ),
    );
    fc.assert(fc.property(fc.bigInt({ min: 2n ** 53n, max: 10n ** 40n }), (amount) => amountFault(String(amount)) === 'large'));
  });

  it('has every digit that was typed, and no other, whatever was', () => {
    const character = fc.constantFrom(...'01239۰۷٫٬،,./- تومانریال'.split(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: character, maxLength: 14 })), (typed) => {
        const amount = parseAmount(typed);
        if (amount === null) return;
        const all = digitsOnly(typed).replace(/^0+(?=\d)/, '');
        expect(
          [all, all.replace(/0{1,2}$/, ''), all.slice(0, -1), all.slice(0, -2)].map((digits) => digits || '0'),
          typed,
        ).toContain(String(amount));
      }),
    );
  });

  it('reads back what is shown, and what stands in the field', () => {
    fc.assert(fc.property(toman, (amount) => parseAmount(formatAmount(amount)) === amount && parseAmount(groupTyped(String(amount))) === amount));
  });

  it('is grouped while it is typed', () => {
    expect(groupTyped('1')).toBe('۱');
    expect(groupTyped('1234567')).toBe('۱٬۲۳۴٬۵۶۷');
    expect(groupTyped('۰۰۷')).toBe('۷');
    expect(groupTyped('0')).toBe('۰');
    expect(groupTyped('x')).toBe('');
    fc.assert(fc.property(toman, (amount) => groupTyped(groupTyped(String(amount))) === groupTyped(String(amount))));
  });

  it('is shown in Persian, a debt with its sign', () => {
    expect(formatAmount(1_250_000)).toBe('۱٬۲۵۰٬۰۰۰');
    expect(formatAmount(-50_000)).toMatch(/^\u200e?\u2212۵۰٬۰۰۰$/);
  });

  it('is shown as the language itself shows it, whole or not', () => {
    const shown = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
    const whole = fc.oneof(
      fc.maxSafeInteger().map((amount) => amount + 0),
      fc.bigInt(),
      fc.double().filter((amount) => !Object.is(amount, -0)),
    );
    fc.assert(
      fc.property(whole, (amount) => formatAmount(amount) === shown.format(amount)),
      { numRuns: 1000, examples: [[0n], [-1], [999], [-1000], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]] },
    );
    // There is no less than nothing of nothing.
    expect([formatAmount(0), formatAmount(-0)]).toEqual(['۰', '۰']);
  });
});

describe('a sum of amounts', () => {
  const amounts = fc.array(fc.maxSafeInteger(), { maxLength: 30 });
  const plain = (all: readonly number[]): bigint => all.reduce((sum, amount) => sum + BigInt(amount), 0n);

  it('is the plain sum of integers, in whatever order, and a number wherever a number is exact', () => {
    fc.assert(
      fc.property(amounts, amounts, (come, gone) => {
        const sum = come.reduce<Whole>(plus, 0);
        const left = gone.reduce<Whole>(minus, sum);
        expect([BigInt(sum), BigInt(left)]).toEqual([plain(come), plain(come) - plain(gone)]);
        for (const one of [sum, left]) expect(typeof one === 'number').toBe(Number.isSafeInteger(Number(BigInt(one))));
      }),
      { numRuns: 1000 },
    );
  });

  it('is shown to the last digit beyond what a number holds', () => {
    expect(formatAmount(plus(Number.MAX_SAFE_INTEGER, 2))).toBe('۹٬۰۰۷٬۱۹۹٬۲۵۴٬۷۴۰٬۹۹۳');
  });
});
