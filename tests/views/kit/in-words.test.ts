import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../src/views/kit/figures/in-words.ts';

const NUMERALS: Readonly<Record<string, number>> = {
  ...{ یک: 1, دو: 2, سه: 3, چهار: 4, پنج: 5, شش: 6, هفت: 7, هشت: 8, نه: 9, ده: 10, یازده: 11, دوازده: 12, سیزده: 13, چهارده: 14, پانزده: 15 },
  ...{ شانزده: 16, هفده: 17, هجده: 18, نوزده: 19, بیست: 20, سی: 30, چهل: 40, پنجاه: 50, شصت: 60, هفتاد: 70, هشتاد: 80, نود: 90 },
  ...{ صد: 100, دویست: 200, سیصد: 300, چهارصد: 400, پانصد: 500, ششصد: 600, هفتصد: 700, هشتصد: 800, نهصد: 900 },
};
const SCALES: Readonly<Record<string, bigint>> = { هزار: 1000n, میلیون: 1_000_000n, میلیارد: 1_000_000_000n };

/** The number that Persian words mean, found by another way than they were written. */
const meant = (words: string): bigint => {
  let total = 0n;
  let group = 0n;
  for (const part of words.split(' و ')) {
    let scale = 1n;
    for (const word of part.split(' ')) {
      if (word in SCALES) scale *= SCALES[word] ?? 1n;
      else group += BigInt(NUMERALS[word] ?? Number.NaN);
    }
    if (scale > 1n) {
      total += group * scale;
      group = 0n;
    }
  }
  return total + group;
};

describe('a number in words', () => {
  it('reads as people write it', () => {
    expect(inWords(0)).toBe('صفر');
    expect(inWords(4_500_000)).toBe('چهار میلیون و پانصد هزار');
    expect(inWords(21)).toBe('بیست و یک');
    expect(inWords(118)).toBe('صد و هجده');
    expect(inWords(1000)).toBe('یک هزار');
    expect(inWords(-3)).toBe('منفی سه');
    expect(inWords(1_000_000_000_000)).toBe('یک هزار میلیارد');
  });

  it('means the number, up to the largest exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (number) => meant(inWords(number)) === BigInt(number)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (number) => meant(inWords(number)) === BigInt(number)),
      { numRuns: 1000 },
    );
  });
});
