import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFold, type Fold, type Step } from '../../src/machines/fold/fold.ts';
import { armedTimers } from '../../src/machines/fold/inert.ts';
import { pathOfActor } from '../../src/machines/fold/live.ts';
import { checkpointOf, treeOf } from '../../src/machines/fold/tree.ts';
import { withBodies } from '../../src/schema/log/codec.ts';
import { type Bodies, createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { pack } from '../../src/schema/log/packing.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { unpack } from '../../src/schema/log/unpacking.ts';
import { type Deed, doDeed, productDeeds } from './product/deeds.ts';
import { productDescriptions, productProgram } from './product/program.ts';
import { maskedSession } from './sample/masked.ts';
import { asJson, createWorld, persisted, type World } from './sample/world.ts';

const ROOT = 'app';
const T0 = Date.parse('2026-03-01T08:00:00Z');
const root = productProgram([]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const stored = (bodies: Bodies): void => {
  for (const [name, text] of bodies.take()) bodies.add(name, text);
};

/** Where the workflows stood: that the sessions were not all about nothing. */
const places = new Map<string, Set<string>>();
const notePlace = ({ after }: Step): void => {
  if (after) places.set(after.machine.id, (places.get(after.machine.id) ?? new Set()).add(JSON.stringify(after.snapshot.value)));
};

const folded = (records: readonly LogRecord[], bodies: Pick<Bodies, 'get'>): Fold => {
  const fold = createFold({ root, onStep: notePlace });
  for (const record of records) fold.apply(record.b ? { ...record, e: withBodies(record.e, bodies) } : record);
  return fold;
};

const withoutSince = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === 'since' ? undefined : item)));
const ordered = <T>(all: readonly T[]): readonly T[] => [...all].sort((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)));

const timers = (world: World) =>
  ordered(
    armedTimers(world.actor).map(({ source, target, event, delay, startedAt }) => ({
      from: pathOfActor(source),
      to: pathOfActor(target),
      event,
      due: startedAt + delay - T0,
    })),
  );

const agree = (world: World, bodies: Bodies): Fold => {
  world.collect();
  stored(bodies);
  const fold = folded(world.records, bodies);
  expect(world.refused).toEqual([]);
  expect(fold.divergences).toEqual([]);
  expect(withoutSince(treeOf(fold, ROOT))).toEqual(persisted(world.actor));
  expect(ordered(checkpointOf(fold, ROOT).timers.map(({ from, to, event, due }) => ({ from, to, event, due })))).toEqual(timers(world));
  return fold;
};

const key = { bytes: Uint8Array.from({ length: 32 }, (_, index) => 7 * index), weeks: -33 };

/** What the disguised log says otherwise than it follows: nothing. */
const differences = async (world: World, bodies: Bodies): Promise<readonly unknown[]> => {
  const masked = await maskedSession(productDescriptions, bodies, world.records, key);
  return folded(masked.records, masked.bodies).divergences;
};

const newWorld = (bodies: Bodies, from?: Parameters<typeof createWorld>[0]['from']): World =>
  createWorld({
    bodies,
    t0: T0,
    rootId: ROOT,
    program: productProgram,
    vocabulary: productDescriptions,
    input: { hasToken: true, path: '/patients', at: T0, theme: null },
    ...(from ? { from } : {}),
  });

const live = async (world: World, deeds: readonly Deed[]): Promise<void> => {
  for (const deed of deeds) await doDeed(world, deed);
};

test('the product: live = folded = restored = gone on = disguised, over random sessions of all its workflows', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(productDeeds(60), productDeeds(25), async (first, second) => {
      vi.clearAllTimers();
      vi.setSystemTime(T0);
      const bodies = createBodies(createReading);
      const world = newWorld(bodies);
      await live(world, first);
      const fold = agree(world, bodies);
      expect(await differences(world, bodies)).toEqual([]);

      const text = pack(world.checkpoint(), bodies);
      stored(bodies);
      const checkpoint = unpack(text, bodies) as ReturnType<World['checkpoint']>;
      const derived = checkpointOf(fold, ROOT);
      expect(asJson({ ...checkpoint, tree: withoutSince(checkpoint.tree), timers: [] })).toEqual(
        asJson({ ...derived, tree: withoutSince(derived.tree), timers: [] }),
      );
      world.actor.stop();
      const now = Date.now();
      vi.clearAllTimers();
      vi.setSystemTime(now + 5000);

      const restored = newWorld(bodies, { checkpoint, records: world.records });
      expect(persisted(restored.actor)).toEqual(withoutSince(checkpoint.tree));
      (restored.actor.getSnapshot() as { children: Record<string, { send: (event: unknown) => void }> }).children.session?.send({
        type: 'session.resumed',
        hasToken: true,
      });
      await live(restored, second);
      agree(restored, bodies);
      expect(await differences(restored, bodies)).toEqual([]);
      restored.actor.stop();
    }),
    // As many as it takes to come by the hardest of one workflow among all.
    { numRuns: Number(process.env.FUZZ_RUNS ?? 900), seed: 13 },
  );
  const seen = (workflow: string) => [...(places.get(workflow) ?? [])];
  // The hardest to restore were there: rows on their way, lost, looked for, doubtful.
  expect(seen('newTreatments')).toEqual(
    expect.arrayContaining([
      '"composing"',
      '"unsure"',
      '{"submitting":"comparing"}',
      '{"submitting":"sending"}',
      '{"submitting":"quarantined"}',
      '{"submitting":"looking"}',
    ]),
  );
  expect(seen('patientForm')).toEqual(expect.arrayContaining(['"editing"', '"saving"', '"quarantined"', '"searching"', '"warning"']));
  expect(seen('session').length).toBeGreaterThan(5);
  expect(places.size).toBeGreaterThan(15);
});
