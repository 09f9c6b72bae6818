import type { SessionHeader } from '../../../schema/log/record.ts';
import { alone } from '../closing/others.ts';
import { forgetOldParcels } from '../closing/waiting.ts';
import { type LogDatabase, openLogDatabase, silent } from '../disk/database.ts';
import { deleteLogDatabase, removeSession } from '../disk/deletion.ts';
import { readHeaders } from '../disk/headers.ts';
import { dropJournals } from '../disk/journal.ts';
import { mergeChunks, pruneCheckpoints } from '../disk/merge.ts';
import { forgetOldSealed } from '../disk/sealed.ts';
import { readWeeks, weekEnd } from '../disk/weeks.ts';
import type { LogHealth } from '../health.ts';
import type { Recording } from '../recording/recording.ts';
import { inHand, isForgotten } from './days-of-use.ts';
import { countLeft } from './find.ts';
import { holdsRescued, rescuedDrafts } from './rescued.ts';
import { noteStuck, stuck } from './stuck.ts';
import { carryBase, type Translators } from './succession.ts';

const DAY_MILLIS = 86_400_000;
/** How long a closed session stays for support. */
const CLOSED_DAYS = 7;
/** What closed sessions may take together, as text, in characters. */
const BUDGET = 50_000_000;
/** Between two looks at whether there is something to merge, in milliseconds. */
const EVERY = 60_000;
/** How long, in milliseconds, tabs that begin together with this one, or reload with it, have to be in their sessions. */
const SETTLED = 3000;

const idle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: EVERY });
  else setTimeout(work, 200);
};

/**
 * Sessions that must go: closed long enough ago, the oldest of what is too much, and what an earlier release had promised
 * to remove; never one that is not closed.
 */
export const expired = (headers: readonly SessionHeader[], now: number): readonly SessionHeader[] => {
  const closed = headers.filter((header) => header.closed !== undefined).sort((left, right) => (right.closed ?? 0) - (left.closed ?? 0));
  let sum = 0;
  return closed.filter(({ closed: at = 0, bytes = 0, sealing = false }) => {
    sum += bytes;
    return sealing || now - at > CLOSED_DAYS * DAY_MILLIS || sum > BUDGET;
  });
};

/** The names of those that stay; the journal of any other could be read by nobody. */
export const living = (headers: readonly SessionHeader[], now: number): readonly string[] => {
  const gone = expired(headers, now);
  return headers.filter((one) => !gone.includes(one)).map(({ sid }) => sid);
};

/** Whether nothing in a database is worth keeping: its week is long over and nobody came back since. */
const isOver = async (database: LogDatabase, now: number): Promise<boolean> => {
  if (!isForgotten({ at: weekEnd(database.name) ?? now }, now)) return false;
  if (await holdsRescued(database)) return false;
  return (await readHeaders(database)).every((header) => isForgotten(inHand(header), now));
};

/** Housekeeping of the device's logs: to finish what broke off, and to give back space. */
const tidy = async (translators: Translators, recording: Recording, now: number): Promise<void> => {
  // Promised whoever is signed in by then, and where nobody is.
  await forgetOldSealed(now);
  await alone(() => forgetOldParcels(now));
  const { place, header } = recording.segment();
  // What still stays is asked for again by the next page. Another one may have begun this database since it was noted.
  await Promise.allSettled(stuck().flatMap((name) => (name === place.week ? [] : deleteLogDatabase(name, noteStuck))));
  // What another page has deleted since may be begun anew by a third.
  const stays = stuck();
  for (const name of silent) if (!stays.includes(name)) silent.delete(name);
  // First what makes this session exportable without the one before, which may then go.
  if (header.from) await carryBase(translators, header.from, place);
  const weeks = await readWeeks(now, async (database) => ({ name: database.name, headers: await readHeaders(database) }));
  const all = weeks.flatMap(({ headers }) => headers);
  const alive = living(all, now);
  dropJournals(alive);
  for (const { name, headers } of weeks) {
    const database = openLogDatabase(name);
    try {
      for (const one of headers) if (!alive.includes(one.sid)) await removeSession(database, one.sid);
      if (name === place.week || !(await isOver(database, now))) continue;
    } finally {
      database.close();
    }
    await deleteLogDatabase(name);
  }
};

/** Merges what is on the disk of the running session. */
const compact = async (recording: Recording): Promise<void> => {
  const { database, place, appender } = recording.segment();
  await appender.idle();
  const { s } = recording.recorder.position();
  await mergeChunks(database, place.sid, s + 1);
  await pruneCheckpoints(database, place.sid);
};

/** What the user is told of that waits on this device: drafts to be read, and what closed tabs left. */
export const counted = async (): Promise<Partial<Pick<LogHealth, 'rescued' | 'left'>>> => {
  const now = Date.now();
  const rescued = (await rescuedDrafts(now)).length;
  return performance.now() < SETTLED ? { rescued } : { rescued, left: await countLeft(now) };
};

/**
 * Does all this when nothing else is to be done. What fails is tried again later: a log that takes too much space is no
 * reason to disturb anybody.
 */
export const startUpkeep = ({ count, ...translators }: Translators & { readonly count: () => Promise<void> }, recording: Recording): void => {
  const quietly = (work: () => Promise<void>) => idle(() => void work().catch(() => undefined));
  quietly(async () => {
    await tidy(translators, recording, Date.now());
    await compact(recording);
    await count();
  });
  setTimeout(() => {
    quietly(count);
    // Whoever comes back to this tab may have closed another, or opened one that has taken up what waited.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') quietly(count);
    });
  }, SETTLED);
  setInterval(() => quietly(() => compact(recording)), EVERY);
};
