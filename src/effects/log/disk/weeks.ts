import { DATABASES } from '../traces.ts';
import { deleteLogDatabase } from './database.ts';

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

export const deleteWeeks = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await deleteLogDatabase(name);
};
