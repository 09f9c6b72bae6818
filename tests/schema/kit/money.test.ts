import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, groupTyped, minus, parseAmount, plus, type Whole } from '../../../src/schema/kit/money.ts';

const toman = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('an amount', () => {
  it('is read whatever its separators and digits', () => {
    for (const typed of ['4500000', '4,500,000', '۴٬۵۰۰٬۰۰۰', '٤٬٥٠٠٬٠٠٠', '۴۵۰۰۰۰۰ تومان', ' 4 500 000 ', '٬۴۵۰۰۰۰۰'])
      expect(parseAmount(typed)).toBe(4_500_000);
  });

  it('is none when nothing is typed, or more than can be exact', () => {
    for (const typed of ['', ' ', 'تومان', '99999999999999999']) expect(parseAmount(typed)).toBeNull();
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
