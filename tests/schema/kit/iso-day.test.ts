import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIsoDay } from '../../../src/schema/kit/iso-day.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** What the platform says: a day that does not exist becomes another one. */
const exists = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
};

it('knows the very days that the platform knows', () => {
  const parts = fc.tuple(fc.integer({ min: 100, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }));
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
      expect(isIsoDay(text)).toBe(exists(text));
    }),
    { numRuns: 2000 },
  );
});

it('takes every last day of February that there is, and no other', () => {
  for (let year = 1800; year <= 2200; year += 1) expect(isIsoDay(`${year}-02-29`)).toBe(exists(`${year}-02-29`));
});

it.each(['0000-01-01', '0099-12-31', '2026-1-01', '2026-01-01T00:00', '۲۰۲۶-۰۱-۰۱', ''])('takes «%s» for none', (text) => {
  expect(isIsoDay(text)).toBe(false);
});
