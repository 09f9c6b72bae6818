import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUncertain, QUARANTINE_MILLIS, quarantineLeft } from '../../../src/machines/kit/outcome.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';

const LACKING = ['token', 'address', 'part'] as const;

describe('what became of a write', () => {
  it('is not known after any 5xx, and is looked up at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 599 }), (status) => {
        expect([isUncertain({ _tag: 'Unavailable', status }), quarantineLeft({ _tag: 'Unavailable', status })]).toEqual([true, 0]);
      }),
    );
  });

  it('is not known after a redirect or a page, and is looked up at once', () => {
    for (const status of [0, 200, 301])
      expect([isUncertain({ _tag: 'Unavailable', status }), quarantineLeft({ _tag: 'Unavailable', status })]).toEqual([true, 0]);
  });

  it('is not known when the answer was lost, and is looked up when the write can no longer arrive', () => {
    fc.assert(
      fc.property(fc.nat(60_000), (ageMillis) => {
        const lost: Failure = { _tag: 'UnknownOutcome', ageMillis };
        expect(isUncertain(lost)).toBe(true);
        expect(quarantineLeft(lost)).toBe(Math.max(0, QUARANTINE_MILLIS - ageMillis));
      }),
    );
    for (const lost of [{ _tag: 'Timeout' }, { _tag: 'Unreachable' }] as const)
      expect([isUncertain(lost), quarantineLeft(lost)]).toEqual([true, QUARANTINE_MILLIS]);
  });

  it.each<Failure>([
    ...LACKING.map((lacking) => ({ _tag: 'NotSent', lacking }) as const),
    { _tag: 'Offline' },
    { _tag: 'SessionEnded' },
    { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} },
    { _tag: 'Rejected', status: 429, detail: null, general: [], fields: {} },
    // A part of the program that did not load, as an earlier release wrote it down.
    { _tag: 'Unavailable', status: 404 },
  ])('is known for certain after %j: nothing was done', (failure) => {
    expect(isUncertain(failure)).toBe(false);
  });
});
