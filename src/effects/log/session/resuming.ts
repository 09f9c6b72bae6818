import { restoreActor } from '../../../machines/fold/restore.ts';
import type { Checkpoint } from '../../../machines/fold/tree.ts';
import { pace, pause } from '../../../schema/log/file/pace.ts';
import { inSteps } from '../../../schema/log/file/steps.ts';
import type { Bodies } from '../../../schema/log/lists/bodies.ts';
import type { SessionHeader } from '../../../schema/log/record.ts';
import type { Kept } from '../../../schema/session/keeping.ts';
import type { Beginning, BeginOptions, Begun, LogOptions } from '../beginning.ts';
import { freeName, weekEnd, weekName } from '../disk/weeks.ts';
import { type HealthBoard, troubleOf } from '../health.ts';
import type { Recording } from '../recording/recording.ts';
import { findInTime, keep, type Loaded, loadSession, type Recovered, retire } from './find.ts';
import { fresh } from './fresh.ts';
import type { Reader } from './reader.ts';
import { newSegment, openSegment, type Program, type Segment } from './segment.ts';
import type { Translators } from './succession.ts';

export { editionsOf } from './editions.ts';
export { createReader } from './reader.ts';

/** Characters of a record, where none were counted yet. */
const RECORD_SIZE = 105;

/** What a session takes when it has so many records: what was counted when its header was written, and as much for each since. */
const sizeAt = ({ records = 0, bytes = 0 }: SessionHeader, s: number): number =>
  Math.round(bytes + Math.max(0, s - records) * (records > 0 ? bytes / records : RECORD_SIZE));

/** What goes on needs of the log that it goes on in. */
export interface Going {
  readonly program: Program & Pick<LogOptions, 'bundle' | 'rootId' | 'descriptions'>;
  readonly health: HealthBoard;
  readonly read: Reader;
  readonly closeLeft: (known: Translators & BeginOptions) => Promise<Kept>;
  readonly recordTo: (segment: Segment, bodies: Bodies, t0: number, from: Checkpoint | null) => Recording;
  readonly watch: (own: Recording) => void;
  readonly join: (beginning: Beginning) => Promise<void>;
  readonly count: () => Promise<void>;
}

/** Goes on with what an earlier page left on this device, or begins where there is nothing. */
export const goOn = async (opening: BeginOptions, { program, health, read, closeLeft, recordTo, watch, join, count }: Going): Promise<Begun> => {
  const { rootId, bundle } = program;

  const isOfNow = (week: string): boolean => weekEnd(week) === weekEnd(weekName(Date.now()));
  /** Whether a session is of this very program and this week. */
  const isOwn = (header: SessionHeader, week: string): boolean => header.bundle === bundle && isOfNow(week);
  /** Whether the same session can simply be gone on with; otherwise a new one begins where it ended, for which all is written down anew. */
  const continues = ({ header, exact }: Recovered, week: string): boolean => exact && isOwn(header, week);

  const resumed = async ({ found, bodies, stored }: Loaded, recovered: Recovered, { root }: BeginOptions): Promise<Omit<Begun, 'guessed'>> => {
    const { header, checkpoint } = recovered;
    const { t0, bare = false, owner } = header;
    const same = continues(recovered, found.place.week);
    health.set({ records: checkpoint.s, bytes: sizeAt(header, checkpoint.s) });
    if (same) found.database.close();
    // The database that it was just read from does open.
    const week = isOfNow(found.place.week) ? found.place.week : freeName(Date.now());
    const segment = same
      ? openSegment(program, header, found.place.week, found.release, health)
      : newSegment(program, { t0, bare, from: found.place, week, ...(owner === undefined ? {} : { owner }) }, health);
    const own = recordTo(segment, bodies, t0, checkpoint);
    // What the last page could not write any more is written now, or what follows would hang in the air.
    if (same && stored.rescued) segment.appender.append(stored.rescued);
    const { actor, start } = restoreActor({ root, rootId, checkpoint, t0, now: Date.now(), inspect: (event) => own.recorder.inspect(event) });
    own.follow(actor);
    return {
      actor,
      restored: true,
      lost: false,
      rescued: recovered.rescue.drafts.length > 0,
      start: () => {
        own.recorder.adopting(start);
        watch(own);
        void pause('background').then(() => inSteps(bodies.placing(), pace()));
        if (same) return;
        own.anchor();
        // What was rescued is safe before what it was rescued from is given up.
        void segment.appender
          .barrier()
          .then(() => keep(found, recovered.rescue))
          // What is not on the disk is no reason to end what is.
          .then(() => (health.get().persisted ? retire(found, header) : undefined))
          .then(count)
          .catch((error: unknown) => health.set({ trouble: troubleOf(error) }));
      },
    };
  };

  const load = async (): Promise<{ readonly earlier: Loaded | null; readonly lost: boolean }> => {
    try {
      const { found, lost } = await findInTime(Date.now());
      return { earlier: found && (await loadSession(found, (header) => isOwn(header, found.place.week))), lost };
    } catch (error) {
      health.set({ persisted: false, trouble: troubleOf(error) });
      return { earlier: null, lost: false };
    }
  };

  // Nobody sees a page before what was left by whoever is not signed in any more is closed.
  const close = () =>
    closeLeft({ ...program, ...opening }).catch((error: unknown) => {
      health.set({ trouble: troubleOf(error) });
      return 'left' as const;
    });
  const gone = !(opening.isSignedIn?.() ?? true) && (await close()) === 'gone';
  const { earlier, lost } = await load();
  if (earlier === null) return { ...fresh(opening, rootId, join), lost, gone };
  const { header } = earlier.stored;
  const { recovered, guessed } = await read(earlier, opening);
  if ('fold' in recovered) return { ...(await resumed(earlier, recovered, opening)), gone, guessed };
  void keep(earlier.found, recovered)
    .then(() => retire(earlier.found, header))
    // What could not be kept is still where it was found, for the next page.
    .catch((error: unknown) => health.set({ trouble: troubleOf(error) }));
  const rescued = recovered.drafts.length > 0;
  return { ...fresh(opening, rootId, join), lost: !rescued, rescued, gone, guessed };
};
