import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kindsOf } from '../../../../src/machines/viewer/kinds.ts';
import { signatureOf } from '../../../../src/machines/viewer/signature.ts';
import { doDeed, productDeeds } from '../../../fold/product/deeds.ts';
import { registered } from '../../../fold/product/program.ts';
import { begun, T0, tapeOf, tell } from './told.ts';

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
      const lived = begun('/patients');
      for (const deed of deeds) await doDeed(lived.world, deed);
      const tape = tapeOf(lived);
      for (const step of tape.steps) {
        const text = tell(step)?.text ?? null;
        if (text !== null) seen.told += 1;
        expect([text, MACHINE_WORDS.filter((word) => text?.includes(word))]).toEqual([text, []]);
        expect(text ?? 'nothing').not.toMatch(/^$|؛ ?؛|\.$| $/);
        // What went wrong is told wherever a person or a call had to do with it.
        if (!kindsOf(step).includes('fault')) continue;
        seen.faults += 1;
        // By what faults of many reports are sorted nobody is known: what is Persian here was said by a person or the provider.
        expect(Object.values(signatureOf(step)).join(' ')).not.toMatch(/[\u0600-\u06ff]|^ | $/);
        expect([step.record, text]).not.toEqual([step.record, null]);
      }
      lived.world.actor.stop();
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 150), seed: 11 },
  );
  expect(Math.min(seen.told / 20, seen.faults)).toBeGreaterThan(100);
});
