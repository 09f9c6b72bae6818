import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from '../../../src/views/kit/theme/palette.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const TEXT: readonly (readonly [keyof Palette, readonly (keyof Palette)[]])[] = [
  ['ink', ['page', 'surface', 'sunken', 'raised']],
  ['soft', ['page', 'surface', 'sunken']],
  ['faint', ['page', 'surface', 'sunken']],
  ['accent', ['page', 'surface', 'tint']],
  ['onAccent', ['accent', 'accentPressed']],
  ['onDeep', ['deep', 'deepPressed']],
  ['onTint', ['tint', 'tintDeep']],
  ['danger', ['page', 'surface', 'dangerTint']],
  ['onDanger', ['danger', 'dangerPressed']],
  ['credit', ['page', 'surface', 'creditTint']],
  ['warn', ['page', 'surface', 'warnTint']],
];

/** What is drawn to be told apart from its ground, and not read. */
const DRAWN: readonly (readonly [keyof Palette, readonly (keyof Palette)[]])[] = [
  ['edge', ['page', 'surface']],
  ['accent', ['page', 'surface', 'sunken', 'tint']],
  ['expense', ['page', 'surface', 'sunken', 'tint']],
  ['ink', ['surface', 'sunken', 'tint']],
  ['onTint', ['page', 'surface']],
  ['accentMid', ['page', 'surface']],
  ['accentLight', ['page', 'surface']],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  it.each(TEXT.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))('%s can be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(DRAWN.flatMap(([drawn, grounds]) => grounds.map((ground) => [drawn, ground] as const)))('%s can be seen on %s', (drawn, ground) => {
    expect(contrast(palette[drawn], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it('parts of a whole get fainter from the largest on', () => {
    const seen = (['onTint', 'accent', 'accentMid', 'accentLight'] as const).map((part) => contrast(palette[part], palette.surface));
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });
});
