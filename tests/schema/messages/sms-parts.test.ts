import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smsLength } from '../../../src/schema/messages/sms-parts.ts';

const ofPersian = (count: number) => smsLength('س'.repeat(count));
const ofLatin = (count: number) => smsLength('a'.repeat(count));

describe('the length of an SMS', () => {
  test.each([
    [0, 0, 70],
    [1, 1, 69],
    [70, 1, 0],
    [71, 2, 63],
    [134, 2, 0],
    [135, 3, 66],
  ])('of %i Persian letters is %i messages with room for %i more', (units, parts, left) => {
    expect(ofPersian(units)).toEqual({ units, parts, left: units === 0 ? 160 : left });
  });

  test.each([
    [160, 1, 0],
    [161, 2, 145],
    [306, 2, 0],
    [307, 3, 152],
  ])('of %i Latin letters is %i messages with room for %i more', (units, parts, left) => {
    expect(ofLatin(units)).toEqual({ units, parts, left });
  });

  test('counts one Persian letter as making the whole Persian, a bracket twice among Latin ones', () => {
    expect(smsLength(`${'a'.repeat(70)}س`)).toMatchObject({ units: 71, parts: 2 });
    expect(smsLength('[a]')).toMatchObject({ units: 5, parts: 1 });
  });

  test('never tears a picture apart: what does not fit goes whole into the next', () => {
    // 66 and a pair of surrogates: the pair does not fit into the 67 of the first.
    expect(smsLength(`${'س'.repeat(66)}😀${'س'.repeat(10)}`)).toEqual({ units: 78, parts: 2, left: 55 });
  });

  test('holds for any text: it fits, and into no fewer than its units need', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { units, parts, left } = smsLength(text);
        expect(left).toBeGreaterThanOrEqual(0);
        if (parts > 1) expect(units).toBeLessThanOrEqual(parts * 153);
        expect(parts === 0).toBe(text === '');
      }),
    );
  });
});
