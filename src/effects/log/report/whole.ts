import { createBodies } from '../../../schema/log/bodies.ts';
import type { Breathe } from '../../../schema/log/file/steps.ts';
import { openLogDatabase } from '../disk/database.ts';
import { journalOf } from '../disk/journal.ts';
import { readSession } from '../disk/stored.ts';
import type { Place } from '../session/claim.ts';
import { type Base, readBase } from './base.ts';
import type { WholeSession } from './disguise.ts';
import { pace } from './pace.ts';

export interface Whole {
  readonly session: WholeSession;
  readonly base: Base | null;
}

/** Everything that is on the disk of a session; null when there is nothing. */
export const readWhole = async ({ sid, week }: Place, breathe: Breathe = pace()): Promise<Whole | null> => {
  const database = openLogDatabase(week);
  try {
    const bodies = createBodies();
    const stored = await readSession(database, sid, bodies, journalOf(sid).read(), { breathe });
    if (stored === null) return null;
    const base = stored.checkpoint && (await readBase(database, sid));
    const { header, checkpoint, records } = stored;
    return { session: { header, base: checkpoint, maskedBase: base?.checkpoint ?? null, records, bodies }, base };
  } finally {
    database.close();
  }
};
