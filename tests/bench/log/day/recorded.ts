import type { WholeSession } from '../../../../src/effects/log/report/disguise.ts';
import { createBodies } from '../../../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../../../src/schema/log/lists/reading.ts';
import { LOG_FORMAT, type SessionHeader } from '../../../../src/schema/log/record.ts';
import { productDescriptions, productProgram } from '../../../fold/product/program.ts';
import { createWorld } from '../../../fold/sample/world.ts';
import { liveDay, type Wait } from './day.ts';
import { createProvider } from './provider.ts';

/** Eight in the morning in Tehran. */
export const DAWN = Date.parse('2026-11-18T04:30:00Z');

export interface RecordedDay {
  readonly session: WholeSession;
  /** The texts of its lists as they are on the disk, by name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The day as the device has it: all its records, and every version of every list that was read. */
export const recordedDay = async (wait: Wait): Promise<RecordedDay> => {
  const bodies = createBodies(createReading);
  const texts = new Map<string, string>();
  const world = createWorld({
    bodies,
    t0: DAWN,
    rootId: 'app',
    program: productProgram,
    vocabulary: productDescriptions,
    input: { hasToken: true, path: '/', at: DAWN, theme: null },
  });
  await liveDay(world, createProvider(DAWN), async (millis) => {
    await wait(millis);
    world.collect();
    for (const [name, text] of bodies.take()) texts.set(name, text);
  });
  if (world.refused.length > 0) throw new Error(world.refused.join('\n'));
  const stored = createBodies(createReading);
  for (const [name, text] of texts) stored.add(name, text);
  const header: SessionHeader = { format: LOG_FORMAT, sid: 'day', t0: DAWN, appVersion: '0.1.0', bundle: 'day', root: 'app' };
  return { session: { header, base: null, maskedBase: null, records: world.records, bodies: stored }, texts };
};
