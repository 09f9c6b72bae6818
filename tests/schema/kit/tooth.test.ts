import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fdiOf, type PickedTeeth, pickedTeeth, readTooth, toggledTooth, toothLabel, toothOf } from '../../../src/schema/kit/tooth.ts';

const QUADRANTS = [1, 2, 3, 4] as const;
const adults = QUADRANTS.flatMap((quadrant) => [1, 2, 3, 4, 5, 6, 7, 8].map((place) => ({ quadrant, child: false, place })));
const children = QUADRANTS.flatMap((quadrant) => [1, 2, 3, 4, 5].map((place) => ({ quadrant, child: true, place })));

describe('a tooth', () => {
  it('is one of 52, each with its own two digits', () => {
    const all = [...adults, ...children];
    expect(new Set(all.map(fdiOf)).size).toBe(52);
    for (const tooth of all) expect(toothOf(fdiOf(tooth))).toEqual(tooth);
  });

  it('of a child travels with the quarter plus four, and is called by a letter', () => {
    expect(fdiOf({ quadrant: 1, child: true, place: 1 })).toBe('51');
    expect(fdiOf({ quadrant: 4, child: true, place: 5 })).toBe('85');
    expect(children.slice(0, 5).map(toothLabel)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(toothLabel({ quadrant: 2, child: false, place: 6 })).toBe('6');
  });

  it('is read in every form it travels in', () => {
    for (const form of [16, '16', ' 16 ', '۱۶']) expect(readTooth(form)).toBe('16');
    for (const form of ['5A', '5a', '1A', '51', 51]) expect(readTooth(form)).toBe('51');
    expect(readTooth('8E')).toBe('85');
  });

  it('is none for digits that name none', () => {
    for (const text of ['', '0', '10', '19', '56', '86', '91', '9A', 'AA', '161']) expect(toothOf(text), text).toBeNull();
    expect(readTooth(null)).toBeNull();
  });
});

it('picks several teeth one by one, in order, and gives each up again', () => {
  const teeth = [...adults, ...children].map(fdiOf);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...teeth), { maxLength: 30 }), (taps) => {
      const picked = taps.reduce<PickedTeeth>(toggledTooth, {});
      const expected = new Set<string>();
      for (const fdi of taps) if (!expected.delete(fdi)) expected.add(fdi);
      expect(pickedTeeth(picked)).toEqual([...expected]);
    }),
  );
});

it('stays in the quarter of the last tooth that was given up, and says of no further teeth that there are none', () => {
  expect(toggledTooth({ quadrant: 2, tooth_number: 6 }, '26')).toEqual({ quadrant: 2, tooth_number: null, other_teeth: null });
  expect(toggledTooth({}, '26')).toEqual({ quadrant: 2, tooth_number: 6, other_teeth: null });
  expect(toggledTooth({ quadrant: 3 }, '85')).toEqual({ quadrant: 4, tooth_number: 13, other_teeth: null });
});
