import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnAs, handedOn, type Lent } from '../../../src/views/kit/list/row-keys.ts';

const NONE: Lent = new Map();
const rows = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
const everybody = Array.from({ length: 30 }, (_, index) => index + 1);

/** The keys after one answer upon the other. */
const lentAfter = (answers: readonly (readonly number[])[]): Lent =>
  answers.reduce<{ readonly lent: Lent; readonly top: readonly number[] }>(({ lent, top }, next) => ({ lent: handedOn(lent, top, next), top: next }), {
    lent: NONE,
    top: everybody.slice(0, 12),
  }).lent;

describe('the keys of rows while somebody searches', () => {
  it('draws who comes in the place of one who left, and leaves who stays alone', () => {
    const lent = handedOn(NONE, [1, 2, 3, 4], [9, 2, 8]);
    expect([9, 2, 8].map((own) => drawnAs(lent, own))).toEqual([1, 2, 3]);
  });

  it('draws everybody under what is their own before anything was searched for', () => {
    expect(everybody.map((own) => drawnAs(NONE, own))).toEqual(everybody);
  });

  it('draws who comes back under another key than the one that was handed on', () => {
    const lent = handedOn(NONE, [1], [2]);
    expect(drawnAs(lent, 2)).toBe(1);
    expect(drawnAs(lent, 1)).not.toBe(1);
  });

  it('gives no two rows one key, however much is searched for', () => {
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 8 }), (answers) => {
        const lent = lentAfter(answers);
        expect(new Set(everybody.map((own) => drawnAs(lent, own))).size).toBe(everybody.length);
      }),
    );
  });

  it('leaves the key of whoever stays as it was', () => {
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 5 }), rows, (answers, next) => {
        const lent = lentAfter(answers);
        const top = answers.at(-1) ?? everybody.slice(0, 12);
        const then = handedOn(lent, top, next);
        for (const own of next.filter((each) => top.includes(each))) expect(drawnAs(then, own)).toBe(drawnAs(lent, own));
      }),
    );
  });
});
