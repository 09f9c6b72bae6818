import { LOG_FORMAT, type SessionHeader } from '../../../schema/log/record.ts';
import { type Appender, createAppender } from '../disk/appender.ts';
import { type LogDatabase, openLogDatabase } from '../disk/database.ts';
import { writeHeader } from '../disk/headers.ts';
import { journalOf } from '../disk/journal.ts';
import { isCheckpoint } from '../disk/keys.ts';
import type { Writer } from '../disk/writer.ts';
import { writerBeside } from '../disk/writer-beside.ts';
import type { HealthBoard } from '../health.ts';
import { claim, newSid, newTail, type Place, type Release, rememberPlace } from './claim.ts';
import { daysOfUse } from './days-of-use.ts';
import { pageOwner } from './owner.ts';

/** A session on the disk, being written to. */
export interface Segment {
  readonly place: Place;
  readonly header: SessionHeader;
  readonly database: LogDatabase;
  readonly appender: Appender;
  /** Ends the writing and says on the disk that this session ended. */
  readonly close: () => Promise<void>;
  /** Ends the writing, and leaves what is on the disk to whoever removes it. */
  readonly abandon: () => void;
  /** Another tab deleted the database: `listener` writes again what is known. */
  readonly onWiped: (listener: () => void) => void;
  /** The database is gone: the next write says again what this session is. */
  readonly renew: () => void;
  /** Nobody looks: makes everything safe and notes the time. */
  readonly rest: () => Promise<void>;
}

/** What every session of this program has in common. */
export interface Program {
  readonly appVersion: string;
  /** Content hash of the machines. */
  readonly bundle: string;
  readonly rootId: string;
  /** Whether something was begun and not brought to an end, as the program stands now. */
  readonly unfinished: () => boolean;
  /** Whether somebody is signed in now. */
  readonly signedIn: () => boolean;
}

/** How long what a header says may be behind, in milliseconds: from it the next start tells which session to go on with. */
const NOTED_EVERY = 1000;

/** Goes on writing to a session, or begins it; nothing of it is on the disk before it is claimed, or another tab would take it. */
export const openSegment = (
  { unfinished, signedIn }: Pick<Program, 'unfinished' | 'signedIn'>,
  header: SessionHeader,
  week: string,
  release: Release,
  health: HealthBoard,
  claimed?: Promise<unknown>,
): Segment => {
  const { sid } = header;
  let prepared: Promise<void> | null = null;
  let noted = { at: 0, begun: false };
  let bare = header.bare === true;
  let wiped = (): void => {};
  const journal = journalOf(sid, header.tail);
  const place = { sid, week };
  // Until what a session goes on from is on the disk, with its own header alone, a reload goes on with the one before.
  const follows = claimed !== undefined && header.from !== undefined;
  let isRemembered = false;
  const remember = (): void => {
    if (!isRemembered) rememberPlace(place);
    isRemembered = true;
  };
  const database = openLogDatabase(week, () => {
    prepared = null;
    queueMicrotask(wiped);
  });
  const owned = (): SessionHeader => {
    const owner = header.owner ?? pageOwner();
    return { ...header, bare, ...(bare || owner === null ? {} : { owner }) };
  };
  const ready = async (): Promise<void> => {
    await claimed;
    const { records, bytes } = health.get();
    const now = Date.now();
    const begun = unfinished();
    if (begun !== noted.begun || now - noted.at >= NOTED_EVERY) prepared = null;
    // Said before the first record of it is written.
    if (bare && signedIn()) {
      bare = false;
      prepared = null;
    }
    if (prepared === null) noted = { at: now, begun };
    prepared ??= writeHeader(database, { ...owned(), seen: now, day: daysOfUse(now), unfinished: begun, records, bytes }).catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };
  const beside = writerBeside(database);
  const noting: Writer = {
    ...beside,
    write: async (one) => {
      await beside.write(one);
      if (one.entries.some(([key]) => isCheckpoint(key))) remember();
    },
  };
  const appender = createAppender({ sid, writer: follows ? noting : beside, journal, health, ready });
  if (!follows) remember();

  return {
    place,
    header,
    database,
    appender,
    onWiped: (listener) => {
      wiped = listener;
    },
    renew: () => {
      prepared = null;
    },
    rest: async () => {
      prepared = null;
      await appender.barrier();
    },
    close: async () => {
      await appender.barrier();
      appender.stop();
      journal.drop();
      const { records, bytes } = health.get();
      await writeHeader(database, { ...owned(), closed: Date.now(), records, bytes });
      database.close();
      release();
    },
    abandon: () => {
      appender.stop();
      journal.drop();
      database.close();
      release();
    },
  };
};

/** A session that is about to begin. */
export interface Opening extends Pick<SessionHeader, 't0' | 'from' | 'bare' | 'owner'> {
  /** The database that will hold it. */
  readonly week: string;
}

/** Begins a session, alone or where another ended. Times and numbers go on, so that timers and references stay true. */
export const newSegment = (program: Program, { week, ...opening }: Opening, health: HealthBoard): Segment => {
  const { appVersion, bundle, rootId } = program;
  const sid = newSid();
  // Nobody else knows the name: what happens meanwhile is recorded, and a page that goes leaves it in its journal.
  const claimed = claim(sid, 0, 'found');
  const header: SessionHeader = { format: LOG_FORMAT, sid, appVersion, bundle, root: rootId, tail: newTail(), ...opening };
  return openSegment(program, header, week, () => void claimed.then((release) => release?.()), health, claimed);
};
