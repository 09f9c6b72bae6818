import { createBodies } from '../../../../src/schema/log/bodies.ts';
import { LOG_FORMAT, type SessionHeader } from '../../../../src/schema/log/record.ts';
import type { WholeSession } from '../../../../src/effects/log/report/disguise.ts';
import { productDescriptions, productProgram } from '../../../fold/product/program.ts';
import { createWorld } from '../../../fold/sample/world.ts';
import { liveDay, type Wait } from './day.ts';
import { createProvider } from './provider.ts';

export const DAWN = Date.parse('2026-11-18T04:30:00Z');

/** The day as the device has it: all its records, and every version of every list that was read. */
export const recordedDay = async (wait: Wait): Promise<WholeSession> => {
  const bodies = createBodies();
  const world = createWorld({
    bodies,
    t0: DAWN,
    rootId: 'app',
    program: productProgram,
    vocabulary: productDescriptions,
    input: { hasToken: true, path: '/', at: DAWN, theme: null },
  });
  const keep = () => {
    world.collect();
    for (const [name, text] of bodies.take()) bodies.add(name, text);
  };
  await liveDay(world, createProvider(DAWN), async (millis) => {
    await wait(millis);
    keep();
  });
  keep();
  if (world.refused.length > 0) throw new Error(world.refused.join('\n'));
  const header: SessionHeader = { format: LOG_FORMAT, sid: 'day', t0: DAWN, appVersion: '0.1.0', bundle: 'day', root: 'app' };
  return { header, base: null, maskedBase: null, records: world.records, bodies };
};
