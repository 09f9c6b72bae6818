import type { SessionHeader } from '../../../schema/log/record.ts';
import type { Kept } from '../../../schema/session/keeping.ts';
import { openLogDatabase } from '../disk/database.ts';
import { removeSession } from '../disk/deletion.ts';
import type { Recording } from '../recording/recording.ts';
import type { Whole } from '../report/whole.ts';
import { newSid, type Place } from '../session/claim.ts';
import { daysOfUse } from '../session/days-of-use.ts';
import { type Found, taken } from '../session/find.ts';
import { isNoted, letOut, noteEnd } from '../session/owner.ts';
import { allSessions } from '../session/standing.ts';
import { type Closing, type Gathered, gatherLeft, gatherOwn, gatherRescued } from './gather.ts';
import { keepParcels } from './keep.ts';
import { KEY, ownKey } from './key.ts';
import { forgetPlace, rememberLeft } from './left.ts';
import { alone, clearAway, heldSessions, isPrivate } from './others.ts';
import { forgetOldParcels, isSalted, isSubstituted, noteSubstitute } from './waiting.ts';

/** How long other tabs get to close by themselves, in milliseconds. Shorter than a sign-in waits: past that, the person would get nothing back. */
const PATIENCE = 6000;
/** The same where the browser cannot say whether they live. */
const SHORT_PATIENCE = 1500;
const STEP = 60;

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

const remove = async ({ week, sid }: Place): Promise<void> => {
  const database = openLogDatabase(week);
  try {
    await removeSession(database, sid);
  } finally {
    database.close();
  }
};

/** A session of a page that sleeps, to be read. */
const unclaimed = (place: Place, header: SessionHeader): Found => ({ place, header, database: openLogDatabase(place.week), release: () => {} });

export interface Closed {
  readonly kept: Kept;
  /** What was recorded, in memory alone: its disguised form is still to be made. */
  readonly told: readonly (readonly Whole[])[];
  /** Why something may still be on the disk; null when all of it has gone. */
  readonly trouble: unknown;
}

/**
 * Closes everything that was recorded on this device while somebody was signed in: what was begun waits under its owner's
 * key, what was recorded is taken into memory to be disguised, and all of it goes from the disk, in every tab.
 *
 * `own` is the running session, null at a start at which nobody is signed in any more. It can be begun again wherever it
 * broke off: a session that is still on the disk has not been closed.
 */
export const closeSessions = async (closing: Closing, own: Recording | null, wanted: boolean): Promise<Closed> => {
  const now = Date.now();
  // Whose salt is gone is somebody else by the next sign-in: what waits is held in the page.
  const key = (await isSalted().catch(() => false)) ? await ownKey() : null;
  const told: (readonly Whole[])[] = [];
  const keep = keepParcels(key, now);
  const take = async ({ parcel, told: wholes }: Gathered, then?: () => Promise<boolean>): Promise<void> => {
    if (wholes.length > 0) told.push(wholes);
    if (parcel !== null) await keep.put(parcel, then);
  };

  const closeOwn = async (recording: Recording): Promise<void> => {
    const { place, abandon, onWiped } = recording.segment();
    const { sid } = place;
    // What another tab removes meanwhile, since this one is slow, is gone.
    onWiped(() => {});
    const gathered = await gatherOwn(closing, recording, wanted);
    // Asked last, since a page that is slow may be taken to be asleep meanwhile.
    await take(gathered, async () => !(await isSubstituted(sid)) || alone(async () => (await forgetOldParcels(now)).some((one) => one.sid === sid)));
    rememberLeft(sid);
    abandon();
    forgetPlace();
    await remove(place);
  };

  const begun = performance.now();
  const isLate = () => performance.now() - begun > PATIENCE;
  /** Takes what nobody is in; answers whether somebody is still in something. */
  const takeLeft = async (): Promise<boolean> => {
    let others = false;
    const left = (await allSessions(now)).filter(isPrivate);
    const held = await heldSessions(left);
    // Where nobody can say who lives, whoever does has heard of the end by then.
    const holds = (sid: string) => (held ? held.has(sid) : performance.now() - begun < SHORT_PATIENCE);
    for (const { place, header } of left) {
      if (holds(place.sid) && !isLate()) {
        others = true;
        continue;
      }
      // A page that does not move any more may never do so again: what was begun in it is read from the disk, which nobody claims from it.
      const isAsleep = held?.has(place.sid) ?? false;
      // What had ended is part of what was told, and nothing of it waits.
      const found = header.closed !== undefined ? null : isAsleep ? unclaimed(place, header) : await taken(place, 0, 'found');
      if (found) {
        const gathered = await gatherLeft(closing, found);
        // Nobody's work is sealed for somebody else.
        const isOwners = header.owner === undefined || header.owner === key?.owner;
        const sid = isAsleep ? newSid() : place.sid;
        const parcel = isOwners && gathered.parcel ? { ...gathered.parcel, header: { ...gathered.parcel.header, sid } } : null;
        await take({ ...gathered, parcel }, async () => {
          if (isAsleep) await noteSubstitute(place.sid, { sid, at: now, day: daysOfUse(now) });
          return true;
        });
        found.database.close();
        found.release();
      }
      await remove(place);
    }
    return others;
  };
  /** The last one closes the door. */
  const finish = (): Promise<boolean> =>
    alone(async () => {
      // Somebody has been let in meanwhile, who has settled what was left before.
      if (closing.isSignedIn()) return true;
      if (await takeLeft()) return false;
      // Of several tabs the first one lets out, and counts.
      if (isNoted()) noteEnd();
      for (const rescued of await gatherRescued(closing, now)) await keep.put(rescued);
      const held = await heldSessions(await allSessions(now));
      await clearAway(now, ({ place, header }) => header.bare === true && (held?.has(place.sid) ?? false), [KEY]);
      letOut();
      return true;
    });
  let trouble: unknown = null;
  try {
    if (own) await closeOwn(own);
    while (!(await finish())) await pause(STEP);
  } catch (error) {
    // A disk that does not work must not keep anybody in, nor cost them what they began.
    trouble = error;
  }
  await keep.again();
  return { kept: trouble === null ? keep.kept() : 'left', told, trouble };
};
