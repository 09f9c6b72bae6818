import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { effectActor } from '../../src/effects/log/effect-actor.ts';

/** What becomes of a call whose page ended a minute ago, and whether it is made again. */
const restored = async (policy: 'restart' | 'once' | 'unknown') => {
  const run = vi.fn(() => Promise.resolve({ rows: [] }));
  const logic = effectActor('list.find', policy, run, () => Promise.resolve());
  const snapshot = { status: 'active', output: undefined, error: undefined, input: {}, ageMillis: 60_000 };
  const actor = createActor(logic, { snapshot: snapshot as never });
  const end = new Promise((resolve) => actor.subscribe({ next: ({ output }) => output && resolve(output), error: resolve }));
  actor.start();
  return [await end, run.mock.calls.length];
};

test('a read that a page left behind is made again', async () => {
  expect(await restored('restart')).toEqual([{ rows: [] }, 1]);
});

test('one by whose answer something is sent is not: it may be too late for that', async () => {
  expect(await restored('once')).toEqual([{ _tag: 'Unreachable' }, 0]);
});

test('of a write nobody knows what became', async () => {
  expect(await restored('unknown')).toEqual([{ _tag: 'UnknownOutcome', ageMillis: 60_000 }, 0]);
});
