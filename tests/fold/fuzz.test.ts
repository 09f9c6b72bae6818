import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFold, type Fold } from '../../src/machines/fold/fold.ts';
import { armedTimers } from '../../src/machines/fold/inert.ts';
import { pathOfActor } from '../../src/machines/fold/live.ts';
import { checkpointOf, placeCheckpoint, treeOf } from '../../src/machines/fold/tree.ts';
import { withBodies } from '../../src/schema/log/codec.ts';
import { type Bodies, createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { maskedSession } from './sample/masked.ts';
import { act, type Deed, deeds } from './sample/session.ts';
import { asJson, createWorld, descriptions, persisted, ROOT, sampleProgram, type World } from './sample/world.ts';

const T0 = Date.parse('2026-03-01T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

type Lists = Pick<Bodies, 'get'>;

const revived = (record: LogRecord, bodies: Lists): LogRecord => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record);

const folded = (records: readonly LogRecord[], bodies: Lists, start?: (fold: Fold) => void): Fold => {
  const fold = createFold({ root: sampleProgram([]) });
  start?.(fold);
  for (const record of records) fold.apply(revived(record, bodies));
  return fold;
};

/** Effects know when they were started, which XState does not ask. */
const withoutSince = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === 'since' ? undefined : item)));

const timersOf = (world: World) =>
  armedTimers(world.actor)
    .map(({ source, target, event, delay, startedAt }) => ({ from: pathOfActor(source), to: pathOfActor(target), event, due: startedAt + delay - world.t0 }))
    .sort((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)));

const foldedTimers = (fold: Fold) =>
  checkpointOf(fold, ROOT)
    .timers.map(({ from, to, event, due }) => ({ from, to, event, due }))
    .sort((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)));

const agree = (world: World, fold: Fold): void => {
  expect(world.refused).toEqual([]);
  expect(fold.divergences).toEqual([]);
  expect(fold.pending()).toEqual([]);
  expect(withoutSince(treeOf(fold, ROOT))).toEqual(persisted(world.actor));
  expect(foldedTimers(fold)).toEqual(timersOf(world));
};

const key = { bytes: Uint8Array.from({ length: 32 }, (_, index) => index), weeks: -40 };

/** The disguised log goes through the same states. */
const disguised = async (world: World, bodies: Bodies): Promise<void> => {
  const { records, bodies: lists } = await maskedSession(descriptions, bodies, world.records, key);
  const fold = folded(records, lists);
  expect(fold.divergences).toEqual([]);
  expect([...fold.actors.values()].map(({ path, snapshot }) => [path, snapshot.value])).toEqual(
    [...folded(world.records, bodies).actors.values()].map(({ path, snapshot }) => [path, snapshot.value]),
  );
  const text = JSON.stringify(records) + JSON.stringify(treeOf(fold, ROOT));
  for (const word of ['علی', 'زهرا', 'رضایی', 'سینا', 'کریمی', 'كريمي', 'Neil', '1500000']) expect(text).not.toContain(word);
};

const play = async (world: World, what: readonly Deed[]): Promise<void> => {
  for (const deed of what) {
    await act(world, deed);
    world.collect();
  }
};

test('live = folded = restored from a checkpoint = gone on and folded as one log', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(deeds(60), deeds(30), fc.nat(1), async (first, second, useLive) => {
      vi.clearAllTimers();
      vi.setSystemTime(T0);
      const bodies = createBodies(createReading);
      const world = createWorld({ bodies, t0: T0 });
      await play(world, first);
      for (const [name, text] of bodies.take()) bodies.add(name, text);
      const fold = folded(world.records, bodies);
      agree(world, fold);

      const live = world.checkpoint();
      const derived = checkpointOf(fold, ROOT);
      expect(asJson({ ...live, tree: withoutSince(live.tree), timers: [] })).toEqual(asJson({ ...derived, tree: withoutSince(derived.tree), timers: [] }));
      world.actor.stop();
      const now = Date.now();
      // Clearing puts the clock back as well.
      vi.clearAllTimers();
      vi.setSystemTime(now + 1234);

      const checkpoint = asJson(useLive ? live : derived) as typeof live;
      const restored = createWorld({ bodies, t0: T0, from: { checkpoint, records: world.records } });
      expect(persisted(restored.actor)).toEqual(withoutSince(checkpoint.tree));
      await play(restored, second);
      for (const [name, text] of bodies.take()) bodies.add(name, text);
      agree(restored, folded(restored.records, bodies));
      await disguised(restored, bodies);

      const tail = restored.records.filter(({ s }) => s > checkpoint.s);
      const root = sampleProgram([]);
      const fromCheckpoint = createFold({ root });
      placeCheckpoint(fromCheckpoint, root, ROOT, checkpoint);
      for (const record of tail) fromCheckpoint.apply(revived(record, bodies));
      expect(fromCheckpoint.divergences).toEqual([]);
      expect(withoutSince(treeOf(fromCheckpoint, ROOT))).toEqual(persisted(restored.actor));
      restored.actor.stop();
    }),
    { numRuns: 300, seed: 20260301 },
  );
});
