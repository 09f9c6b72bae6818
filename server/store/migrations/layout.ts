import { type ColumnMetadata, sql } from 'kysely';
import type { Field, Kind } from '../../../src/schema/kit/shape.ts';
import { type ResourceTable, resourceTables } from '../resource-table.ts';
import type { Database, Store } from '../tables.ts';

/** The columns of the tables of a database, by table and name. */
export type Layout = ReadonlyMap<string, ReadonlyMap<string, ColumnMetadata>>;

/** The schema in which this installation has its tables; another one beside it has its own. */
export const schemaOf = async (db: Database, engine: Store['engine']): Promise<string | undefined> =>
  engine === 'sqlite' ? undefined : (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name;

export const readLayout = async (db: Database, engine: Store['engine']): Promise<Layout> => {
  const own = await schemaOf(db, engine);
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === own);
  return new Map(tables.map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column]))]));
};

/** What each engine calls a type; a column of a step is written in the first word. */
const WHOLE = ['bigint', 'int8'];
const FRACTION = ['double precision', 'float8'];
const TEXT = ['text'];

/** The column of each kind. */
const TYPE: Record<Kind, readonly string[]> = {
  id: WHOLE,
  ref: WHOLE,
  integer: WHOLE,
  money: WHOLE,
  nationalNumber: WHOLE,
  code: WHOLE,
  flag: WHOLE,
  percent: FRACTION,
  text: TEXT,
  phone: TEXT,
  day: TEXT,
  dayAsInstant: TEXT,
  moment: TEXT,
  tooth: TEXT,
  literal: TEXT,
};

const problemOf = ({ kind, required }: Field, column: ColumnMetadata | undefined): string | null => {
  const [type = '', ...otherwise] = TYPE[kind];
  if (!column) return 'no step creates this column';
  if (![type, ...otherwise].includes(column.dataType.toLowerCase())) return `is ${column.dataType}, and ${kind} is kept as ${type}`;
  if (required === column.isNullable) return required ? 'may be null, and the field is required' : 'may not be null, and the field is optional';
  return null;
};

/** Columns that are described no more are left to a later step, unless every new row would need them. */
const leftOver = (table: ResourceTable, columns: ReadonlyMap<string, ColumnMetadata>): readonly string[] => {
  const described = new Set(['practice_id', ...table.fields.map(([name]) => name)]);
  return [...columns.values()]
    .filter(({ name, isNullable, hasDefaultValue }) => !described.has(name) && !isNullable && !hasDefaultValue)
    .map(({ name }) => `${table.table}.${name}: may not be null, and the contract has no such field`);
};

/** Where a layout does not hold what the contract describes, as `table.column: why`. */
export const misfits = (layout: Layout, tables: readonly ResourceTable[] = resourceTables): readonly string[] =>
  tables.flatMap((table) => {
    const columns = layout.get(table.table);
    if (!columns) return [`${table.table}: no step creates this table`];
    const fields = table.fields.flatMap(([name, field]) => {
      const problem = problemOf(field, columns.get(name));
      return problem === null ? [] : [`${table.table}.${name}: ${problem}`];
    });
    return [...fields, ...leftOver(table, columns)];
  });
