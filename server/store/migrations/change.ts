import { sql } from 'kysely';
import type { Database, Store } from '../tables.ts';
import { readLayout } from './layout.ts';

type Type = 'bigint' | 'text' | 'double precision';
/** A column in words that both engines understand. */
type Column = Type | `${Type} not null`;
/** A column that comes to rows which are there already: they have null in it, or its default. */
type AddedColumn = Type | `${Type} not null default ${string}`;

/**
 * What a step may do. Everything can be done twice without harm: some engines keep the first half of a step that fails.
 *
 * Published steps rely on this, so it never does anything else under the same name.
 */
export interface Change {
  readonly db: Database;
  readonly engine: Store['engine'];
  /** Runs statements as they are, in their order. */
  readonly run: (...statements: readonly string[]) => Promise<void>;
  /**
   * Creates the table of a resource: its key is (practice_id, id), and each reference, a column by the table it points to, stays
   * within the practice and has an index.
   */
  readonly addTable: (table: string, columns: Readonly<Record<string, Column>>, references?: Readonly<Record<string, string>>) => Promise<void>;
  readonly addColumn: (table: string, name: string, column: AddedColumn) => Promise<void>;
}

const quoted = (name: string) => `"${name}"`;

const foreignKey = ([name, target]: readonly [string, string]): string =>
  `foreign key (practice_id, ${quoted(name)}) references ${quoted(target)} (practice_id, id)`;

/** The means of a step on a connection, which is a transaction where the engine can undo a change of layout. */
export const changeOf = (db: Database, engine: Store['engine']): Change => {
  const run: Change['run'] = async (...statements) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  return {
    db,
    engine,
    run,
    addTable: async (table, columns, references = {}) => {
      const parts = [
        'practice_id bigint not null references practices (id)',
        'id bigint not null',
        ...Object.entries(columns).map(([name, column]) => `${quoted(name)} ${column}`),
        'primary key (practice_id, id)',
        ...Object.entries(references).map(foreignKey),
      ];
      await run(
        `create table if not exists ${quoted(table)} (${parts.join(', ')})${engine === 'sqlite' ? ' without rowid' : ''}`,
        ...Object.keys(references).map((name) => `create index if not exists ${quoted(`${table}_${name}`)} on ${quoted(table)} (practice_id, ${quoted(name)})`),
      );
    },
    addColumn: async (table, name, column) => {
      // SQLite has no word for "if it is not there".
      if ((await readLayout(db, engine)).get(table)?.has(name)) return;
      await run(`alter table ${quoted(table)} add column ${quoted(name)} ${column}`);
    },
  };
};
