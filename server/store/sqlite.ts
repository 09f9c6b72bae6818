import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver, type SqliteStatement } from 'kysely';
import { codeOf } from '../config/error-code.ts';
import { StartProblem } from '../config/start-problem.ts';
import type { Store, Tables, Unit } from './tables.ts';

/** Takes the write lock at once, so that two processes on one file wait for each other instead of failing half-way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Keeps prepared statements: the program has a few hundred texts and runs them for ever. */
const withPreparedStatements = (file: SqliteDatabase.Database) => {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (text: string): SqliteStatement => {
      const known = prepared.get(text);
      if (known) return known;
      const statement = file.prepare(text);
      if (prepared.size >= 1000) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
    close: () => file.close(),
  };
};

/** A change of layout can be undone here like any other; the query builder does not count on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  readonly #database: ReturnType<typeof withPreparedStatements>;
  constructor(database: ReturnType<typeof withPreparedStatements>) {
    super({ database });
    this.#database = database;
  }
  override createDriver() {
    return new ImmediateDriver({ database: this.#database });
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

const FILE = 'matab.sqlite';

const prepareFolder = (folder: string): void => {
  try {
    // What is kept here is nobody else's business on this machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartProblem(`The data folder ${folder} cannot be written (${codeOf(cause, 'unknown error')}).`, { cause });
  }
};

const openFile = async (file: string): Promise<SqliteDatabase.Database> => {
  // Loaded here and not above: on an old Node the binary ends the process before anything can be said.
  const { default: Sqlite } = await import('better-sqlite3');
  let opened: SqliteDatabase.Database | null = null;
  try {
    // SQLite would create it as readable as the umask allows; the files beside it take over its rights.
    closeSync(openSync(file, 'a', 0o600));
    opened = new Sqlite(file, { timeout: 10_000 });
    opened.pragma('journal_mode = WAL');
    opened.pragma('synchronous = FULL');
    opened.pragma('foreign_keys = ON');
    opened.pragma('cache_size = -16000');
    const health = opened.pragma('quick_check(1)', { simple: true });
    if (health !== 'ok') throw new StartProblem(`The database ${file} is damaged (${String(health).split('\n')[0]}): restore a backup.`);
    return opened;
  } catch (cause) {
    opened?.close();
    if (cause instanceof StartProblem) throw cause;
    const code = codeOf(cause, 'unknown error');
    const what =
      code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT') ? 'is damaged' : code.startsWith('SQLITE_BUSY') ? 'is in use' : 'cannot be opened';
    throw new StartProblem(`The database ${file} ${what} (${code}).`, { cause });
  }
};

/** Opens the embedded database in a folder; an acknowledged write survives a kill and a power cut. */
export const openSqlite = async (folder: string): Promise<Store> => {
  prepareFolder(folder);
  const file = await openFile(path.join(folder, FILE));
  const db = new Kysely<Tables>({ dialect: new Dialect(withPreparedStatements(file)) });
  const atomically = <T>(work: (unit: Unit) => Promise<T>): Promise<T> => db.transaction().execute(work);
  return { engine: 'sqlite', db, atomically, exclusively: atomically, close: () => db.destroy() };
};
