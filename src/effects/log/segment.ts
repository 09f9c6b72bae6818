import type { SessionHeader } from '../../schema/log/record.ts';
import { type Appender, createAppender } from './appender.ts';
import type { Place, Release } from './claim.ts';
import { type LogDatabase, openLogDatabase } from './database.ts';
import type { HealthBoard } from './health.ts';
import { journalOf } from './journal.ts';
import { writeHeader } from './stored.ts';

/** A session on the disk, being written to. */
export interface Segment {
  readonly place: Place;
  readonly header: SessionHeader;
  readonly database: LogDatabase;
  readonly appender: Appender;
  /** Ends the writing; `closed` is when the session ended for good, or null while another page may go on with it. */
  readonly stop: (closed: number | null) => Promise<void>;
}

export interface SegmentOptions {
  readonly header: SessionHeader;
  readonly week: string;
  readonly health: HealthBoard;
  readonly release: Release;
  /** Another tab deleted the database: what is known must be written again. */
  readonly onWiped: () => void;
}

export const createSegment = ({ header, week, health, release, onWiped }: SegmentOptions): Segment => {
  const { sid } = header;
  let prepared: Promise<void> | null = null;
  const journal = journalOf(sid);
  const database = openLogDatabase(week, () => {
    prepared = null;
    onWiped();
  });
  const appender = createAppender({
    sid,
    database,
    journal,
    health,
    ready: () => {
      prepared ??= writeHeader(database, { ...header, seen: Date.now() }).catch((error: unknown) => {
        prepared = null;
        throw error;
      });
      return prepared;
    },
  });

  return {
    place: { sid, week },
    header,
    database,
    appender,
    stop: async (closed) => {
      await appender.barrier();
      appender.stop();
      journal.drop();
      if (closed !== null) await writeHeader(database, { ...header, closed });
      database.close();
      release();
    },
  };
};
