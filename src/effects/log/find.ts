import type { AnyStateMachine } from 'xstate';
import { type Rebuilt, rebuild } from '../../machines/replay/rebuild.ts';
import { type Checkpoint, namesInTree } from '../../machines/replay/tree.ts';
import { type Bodies, createBodies } from '../../schema/log/bodies.ts';
import { withBodies } from '../../schema/log/codec.ts';
import type { LogRecord, SessionHeader } from '../../schema/log/record.ts';
import { claim, type Place, type Release, rememberedPlace } from './claim.ts';
import { type LogDatabase, openLogDatabase } from './database.ts';
import { journalOf } from './journal.ts';
import { readHeader, readHeaders, readSession, type StoredSession } from './stored.ts';
import { weekNames } from './weeks.ts';

/** A session that nobody else continues, with its lock. */
export interface Found {
  readonly place: Place;
  readonly database: LogDatabase;
  readonly release: Release;
}

/** How long a reload waits for the page that it replaces to let go, in milliseconds. */
const RELOAD_PATIENCE = 400;

const openOf = (headers: readonly SessionHeader[]): readonly SessionHeader[] =>
  headers.filter(({ closed }) => closed === undefined).sort((left, right) => (right.seen ?? right.t0) - (left.seen ?? left.t0));

/** Sessions that were not closed and that no tab has: what a killed browser left behind. Newest first. */
export const orphans = async (now: number): Promise<readonly Place[]> => {
  const places: Place[] = [];
  for (const week of await weekNames(now)) {
    const database = openLogDatabase(week);
    for (const { sid } of openOf(await readHeaders(database))) places.push({ sid, week });
    database.close();
  }
  return places;
};

const taken = async (place: Place, patience: number, own: boolean): Promise<Found | null> => {
  const release = await claim(place.sid, patience, own);
  if (release === null) return null;
  const database = openLogDatabase(place.week);
  const header = await readHeader(database, place.sid);
  if (header !== null && header.closed === undefined) return { place, database, release };
  release();
  database.close();
  return null;
};

/** The session that this page goes on with: the tab's own, or the newest that was left behind. */
export const findSession = async (now: number): Promise<Found | null> => {
  const own = rememberedPlace();
  // A duplicated tab holds the name of a session that its original goes on with: it begins anew, and takes no other.
  if (own !== null) return taken(own, RELOAD_PATIENCE, true);
  for (const place of await orphans(now)) {
    const found = await taken(place, 0, false);
    if (found !== null) return found;
  }
  return null;
};

/** The stored session, and all machines that its records name. */
export const loadSession = async ({ place, database }: Found, whole: boolean): Promise<{ readonly stored: StoredSession; readonly bodies: Bodies } | null> => {
  const bodies = createBodies();
  const stored = await readSession(database, place.sid, bodies, journalOf(place.sid).read(), whole);
  return stored === null ? null : { stored, bodies };
};

/** The names of the machines that a session needs. */
export const namesNeeded = ({ checkpoint, records }: StoredSession): readonly string[] => [
  ...new Set([...(checkpoint ? namesInTree(checkpoint.tree) : []), ...records.flatMap(({ k, m }) => (k === 'init' && m !== undefined ? [m] : []))]),
];

const revived = (record: LogRecord, bodies: Bodies): LogRecord => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record);

export interface Recovered extends Rebuilt {
  readonly header: SessionHeader;
  readonly bodies: Bodies;
}

/** Folds a stored session; the machines it names are here. */
export const recover = (root: AnyStateMachine, stored: StoredSession, bodies: Bodies): Recovered | null => {
  const records = stored.records.map((record) => revived(record, bodies));
  const rebuilt = rebuild({ root, rootId: stored.header.root, checkpoint: stored.checkpoint as Checkpoint | null, records });
  return rebuilt && { ...rebuilt, header: stored.header, bodies };
};
