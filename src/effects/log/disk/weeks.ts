import { DATABASES } from '../traces.ts';
import { deleteLogDatabase } from './database.ts';

/**
 * Logs live in one database per week: deleting a whole database is what gives space back, on every browser.
 */
const WEEK_MILLIS = 7 * 86_400_000;

/** The name of the database for an instant, in milliseconds since 1970. */
export const weekName = (now: number): string => `${DATABASES}${Math.floor(now / WEEK_MILLIS)}`;

/** When the week of a database ends, in milliseconds since 1970; null for a database of something else. */
export const weekEnd = (name: string): number | null => {
  const week = name.startsWith(DATABASES) ? Number(name.slice(DATABASES.length)) : Number.NaN;
  return Number.isInteger(week) ? (week + 1) * WEEK_MILLIS : null;
};

/** The databases of logs on this device, newest first. */
export const weekNames = async (now: number): Promise<readonly string[]> => {
  const known = typeof indexedDB.databases === 'function' ? await indexedDB.databases() : [{ name: weekName(now) }, { name: weekName(now - WEEK_MILLIS) }];
  const names = known.flatMap(({ name }) => (name !== undefined && weekEnd(name) !== null ? [name] : []));
  return names.sort((left, right) => (weekEnd(right) ?? 0) - (weekEnd(left) ?? 0));
};

export const deleteWeeks = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await deleteLogDatabase(name);
};
