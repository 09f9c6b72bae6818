import type { AnyStateMachine } from 'xstate';
import type { Rebuilt } from '../../../machines/fold/rebuild.ts';
import { type Earlier, salvaging } from '../../../machines/fold/salvage.ts';
import { type Checkpoint, namesInTree } from '../../../machines/fold/tree.ts';
import type { Editions } from '../../../machines/kit/migrations.ts';
import { withBodies } from '../../../schema/log/codec.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { inSteps } from '../../../schema/log/file/steps.ts';
import { type Bodies, createBodies } from '../../../schema/log/lists/bodies.ts';
import { MissingBody } from '../../../schema/log/lists/missing-body.ts';
import { createReading } from '../../../schema/log/lists/reading.ts';
import type { LogRecord, SessionHeader } from '../../../schema/log/record.ts';
import { type LogDatabase, openLogDatabase, wasClosed } from '../disk/database.ts';
import { readHeader, writeHeader } from '../disk/headers.ts';
import { leftIn } from '../disk/journal-left.ts';
import { keepRescued, type Rescue } from '../disk/rescue.ts';
import { readSession, type StoredSession } from '../disk/stored.ts';
import { claim, heldOf, type Place, type Release, rememberedPlace } from './claim.ts';
import { inHand, isForgotten } from './days-of-use.ts';
import { pageOwner } from './owner.ts';
import { allSessions, type Standing } from './standing.ts';

/** A session that nobody else continues, with its lock. */
export interface Found {
  readonly place: Place;
  /** As it was once nobody else could continue it. */
  readonly header: SessionHeader;
  readonly database: LogDatabase;
  readonly release: Release;
}

/** What was looked for: a session to go on with, and whether this tab's own is gone from the disk. */
export interface Search {
  readonly found: Found | null;
  readonly lost: boolean;
}

export interface Loaded {
  readonly found: Found;
  readonly stored: StoredSession;
  readonly bodies: Bodies;
}

export interface Recovered extends Rebuilt {
  readonly header: SessionHeader;
  readonly rescue: Rescue;
  /** Whether the log holds exactly what was rebuilt, no more and no less. */
  readonly exact: boolean;
}

/** How this program reads the log of another. */
export interface Reading {
  readonly root: AnyStateMachine;
  readonly bundle: string;
  readonly editions: Editions;
  readonly earlier: Earlier | null;
}

/** How long a reload waits for the page that it replaces to let go, in milliseconds; a page that stays says so at once. */
const RELOAD_PATIENCE = 5000;
/** How long the program waits, in milliseconds, for a database that does not answer before it begins without. */
const PATIENCE = 8000;
/** Sessions that were not closed, those first in which something was begun, the newest first: what a killed browser left behind, and what other tabs are in. */
const orphans = async (now: number): Promise<readonly Standing[]> => {
  const at = ({ header }: Standing) => inHand(header).at;
  const begun = ({ header }: Standing) => Number(header.unfinished ?? false);
  return (await allSessions(now))
    .filter(({ header }) => header.closed === undefined && !isForgotten(inHand(header), now))
    .sort((left, right) => begun(right) - begun(left) || at(right) - at(left));
};

/** Whoever is here goes on with what is theirs, and with what is nobody's. */
const isTheirs = ({ bare, owner }: SessionHeader): boolean => bare === true || (owner ?? null) === pageOwner();

/** How many sessions with something begun in them wait for a tab that goes on with them, one after the other. */
export const countLeft = async (now: number): Promise<number> => {
  // Without locks no tab takes up what was another's: nobody is sent for it.
  if (!('locks' in navigator)) return 0;
  const left = (await orphans(now)).filter(({ header }) => header.unfinished && isTheirs(header));
  const held = await heldOf(left.map(({ place }) => place.sid));
  return left.filter(({ place }) => !held?.has(place.sid)).length;
};

/** Takes a session that no other tab is in; null where one is, or where it has ended, or is not to be taken. */
export const taken = async (
  place: Place,
  patience: number,
  own: boolean | 'found',
  admits: (header: SessionHeader) => boolean = () => true,
): Promise<Found | null> => {
  const release = await claim(place.sid, patience, own);
  if (release === null) return null;
  const database = openLogDatabase(place.week);
  const giveUp = (): null => {
    release();
    database.close();
    return null;
  };
  const header = await readHeader(database, place.sid).catch((error: unknown) => {
    giveUp();
    // One that waits for its deletion has nothing for anybody.
    if (!wasClosed(error)) throw error;
    return null;
  });
  return header !== null && header.closed === undefined && admits(header) ? { place, header, database, release } : giveUp();
};

const findSession = async (now: number): Promise<Search> => {
  const noted = rememberedPlace();
  const own = noted?.place;
  if (own) {
    const found = await taken(own, RELOAD_PATIENCE, true, isTheirs);
    // A duplicated tab holds the name of a session that its original goes on with: it begins anew, and takes no other.
    if (found !== null || (await heldOf([own.sid]))?.has(own.sid)) return { found, lost: false };
    // What could not be begun, on a full disk, went on from what is still there.
  }
  for (const { place } of await orphans(now)) {
    const found = await taken(place, 0, false, isTheirs);
    if (found !== null) return { found, lost: false };
  }
  // One that another tab went on from, or that is somebody else's, is there; one that was closed with all others waits for its owner.
  return { found: null, lost: noted?.ended === false && !(await allSessions(now)).some(({ place }) => place.sid === own?.sid) };
};

const NOTHING: Search = { found: null, lost: false };

/** The session that this page goes on with, the tab's own or the newest that was left behind; what is found too late is given back. */
export const findInTime = (now: number): Promise<Search> => {
  let late = false;
  const patience = new Promise<Search>((resolve) => {
    setTimeout(() => {
      late = true;
      resolve(NOTHING);
    }, PATIENCE);
  });
  const search = findSession(now).then((one) => {
    if (late) one.found?.release();
    return one;
  });
  return Promise.race([search, patience]);
};

/** Vast lists of a session `isOwn` says so of are left unread at first. */
export const loadSession = async (found: Found, isOwn: (header: SessionHeader) => boolean = () => false): Promise<Loaded> => {
  const { header, database } = found;
  const bodies = createBodies(createReading);
  const stored = await readSession(database, header, bodies, leftIn(header.sid, header.tail), { mayWait: isOwn(header) });
  return { found, stored, bodies };
};

/** The names of the machines that a session needs. */
export const namesNeeded = ({ checkpoint, records }: StoredSession): readonly string[] => [
  ...new Set([...(checkpoint ? namesInTree(checkpoint.tree) : []), ...records.flatMap(({ k, m }) => (k === 'init' && m !== undefined ? [m] : []))]),
];

/** Records with their lists; one whose list is missing did not happen: it is the answer of a read, which is asked for again. */
const complete = (records: readonly LogRecord[], bodies: Bodies): readonly LogRecord[] =>
  records.flatMap((record) => {
    if (!record.b) return record;
    try {
      return { ...record, e: withBodies(record.e, bodies) };
    } catch (error) {
      if (error instanceof MissingBody) return [];
      throw error;
    }
  });

const ownerOf = (checkpoint: Checkpoint | null): string | null => (checkpoint?.tree.context as { readonly owner?: string | null } | undefined)?.owner ?? null;

/** As long as a page that shows nothing yet may be busy with it at a stretch, in milliseconds. */
const STRETCH = 25;

/** Folds a stored session whose machines are here; only its rescue when there is nothing to go on with. */
export const recover = async ({ root, bundle, editions, earlier }: Reading, { stored, bodies }: Loaded): Promise<Recovered | Rescue> => {
  const { header, checkpoint } = stored;
  const records = complete(stored.records, bodies);
  const whole = new Set(records.map(({ s }) => s));
  const incomplete = stored.records.flatMap(({ s, a }) => (whole.has(s) ? [] : [a]));
  const { rebuilt, rescued } = await inSteps(
    salvaging({ root, rootId: header.root, checkpoint, records, own: header.bundle === bundle, editions, earlier, incomplete }),
    pace(undefined, STRETCH, 'user-visible'),
  );
  const at = header.t0 + (stored.records.at(-1)?.t ?? checkpoint?.t ?? 0);
  const rescue = { drafts: rescued, owner: ownerOf(rebuilt?.checkpoint ?? checkpoint), at };
  if (rebuilt === null) return rescue;
  const exact = records.length === stored.records.length && rebuilt.added.length === 0 && rebuilt.cutAt === null && rescued.length === 0;
  return { ...rebuilt, header, exact, rescue };
};

/** Writes down what was rescued of a session, beside it. */
export const keep = async ({ place, database }: Found, rescue: Rescue): Promise<void> => {
  if (rescue.drafts.length > 0) await keepRescued(database, place.sid, rescue);
};

/** Ends a session that is not gone on with. */
export const retire = async ({ database, release }: Found, header: SessionHeader): Promise<void> => {
  await writeHeader(database, { ...header, closed: Date.now() });
  database.close();
  release();
};
