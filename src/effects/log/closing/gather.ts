import { grouped } from '../../../machines/kit/list/grouped.ts';
import { LOG_FORMAT } from '../../../schema/log/record.ts';
import { keptDrafts, type Rescue } from '../disk/rescue.ts';
import type { Recording } from '../recording/recording.ts';
import { lineage } from '../report/lineage.ts';
import { readWhole, type Whole } from '../report/whole.ts';
import { newSid } from '../session/claim.ts';
import { type Found, type Loaded, loadSession, type Recovered } from '../session/find.ts';
import { rescuedDrafts } from '../session/rescued.ts';
import type { Program } from '../session/segment.ts';
import type { Parcel, Parting } from './parcel.ts';

/** What the end of a session needs to know of the program. */
export interface Closing {
  readonly program: Pick<Program, 'appVersion' | 'bundle' | 'rootId'>;
  /** Whether somebody is signed in on this device by now, in whichever tab. */
  readonly isSignedIn: () => boolean;
  /** What of a state waits for its owner; `wanted` when they left by themselves, and not in the middle of something. */
  readonly parting: (checkpoint: Recovered['checkpoint'], wanted: boolean) => Promise<Parting | null>;
  /** Folds what another page left. */
  readonly recovered: (loaded: Loaded) => Promise<Recovered | Rescue>;
}

/** One session, taken into memory: what waits of it, and what it recorded. */
export interface Gathered {
  readonly parcel: Parcel | null;
  readonly told: readonly Whole[];
}

/** A fault must not keep data where it was promised to go: what cannot be read goes without. */
const orNothing = async <T>(what: string, read: () => Promise<T>, nothing: T): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a fault of the program, which says a place and never a value
    console.error(`What was recorded could not be ${what}.`, error);
    return nothing;
  }
};

/** The running session, as it stands. */
export const gatherOwn = async ({ parting }: Closing, recording: Recording, wanted: boolean): Promise<Gathered> => {
  recording.drain();
  const stands = recording.stands();
  const { header } = recording.segment();
  const parcel = await orNothing('kept', async () => stands && parting(stands, wanted), null);
  return { parcel: parcel && { ...parcel, header, rescued: [] }, told: await orNothing('told', () => lineage(recording.segment()), []) };
};

/** A session that was left behind: by a browser that was killed, or by a tab that was closed at once. */
export const gatherLeft = async ({ program, parting, recovered }: Closing, found: Found): Promise<Gathered> => {
  const told = await orNothing('told', () => readWhole(found.place), null);
  const parcel = await orNothing<Parcel | null>(
    'kept',
    async () => {
      const loaded = await loadSession(found);
      const { header } = loaded.stored;
      const made = await recovered(loaded);
      const rescue = 'fold' in made ? made.rescue : made;
      const rescued = keptDrafts(found.place.week, found.place.sid, rescue);
      const left = 'fold' in made ? await parting(made.checkpoint, true) : null;
      // Its states are this program's by now, whoever wrote the log.
      if (left) return { ...left, header: { ...header, appVersion: program.appVersion, bundle: program.bundle }, rescued };
      return rescued.length > 0 ? { header, rescued, checkpoint: null, address: null, begun: true, owner: rescue.owner } : null;
    },
    null,
  );
  return { parcel, told: told ? [told] : [] };
};

/** Drafts that could not be gone on with and wait in clear to be read, of each who wrote any. */
export const gatherRescued = async ({ program }: Closing, now: number): Promise<readonly Parcel[]> => {
  const drafts = await orNothing('kept', () => rescuedDrafts(now), []);
  const { appVersion, bundle, rootId } = program;
  return [...grouped(drafts, (draft) => draft.owner ?? null)].map(([owner, rescued]) => {
    const header = { format: LOG_FORMAT, sid: newSid(), t0: now, appVersion, bundle, root: rootId };
    return { header, rescued, checkpoint: null, address: null, begun: true, owner };
  });
};
