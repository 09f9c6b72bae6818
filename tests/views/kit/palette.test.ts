import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from '../../../src/views/kit/theme/palette.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const linear = (hex: string) => [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** In OKLab, where equal distances look equal (Björn Ottosson, 2020). */
const lab = (hex: string) => {
  const [r = 0, g = 0, b = 0] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const apart = (one: string, other: string) => {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
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

const PARTS = ['part1', 'part2', 'part3', 'part4', 'part5', 'part6'] as const;

/** What is drawn to be told apart from its ground, and not read. */
const DRAWN: readonly (readonly [keyof Palette, readonly (keyof Palette)[]])[] = [
  ['edge', ['page', 'surface', 'tint']],
  ['accent', ['page', 'surface', 'sunken', 'raised', 'tint']],
  ['expense', ['page', 'surface', 'sunken', 'tint']],
  ['ink', ['surface', 'sunken', 'tint']],
  ...PARTS.map((part) => [part, ['page', 'surface', 'tint']] as const),
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

  it('parts of a whole are told apart, best of all from their neighbours in the ring', () => {
    const drawn = [...PARTS, 'edge'] as const;
    const pairs = drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => ({ one, other, apart: apart(palette[one], palette[other]) })));
    expect(pairs.filter((pair) => pair.apart < 0.085)).toEqual([]);
    const neighbours = pairs.filter(({ one, other }) => Math.abs(drawn.indexOf(one) - drawn.indexOf(other)) % (drawn.length - 2) === 1);
    expect(neighbours).toHaveLength(drawn.length);
    expect(neighbours.filter((pair) => pair.apart < 0.13)).toEqual([]);
  });
});
