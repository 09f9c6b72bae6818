import { pace } from '../../../schema/log/file/pace.ts';
import type { Breathe } from '../../../schema/log/file/steps.ts';
import { createBodies } from '../../../schema/log/lists/bodies.ts';
import { createReading } from '../../../schema/log/lists/reading.ts';
import type { LogRecord, SessionHeader } from '../../../schema/log/record.ts';
import { openLogDatabase } from '../disk/database.ts';
import { readHeader } from '../disk/headers.ts';
import type { Tail } from '../disk/journal.ts';
import { leftIn } from '../disk/journal-left.ts';
import { readSession } from '../disk/stored.ts';
import type { Place } from '../session/claim.ts';
import { type Base, readBase } from './base.ts';
import type { WholeSession } from './disguise.ts';

export interface Whole {
  readonly session: WholeSession;
  readonly base: Base | null;
}

const NOTHING: Tail = { records: [], bodies: [] };

/** Everything that is on the disk of a session, with what is only in memory of the running one; null when there is nothing. */
export const readWhole = async ({ sid, week }: Place, breathe: Breathe = pace(), memory: Tail = NOTHING): Promise<Whole | null> => {
  const database = openLogDatabase(week);
  try {
    const bodies = createBodies(createReading);
    const header = await readHeader(database, sid);
    if (header === null) return null;
    const journal = leftIn(sid, header.tail);
    const tail = { records: [...journal.records, ...memory.records], bodies: [...journal.bodies, ...memory.bodies] };
    const stored = await readSession(database, header, bodies, tail, { whole: true, breathe });
    const base = stored.checkpoint && (await readBase(database, sid));
    const { checkpoint, records } = stored;
    return { session: { header, base: checkpoint, maskedBase: base?.checkpoint ?? null, records, bodies }, base };
  } finally {
    database.close();
  }
};

/** A session of which nothing could be written, as far as it is in memory: all of it, unless it went on from another. */
export const remembered = (header: SessionHeader, memory: Tail): Whole => {
  const bodies = createBodies(createReading);
  for (const [name, text] of memory.bodies) bodies.add(name, text);
  const records = memory.records.map((text) => JSON.parse(text) as LogRecord);
  return { session: { header, base: null, maskedBase: null, records, bodies }, base: null };
};
