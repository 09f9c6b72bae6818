import { statSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../config/configuration.ts';
import { codeOf } from '../config/error-code.ts';
import { StartProblem } from '../config/start-problem.ts';
import { FILE } from './data-folder.ts';
import { migrate } from './migrations/migrate.ts';
import type { Store } from './tables.ts';

/** What the configured database is called among people; without its user and password. */
export const nameOf = ({ databaseUrl, data }: Configuration): string => {
  if (databaseUrl === null) return path.join(data, FILE);
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL ${host || (searchParams.get('host') ?? '')} ${pathname.slice(1)}`;
};

/** Refuses an embedded database that is not there, or that this account may not look at. */
export const refuseNone = (configuration: Configuration): void => {
  if (configuration.databaseUrl !== null) return;
  const name = nameOf(configuration);
  try {
    statSync(name);
  } catch (cause) {
    const code = codeOf(cause, 'unknown error');
    throw new StartProblem(
      /^(ENOENT|ENOTDIR)$/.test(code)
        ? `There is no database ${name}: say with MATAB_DATA or DATABASE_URL where the server's is.`
        : `The database ${name} cannot be reached (${code}): run this as the account that runs the server.`,
      { cause },
    );
  }
};

/** Runs work on a store of its own, which is closed when the work fails. */
const used = async (store: Store, work: (store: Store) => Promise<void>): Promise<Store> => {
  try {
    await work(store);
    return store;
  } catch (cause) {
    await store.close();
    throw cause;
  }
};

const openPostgres = async (url: string, patience: number, report: (cause: Error) => void): Promise<Store> => {
  const { openPostgres: connect } = await import('./postgres.ts');
  // A step may take as long as it needs; nobody waits for an answer yet.
  const migrated = await used(await connect(url, null, report), migrate);
  await migrated.close();
  return connect(url, patience, report);
};

/**
 * Opens the configured database and brings it to this program's layout; each engine is loaded only when it is used. `report` hears of
 * lost connections, `notice` what its keeper should know.
 */
export const openStore = async (
  { databaseUrl, data, databasePatience }: Configuration,
  report: (cause: Error) => void,
  notice: (line: string) => void,
): Promise<Store> => {
  if (databaseUrl !== null) return openPostgres(databaseUrl, databasePatience, report);
  const { openSqlite } = await import('./sqlite.ts');
  return used(await openSqlite(data, databasePatience, notice), migrate);
};
