import type { Kysely } from 'kysely';
import type { ResourceTable } from '../store/resource-table.ts';
import { type Statement, statement } from '../store/statement.ts';
import type { Database, StoredRow, Tables, Unit, Value } from '../store/tables.ts';
import type { Filter } from './lists/filter.ts';

/** The tables of the resources, whose columns are known only by the contract table. */
type AnyTables = Record<string, Record<string, Value>>;

/** The same connection, seen as tables of any name. */
export const anyTable = (on: Database | Unit): Kysely<Tables & AnyTables> => on.withTables<AnyTables>();

/** True when the practice has a row with these values, besides one that may be left out; several values for a field are any of them. */
export const isThere = async (
  on: Database | Unit,
  practice: number,
  table: string,
  values: Readonly<Record<string, Value | readonly Value[]>>,
  besides?: number,
): Promise<boolean> => {
  let query = anyTable(on).selectFrom(table).select('id').where('practice_id', '=', practice);
  for (const [field, value] of Object.entries(values)) query = query.where(field, typeof value === 'object' && value !== null ? 'in' : '=', value);
  if (besides !== undefined) query = query.where('id', '!=', besides);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
};

/** The queries of one resource; every one of them names the practice. */
export interface Rows {
  /** The next rows of a list after an id, in the order of their ids. */
  readonly after: (on: Database | Unit, practice: number, filter: Filter, id: number, most: number) => Promise<readonly StoredRow[]>;
  readonly one: (on: Database | Unit, practice: number, id: number) => Promise<StoredRow | null>;
  readonly insert: (unit: Unit, practice: number, row: StoredRow) => Promise<void>;
  readonly change: (unit: Unit, practice: number, id: number, changes: StoredRow) => Promise<void>;
  readonly remove: (unit: Unit, practice: number, id: number) => Promise<void>;
}

/** A query for each set of fields that is asked for, compiled when it is first needed. */
const perFields = (build: (fields: readonly string[]) => Statement<StoredRow>): ((fields: readonly string[]) => Statement<StoredRow>) => {
  const built = new Map<string, Statement<StoredRow>>();
  return (fields) => {
    const key = fields.join();
    const known = built.get(key) ?? build(fields);
    built.set(key, known);
    return known;
  };
};

/** Builds the queries of a resource once for a database. */
export const rowsOf = (db: Database, { table, fields, writable }: ResourceTable): Rows => {
  const any = anyTable(db);
  const columns = fields.map(([name]) => name);
  const after = perFields((fields) => {
    let rows = any.selectFrom(table).select(columns).where('practice_id', '=', 0);
    for (const field of fields) rows = rows.where(field, '=', 0);
    return statement<StoredRow>(rows.where('id', '>', 0).orderBy('id').limit(0));
  });
  const one: Statement<StoredRow> = statement(any.selectFrom(table).select(columns).where('practice_id', '=', 0).where('id', '=', 0));
  const blank: Record<string, Value> = Object.fromEntries(['practice_id', 'id', ...writable.map(([name]) => name)].map((name) => [name, 0]));
  const insert = statement(any.insertInto(table).values(blank));
  const remove = statement(any.deleteFrom(table).where('practice_id', '=', 0).where('id', '=', 0));
  return {
    after: (on, practice, filter, id, most) => after(filter.map(([field]) => field))(on, [practice, ...filter.map(([, to]) => to), id, most]),
    one: async (on, practice, id) => (await one(on, [practice, id]))[0] ?? null,
    insert: async (unit, practice, row) => {
      await insert(unit, [practice, row.id ?? null, ...writable.map(([name]) => row[name] ?? null)]);
    },
    change: async (unit, practice, id, changes) => {
      await anyTable(unit).updateTable(table).set(changes).where('practice_id', '=', practice).where('id', '=', id).execute();
    },
    remove: async (unit, practice, id) => {
      await remove(unit, [practice, id]);
    },
  };
};
