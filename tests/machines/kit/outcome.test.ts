import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBare, isMissing, isUncertain, QUARANTINE_MILLIS, quarantineLeft } from '../../../src/machines/kit/outcome.ts';
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
    ...[400, 404, 499].map((status) => ({ _tag: 'Unavailable', status }) as const),
  ])('is known for certain after %j: nothing was done', (failure) => {
    expect(isUncertain(failure)).toBe(false);
  });
});

describe('a record that was asked for', () => {
  const said = (status: number, bare?: boolean): Failure => ({
    _tag: 'Rejected',
    status,
    detail: null,
    general: [],
    fields: {},
    ...(bare === undefined ? {} : { bare }),
  });

  it('is missing where the provider itself says so, and may be there where a proxy did', () => {
    expect([said(404), said(410), said(404, false), said(404, true), said(400), said(403)].map(isMissing)).toEqual([true, true, true, false, false, false]);
    expect([said(404, true), said(404, false), said(404)].map(isBare)).toEqual([true, false, false]);
  });

  it('is not missing after a failure that only has the number of such an answer', () => {
    for (const failure of [{ _tag: 'Unavailable', status: 404 }, { _tag: 'Timeout' }, { _tag: 'SessionEnded' }] as const)
      expect([isMissing(failure), isBare(failure)]).toEqual([false, false]);
  });
});
