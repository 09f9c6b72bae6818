import { DATABASES } from '../traces.ts';
import { type LogDatabase, openLogDatabase, silent, wasClosed } from './database.ts';

/**
 * Logs live in one database per week: deleting a whole database is what gives space back, on every browser, and what
 * leaves nothing in its files. A deleted entry stays there until the browser happens to tidy up.
 */
const WEEK_MILLIS = 7 * 86_400_000;
/** Behind it stands when a database was begun beside the one of its week. */
const ANEW = '-';

/** The name of the database for an instant, in milliseconds since 1970. */
export const weekName = (now: number): string => `${DATABASES}${Math.floor(now / WEEK_MILLIS)}`;

const canList = (): boolean => typeof indexedDB.databases === 'function';

/**
 * The name of another database for the same week: one that is about to go must take nothing of what follows with it. A
 * browser that cannot list its databases has one a week.
 */
export const anotherName = (now: number): string => (canList() ? `${weekName(now)}${ANEW}${now.toString(36)}` : weekName(now));

/** The name of the database for what begins at an instant: that of its week, unless it waits for a page to let go of it. */
export const freeName = (now: number): string => (silent.has(weekName(now)) ? anotherName(now) : weekName(now));

/** When the week of a database ends, in milliseconds since 1970; null for a database of something else. */
export const weekEnd = (name: string): number | null => {
  const [digits = ''] = name.startsWith(DATABASES) ? name.slice(DATABASES.length).split(ANEW) : [];
  return /^\d+$/.test(digits) ? (Number(digits) + 1) * WEEK_MILLIS : null;
};

/** The databases of logs on this device, newest first. */
export const weekNames = async (now: number): Promise<readonly string[]> => {
  const known = canList() ? await indexedDB.databases() : [{ name: weekName(now) }, { name: weekName(now - WEEK_MILLIS) }];
  const names = known.flatMap(({ name }) => (name !== undefined && weekEnd(name) !== null ? [name] : []));
  return names.sort((left, right) => (weekEnd(right) ?? 0) - (weekEnd(left) ?? 0));
};

/** What is read of each database of logs, newest first. One that goes as soon as a page lets go of it holds nothing for anybody. */
export const readWeeks = async <T>(now: number, read: (database: LogDatabase) => Promise<T>): Promise<readonly T[]> => {
  const readOne = async (week: string): Promise<readonly T[]> => {
    const database = openLogDatabase(week);
    try {
      return [await read(database)];
    } catch (error) {
      if (!wasClosed(error)) throw error;
      return [];
    } finally {
      database.close();
    }
  };
  return (await Promise.all((await weekNames(now)).map(readOne))).flat();
};
