import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import pg from 'pg';
import { codeOf } from '../config/error-code.ts';
import { StartProblem } from '../config/start-problem.ts';
import type { Store, Tables, Unit } from './tables.ts';

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
 */
class PromisingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Rows are read whole here, not through a cursor');
    return new Promise((resolve, reject) => {
      this.#client.query(text, [...values], (cause, result) => (cause ? reject(cause) : resolve(result as PostgresQueryResult<R>)));
    });
  }

  release(): void {
    this.#client.release();
  }
}

const promising = (pool: pg.Pool): PostgresPool => ({
  connect: async () => new PromisingClient(await pool.connect()),
  end: () => pool.end(),
});

/** One advisory lock of the installation; any number that nobody else uses. */
const LOCK = 1405_0829;

/** Connects to a PostgreSQL database (15 or later); `report` hears of lost connections, which the pool replaces. */
export const openPostgres = async (url: string, report: (cause: Error) => void): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 10_000, statement_timeout: 30_000, application_name: 'matab' });
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
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(unit);
      return work(unit);
    });
  return { engine: 'postgres', db, atomically, exclusively, close: () => db.destroy() };
};
