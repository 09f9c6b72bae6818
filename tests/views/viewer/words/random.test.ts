import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kindsOf } from '../../../../src/machines/viewer/kinds.ts';
import { windTape } from '../../../../src/machines/viewer/tape.ts';
import { createBodies } from '../../../../src/schema/log/bodies.ts';
import { LOG_FORMAT } from '../../../../src/schema/log/record.ts';
import { REPORT_FORMAT } from '../../../../src/schema/log/report.ts';
import { doDeed, productDeeds } from '../../../fold/product/deeds.ts';
import { productDescriptions, productProgram, registered } from '../../../fold/product/program.ts';
import { createWorld } from '../../../fold/sample/world.ts';
import { tell, wound } from './told.ts';

const T0 = Date.parse('2026-03-01T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What only the machines call things, and what only a program says. */
const MACHINE_WORDS = [
  ...registered.flatMap(({ description }) => [description.name, ...Object.keys(description.events), ...Object.keys(description.ports)]),
  ...['undefined', 'null', 'NaN', '[object', 'xstate', 'Rejected', 'UnknownOutcome'],
];

test('whatever happens can be told, in words that are no program’s, and what a person did always is', { timeout: 600_000 }, async () => {
  const seen = { told: 0, faults: 0 };
  await fc.assert(
    fc.asyncProperty(productDeeds(80), async (deeds) => {
      vi.clearAllTimers();
      vi.setSystemTime(T0);
      const bodies = createBodies();
      const world = createWorld({
        bodies,
        t0: T0,
        rootId: 'app',
        program: productProgram,
        vocabulary: productDescriptions,
        input: { hasToken: true, path: '/patients', at: T0, theme: null },
      });
      for (const deed of deeds) await doDeed(world, deed);
      world.collect();
      const header = { format: LOG_FORMAT, sid: 'random', t0: T0, appVersion: '1', bundle: '', root: 'app' };
      const lists = Object.fromEntries(bodies.take().map(([name, text]) => [name, JSON.parse(text)]));
      const parts = [{ header, base: null, records: world.records, differs: null }];
      const tape = wound(windTape({ kind: 'matab.report', format: REPORT_FORMAT, parts, bodies: lists }, productProgram([])));
      for (const step of tape.steps) {
        const text = tell(step)?.text ?? null;
        if (text !== null) seen.told += 1;
        expect([text, MACHINE_WORDS.filter((word) => text?.includes(word))]).toEqual([text, []]);
        expect(text ?? 'nothing').not.toMatch(/^$|؛ ?؛|\.$| $/);
        // What went wrong is told wherever a person or a call had to do with it.
        if (!kindsOf(step).includes('fault')) continue;
        seen.faults += 1;
        expect([step.record, text]).not.toEqual([step.record, null]);
      }
      world.actor.stop();
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 150), seed: 11 },
  );
  expect(Math.min(seen.told / 20, seen.faults)).toBeGreaterThan(100);
});
