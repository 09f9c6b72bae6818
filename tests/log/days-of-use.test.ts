import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysOfUse, isForgotten } from '../../src/effects/log/session/days-of-use.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T08:00:00Z');

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the program on each of these days, counted from now; answers how many of them the device counts before the last. */
const usedOn = (...days: readonly number[]): number => days.map((day) => daysOfUse(NOW + day * DAY)).at(-1) ?? 0;

describe('the days of use of a device', () => {
  test('are counted once each, however often it is used and however long it lies in between', () => {
    expect(usedOn(0, 0, 0)).toBe(0);
    expect(usedOn(1, 1, 40)).toBe(2);
  });

  test('are not counted by a clock that goes back', () => {
    expect(usedOn(0, 1, -6000, -6000)).toBe(1);
  });

  test('go on from a note that cannot be read', () => {
    kept.set('matab.days', 'نه');
    expect(usedOn(0, 1)).toBe(1);
    kept.set('matab.days', '5 x');
    expect(usedOn(0, 1)).toBe(1);
  });

  test('are not counted where nothing can be noted', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([usedOn(0), usedOn(0, 1, 2)]).toEqual([1, 1]);
  });
});

describe('what nobody came back for', () => {
  test('is given up after thirty days, on seven of which the device was in use', () => {
    const left = { at: NOW, day: daysOfUse(NOW) };
    usedOn(1, 2, 3, 4, 5, 6, 7);
    expect(isForgotten(left, NOW + 8 * DAY)).toBe(false);
    expect(isForgotten(left, NOW + 30 * DAY)).toBe(false);
    expect(isForgotten(left, NOW + 31 * DAY)).toBe(true);
  });

  test('stays where the device was hardly in use since, and where a clock leapt ahead', () => {
    const left = { at: NOW, day: daysOfUse(NOW) };
    expect(isForgotten(left, NOW + 300 * DAY)).toBe(false);
    expect(isForgotten(left, NOW + 301 * DAY)).toBe(false);
  });

  test('goes by its days alone where an earlier release left it', () => {
    expect(isForgotten({ at: NOW }, NOW + 30 * DAY)).toBe(false);
    expect(isForgotten({ at: NOW }, NOW + 31 * DAY)).toBe(true);
  });
});
