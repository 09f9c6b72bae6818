import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFold } from '../../src/machines/fold/fold.ts';
import { settle } from '../../src/machines/fold/settle.ts';
import { treeOf } from '../../src/machines/fold/tree.ts';
import { withBodies } from '../../src/schema/log/codec.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { type LogRecord, SELF } from '../../src/schema/log/record.ts';
import { act, deeds } from './sample/session.ts';
import { asJson, createWorld, ROOT, sampleProgram } from './sample/world.ts';

const T0 = Date.parse('2026-03-01T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A person, a timer or an effect begins a turn; everything else follows from it. */
const begins = ({ k, x, p, a }: LogRecord): boolean => (k === 'init' ? a === ROOT : x === undefined || x === SELF || p !== undefined);

test('a log that breaks off inside a turn is completed to the end of that turn', async () => {
  let cuts = 0;
  await fc.assert(
    fc.asyncProperty(deeds(50), async (session) => {
      vi.clearAllTimers();
      vi.setSystemTime(T0);
      const bodies = createBodies(createReading);
      const world = createWorld({ bodies, t0: T0 });
      for (const deed of session) await act(world, deed);
      world.collect();
      world.actor.stop();
      for (const [name, text] of bodies.take()) bodies.add(name, text);
      const records = world.records.map((record) => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record));
      const root = sampleProgram([]);
      const fold = (upTo: number) => {
        const one = createFold({ root });
        for (const record of records.slice(0, upTo)) one.apply(record);
        return one;
      };
      for (let cut = 1; cut < records.length; cut += 1) {
        const next = records[cut];
        if (next === undefined || begins(next)) continue;
        cuts += 1;
        const end = records.findIndex((record, index) => index > cut && begins(record));
        const torn = fold(cut);
        const added = settle(torn);
        expect(torn.pending()).toEqual([]);
        expect(asJson(treeOf(torn, ROOT))).toEqual(asJson(treeOf(fold(end < 0 ? records.length : end), ROOT)));
        expect(added.map(({ s }) => s)).toEqual(added.map((_, index) => cut + 1 + index));
      }
    }),
    { numRuns: 60, seed: 7 },
  );
  expect(cuts).toBeGreaterThan(500);
});
