import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import pg from 'pg';
import { codeOf } from '../config/error-code.ts';
import { StartProblem } from '../config/start-problem.ts';
import type { Store, Tables, Unit } from './tables.ts';
import { Turns } from './turns.ts';

const INT8 = 20;
const ATTEMPTS = 3;

/**
 * Outcomes of a race that another run settles: a serialisation failure, a deadlock, and a reference or a unique key that
 * another request changed after this one had checked it. The second run sees that change and says so in words.
 */
const RACES: ReadonlySet<string | undefined> = new Set(['40001', '40P01', '23503', '23505']);

/** All whole numbers of the program are exact in a JavaScript number, so none needs to arrive as text. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig;

const isPassing = (cause: unknown): boolean => cause instanceof pg.DatabaseError && RACES.has(cause.code);

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

const retrying = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (cause) {
      if (!isPassing(cause) || attempt === ATTEMPTS) throw cause;
      await pause(attempt * 20 * (1 + Math.random()));
    }
  }
};

/**
 * A connection whose queries are answered by callback: the driver spends half as much again on a long list when it makes the
 * promise itself.
 *
 * What did not fail in the database failed on the way: the connection may still owe an answer, so it is asked nothing more and does
 * not go back into the pool.
 */
class PromisingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #broken: Error | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Rows are read whole here, not through a cursor');
    if (this.#broken) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      this.#client.query(text, [...values], (cause, result) => {
        if (!cause) return resolve(result as PostgresQueryResult<R>);
        if (!(cause instanceof pg.DatabaseError)) this.#broken = cause;
        reject(cause);
      });
    });
  }

  release(): void {
    this.#client.release(this.#broken ?? undefined);
  }
}

const promising = (pool: pg.Pool): PostgresPool => ({
  connect: async () => new PromisingClient(await pool.connect()),
  end: () => pool.end(),
});

/** One advisory lock of the installation; any number that nobody else uses. */
const LOCK = 1405_0829;
const ASK_AGAIN = 50;
const MOST_ASKED = 600;

/** Waits for the lock by asking again: another process may be making its demo practice, longer than a statement may take. */
const locked = async (unit: Unit): Promise<void> => {
  const ask = sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`;
  for (let asked = 1; !(await ask.execute(unit)).rows[0]?.mine; asked += 1) {
    if (asked === MOST_ASKED) throw Object.assign(new Error('Another process keeps the lock of the installation'), { code: '55P03' });
    await pause(ASK_AGAIN);
  }
};

/**
 * How long each part of a request may take, so that the whole is answered within its patience: coming by a connection, and one
 * statement. A database that is only slow ends the statement itself, so that what became of it is known; one that hangs is left behind.
 */
const limitsOf = (patience: number): pg.PoolConfig => ({
  connectionTimeoutMillis: Math.ceil(patience / 3),
  statement_timeout: Math.ceil(patience / 2),
  query_timeout: Math.ceil((patience * 2) / 3),
  // A process that froze in the middle of a transaction shall not keep its locks.
  idle_in_transaction_session_timeout: 2 * patience,
});

const KEEP_ALIVE: pg.PoolConfig = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const LONGEST_GOODBYE = 2000;

/** Closes the connections, and leaves those behind whose other end does not say goodbye: a database that hangs must not keep a process from ending. */
const closeInTime = async (db: Kysely<Tables>): Promise<void> => {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, LONGEST_GOODBYE);
  await Promise.race([db.destroy(), over.promise]);
  clearTimeout(timer);
};

/** How long a start waits for a connection. */
const WAIT_TO_CONNECT: pg.PoolConfig = { connectionTimeoutMillis: 10_000 };

/**
 * Connects to a PostgreSQL database (15 or later); `report` hears of lost connections, which the pool replaces. A request waits
 * `patience` milliseconds for it; null is for work at a start, which takes as long as it takes.
 */
export const openPostgres = async (url: string, patience: number | null, report: (cause: Error) => void): Promise<Store> => {
  const limits = patience === null ? WAIT_TO_CONNECT : limitsOf(patience);
  const pool = new pg.Pool({ connectionString: url, max: 10, types, application_name: 'matab', ...KEEP_ALIVE, ...limits });
  pool.on('error', report);
  // A connection may also be lost between two statements of a transaction; the next statement then fails in its own place.
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: promising(pool) }) });
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await db.destroy();
    throw new StartProblem(`The database of DATABASE_URL cannot be reached (${codeOf(cause, 'no answer')}).`, { cause });
  }
  const atomically = <T>(work: (unit: Unit) => Promise<T>): Promise<T> => retrying(() => db.transaction().execute(work));
  const exclusively = <T>(work: (unit: Unit) => Promise<T>): Promise<T> =>
    atomically(async (unit) => {
      await locked(unit);
      return work(unit);
    });
  const turns = new Turns();
  // One at a time: the other connections are for whoever asks for little.
  const reading: Store['reading'] = async (work) => {
    await turns.take();
    try {
      return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
    } finally {
      turns.give();
    }
  };
  return { engine: 'postgres', db, atomically, exclusively, reading, close: () => closeInTime(db) };
};
