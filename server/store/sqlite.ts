import path from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { codeOf } from '../config/error-code.ts';
import { StartProblem } from '../config/start-problem.ts';
import { closeToOthers, createOnce, FILE, isOthers, prepareFolder, refuseRemains } from './data-folder.ts';
import { diskTrouble } from './disk.ts';
import { OneFileDialect } from './sqlite-driver.ts';
import type { Store, Tables, Unit } from './tables.ts';

/** Nobody is served before the file is open, so that SQLite itself may wait for another process. */
const WAIT_TO_OPEN = 10_000;

const problemOf = (code: string, file: string): string => {
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return 'is damaged';
  if (code.startsWith('SQLITE_BUSY')) return 'is in use';
  if (diskTrouble(code) === 'disk full') return 'has no room left on its disk';
  return isOthers(file) ? 'belongs to another account of this machine than the one that runs this' : 'cannot be opened';
};

const openFile = async (file: string, notice: (line: string) => void): Promise<SqliteDatabase.Database> => {
  // Loaded here and not above: on an old Node the binary ends the process before anything can be said.
  const { default: Sqlite } = await import('better-sqlite3');
  let opened: SqliteDatabase.Database | null = null;
  try {
    refuseRemains(file);
    createOnce(file, (made) => {
      const fresh = new Sqlite(made);
      fresh.pragma('journal_mode = WAL');
      fresh.close();
    });
    // Before SQLite makes the files beside it, which take over its rights.
    const wasOpen = closeToOthers(file);
    opened = new Sqlite(file, { timeout: WAIT_TO_OPEN, fileMustExist: true });
    opened.pragma('journal_mode = WAL');
    opened.pragma('synchronous = FULL');
    opened.pragma('foreign_keys = ON');
    opened.pragma('cache_size = -16000');
    const health = opened.pragma('quick_check(1)', { simple: true });
    if (health !== 'ok') throw new StartProblem(`The database ${file} is damaged (${String(health).split('\n')[0]}): restore a backup.`);
    opened.pragma('busy_timeout = 0');
    if (wasOpen !== null) notice(wasOpen);
    return opened;
  } catch (cause) {
    opened?.close();
    if (cause instanceof StartProblem) throw cause;
    const code = codeOf(cause, 'unknown error');
    throw new StartProblem(`The database ${file} ${problemOf(code, file)} (${code}).`, { cause });
  }
};

/** A connection of its own for what is read over several queries: on the first one everybody else would wait for its end. */
const openReader = async (file: string): Promise<SqliteDatabase.Database> => {
  const { default: Sqlite } = await import('better-sqlite3');
  const reader = new Sqlite(file, { readonly: true, timeout: 0 });
  reader.pragma('cache_size = -4000');
  return reader;
};

/** Opens the embedded database in a folder; an acknowledged write survives a kill and a power cut. */
export const openSqlite = async (folder: string, patience: number, notice: (line: string) => void): Promise<Store> => {
  prepareFolder(folder);
  const file = await openFile(path.join(folder, FILE), notice);
  const reader = await openReader(file.name);
  const db = new Kysely<Tables>({ dialect: new OneFileDialect(file, patience) });
  const snapshots = new Kysely<Tables>({ dialect: new OneFileDialect(reader, patience) });
  const atomically = <T>(work: (unit: Unit) => Promise<T>): Promise<T> => db.transaction().execute(work);
  const close = async () => {
    // The last one to close brings the write-ahead log into the file, which a reader may not.
    reader.close();
    await db.destroy();
  };
  return { engine: 'sqlite', db, atomically, exclusively: atomically, reading: (work) => snapshots.transaction().execute(work), close };
};
