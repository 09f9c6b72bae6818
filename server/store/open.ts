import type { Configuration } from '../config/configuration.ts';
import { migrate } from './migrations/migrate.ts';
import type { Store } from './tables.ts';

/** Opens the configured database and brings it to this program's layout; each engine is loaded only when it is used. */
export const openStore = async ({ databaseUrl, data }: Configuration, report: (cause: Error) => void): Promise<Store> => {
  const store =
    databaseUrl === null ? await (await import('./sqlite.ts')).openSqlite(data) : await (await import('./postgres.ts')).openPostgres(databaseUrl, report);
  try {
    await migrate(store);
    return store;
  } catch (cause) {
    await store.close();
    throw cause;
  }
};
