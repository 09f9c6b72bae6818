import { describe, expect, it } from 'vitest';
import { type Failure, failure, isFinal, saysGone } from '../../../src/schema/kit/failure.ts';
import { reading } from '../../../src/schema/log/codec.ts';
import { createBodies } from '../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../src/schema/log/lists/reading.ts';
import { Refused, walkOf } from '../../../src/schema/log/walk.ts';

const read = walkOf(failure, reading(createBodies(createReading)));

describe('a failure in a log', () => {
  const earlier: readonly Failure[] = [
    { _tag: 'Offline' },
    { _tag: 'Unreachable' },
    { _tag: 'Timeout' },
    { _tag: 'Unavailable', status: 500 },
    // What was not sent was told so once.
    { _tag: 'Unavailable', status: 404 },
    { _tag: 'Rejected', status: 400, general: [], fields: {} },
    { _tag: 'Rejected', status: 400, detail: null, general: ['نه'], fields: { phone: ['کوتاه'] } },
    { _tag: 'Unreadable', where: '/api/patients/' },
    { _tag: 'SessionEnded' },
    { _tag: 'UnknownOutcome', ageMillis: 10_000 },
  ];
  it.each(earlier)('of an earlier release is read: %j', (written) => {
    expect(read(written)).toBe(written);
  });

  it.each([
    { _tag: 'NotSent', lacking: 'token' },
    { _tag: 'NotSent', lacking: 'address' },
    { _tag: 'NotSent', lacking: 'part' },
    { _tag: 'Unavailable', status: 503, detail: 'در دست تعمیر' },
  ])('of this one is read: %j', (written) => {
    expect(read(written)).toBe(written);
  });

  it.each([{ _tag: 'NotSent' }, { _tag: 'NotSent', lacking: 'a password: hunter2' }, { _tag: 'NotSent', lacking: 'token', token: 'secret' }])(
    'says nothing that is not described: %j',
    (written) => {
      expect(() => read(written)).toThrow(Refused);
    },
  );
});

describe('a refusal', () => {
  const refused = (status: number, more: { readonly bare?: boolean } = {}): Failure => ({ _tag: 'Rejected', status, general: [], fields: {}, ...more });

  it('is for good where the same would be refused again, and not where it is of who asks, or when', () => {
    for (const status of [400, 404, 405, 409, 410, 422]) expect(isFinal(refused(status)), String(status)).toBe(true);
    for (const status of [401, 403, 408, 429]) expect(isFinal(refused(status)), String(status)).toBe(false);
  });

  it('is not for good where a proxy may have said it, nor is anything else that went wrong', () => {
    expect(isFinal(refused(404, { bare: true }))).toBe(false);
    expect(isFinal(refused(404, { bare: false }))).toBe(true);
    for (const other of [null, undefined, { _tag: 'Timeout' }, { _tag: 'Unavailable', status: 500 }] as const) expect(isFinal(other)).toBe(false);
  });

  it('says that there is no such thing by 404 and 410 alone', () => {
    expect([400, 403, 404, 405, 409, 410, 411].filter(saysGone)).toEqual([404, 410]);
  });
});
