import type { Database, Statement } from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteAdapter, SqliteDialect } from 'kysely';
import { codeOf } from '../config/error-code.ts';
import { Turns } from './turns.ts';

const MOST_STATEMENTS = 1000;
const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 100;

/** Another process holds the file: nothing was done, and the same may be asked again. */
const isLocked = (cause: unknown): boolean => /^SQLITE_(BUSY|PROTOCOL)/.test(codeOf(cause, ''));

const sleep = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

/**
 * The one connection to the file, for whoever has the turn.
 *
 * SQLite itself would wait for another process's lock inside a call and hold up the whole program with it. So it does not wait at
 * all: whoever meets the lock steps aside for whoever only wants to read, and asks again for as long as patience lasts.
 */
class Connection implements DatabaseConnection {
  readonly #file: Database;
  readonly #turns: Turns;
  readonly #patience: number;
  readonly #statements = new Map<string, Statement<unknown[], unknown>>();

  constructor(file: Database, turns: Turns, patience: number) {
    this.#file = file;
    this.#turns = turns;
    this.#patience = patience;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return this.#run(query);
    } catch (cause) {
      if (!isLocked(cause)) throw cause;
      return this.#runOnceFree(query);
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read whole here, not one by one');
  }

  async #runOnceFree<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = performance.now() + this.#patience;
    for (let longest = FIRST_PAUSE; ; longest = Math.min(LONGEST_PAUSE, longest * 1.5)) {
      await this.#stepAside(longest * (0.5 + Math.random() / 2));
      try {
        return this.#run(query);
      } catch (cause) {
        if (!isLocked(cause) || performance.now() >= until) throw cause;
      }
    }
  }

  /** In the middle of a transaction nobody else may use the connection. */
  async #stepAside(millis: number): Promise<void> {
    if (this.#file.inTransaction) return sleep(millis);
    this.#turns.give();
    await sleep(millis);
    await this.#turns.take();
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepared(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  /** The program has a few hundred texts and runs them for ever. */
  #prepared(text: string): Statement<unknown[], unknown> {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#file.prepare<unknown[]>(text);
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }
}

class OneFileDriver implements Driver {
  readonly #file: Database;
  readonly #turns = new Turns();
  readonly #connection: Connection;

  constructor(file: Database, patience: number) {
    this.#file = file;
    this.#connection = new Connection(file, this.#turns, patience);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.give();
  }

  /**
   * Takes the write lock at once, so that two processes on one file wait for each other instead of failing half-way. Who only reads takes
   * none, and sees what its first query finds until the end.
   */
  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(this.#file.readonly ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    // After some failures, a full disk among them, SQLite has undone everything by itself.
    if (this.#file.inTransaction) await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#file.close();
  }
}

/** A change of layout can be undone here like any other; the query builder does not count on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite on one open file; who meets another process's lock waits for it `patience` milliseconds, and nobody else does. */
export class OneFileDialect extends SqliteDialect {
  readonly #file: Database;
  readonly #patience: number;

  constructor(file: Database, patience: number) {
    super({ database: file });
    this.#file = file;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new OneFileDriver(this.#file, this.#patience);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
