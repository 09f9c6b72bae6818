import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIsoDay } from '../../../src/schema/kit/iso-day.ts';
import { ownedSince } from '../../../src/schema/ledger/owned.ts';
import { fullYears } from '../../../src/schema/patients/age.ts';

const TODAY = '2026-11-20';
const pad = (length: number) => (number: number) => String(number).padStart(length, '0');
const part = (min: number, max: number, length: number) => fc.integer({ min, max }).map(pad(length));
/** Every day that a provider may store. */
const storedDay = fc
  .tuple(part(100, 9999, 4), part(1, 12, 2), part(1, 31, 2))
  .map((parts) => parts.join('-'))
  .filter(isIsoDay);

it('counts the birthdays that have been', () => {
  expect(['1993-08-14', '2025-11-20', '2025-11-21', TODAY].map((born) => fullYears(born, TODAY))).toEqual([33, 1, 0, 0]);
});

it('is not known of a birth that is still to come, and of a day that is none or that no calendar knows', () => {
  expect(['2026-11-21', '9999-12-31', '2026-02-30', '', '0206-02-03', '0999-12-31'].map((born) => fullYears(born, TODAY))).toEqual(Array(6).fill(null));
});

it('is asked of no day in vain, nor is how long something has been owned', () => {
  fc.assert(
    fc.property(storedDay, (day) => {
      for (const years of [fullYears(day, TODAY), ownedSince(day, TODAY)?.years ?? null]) expect(years === null || (years >= 0 && years < 1100)).toBe(true);
    }),
    { examples: [['0100-01-01'], ['0206-02-03'], ['3799-01-01'], ['9999-12-31']] },
  );
});
