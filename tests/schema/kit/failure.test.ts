import { describe, expect, it } from 'vitest';
import { type Failure, failure } from '../../../src/schema/kit/failure.ts';
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
