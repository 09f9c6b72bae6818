import { set } from 'idb-keyval';
import type { Checkpoint } from '../../../machines/fold/tree.ts';
import type { SessionHeader } from '../../../schema/log/record.ts';
import { openLogDatabase } from '../disk/database.ts';
import { writeHeader } from '../disk/headers.ts';
import { checkpointKey } from '../disk/keys.ts';
import type { KeptDraft } from '../disk/rescue.ts';
import { freeName } from '../disk/weeks.ts';
import { newTail, type Place } from '../session/claim.ts';
import { daysOfUse } from '../session/days-of-use.ts';
import { pageOwner } from '../session/owner.ts';
import { carryRescued } from '../session/rescued.ts';

/** What of a program's state waits for its owner after the end of the session. */
export interface Parting {
  /** As it shall be gone on with. */
  readonly checkpoint: Checkpoint;
  /** Where the owner is led back to; null where they left by themselves. */
  readonly address: string | null;
  /** Whether the owner began something in it; else they are only led back. */
  readonly begun: boolean;
  /** Whose it is, by the name that the provider gives them, if that is known. */
  readonly owner: string | null;
}

/** Everything of one session that waits: what it takes to go on with it, and what could not be gone on with before. */
export interface Parcel extends Omit<Parting, 'checkpoint'> {
  readonly header: SessionHeader;
  readonly checkpoint: Checkpoint | null;
  readonly rescued: readonly KeptDraft[];
}

/** Puts a parcel back on the disk as a session that can be gone on with, and says where it is. */
export const unpack = async ({ header, checkpoint, rescued }: Parcel, now: number): Promise<Place | null> => {
  const place = { sid: header.sid, week: freeName(now) };
  const database = openLogDatabase(place.week);
  try {
    await carryRescued(database, place.sid, rescued);
    if (checkpoint === null) return null;
    await set(checkpointKey(place.sid, checkpoint.s), JSON.stringify(checkpoint), database.store('log', 'strict'));
    const { closed: _, from: __, owner: ___, ...open } = header;
    const owner = pageOwner();
    // The last of all: what has a header is whole. What was written with the key before it is gone, and is not to be read by who kept that.
    await writeHeader(database, {
      ...open,
      tail: newTail(),
      bare: false,
      seen: now,
      day: daysOfUse(now),
      unfinished: true,
      ...(owner === null ? {} : { owner }),
    });
    return place;
  } finally {
    database.close();
  }
};
