import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Field, Kind } from '../../../src/schema/kit/shape.ts';
import { type ResourceTable, resourceTables } from '../resource-table.ts';
import type { Store, Unit } from '../tables.ts';

const WHOLE = 'bigint';
const TEXT = 'text';

/** The column of each kind, in words that both engines understand. */
const COLUMN: Record<Kind, string> = {
  id: WHOLE,
  ref: WHOLE,
  integer: WHOLE,
  money: WHOLE,
  nationalNumber: WHOLE,
  code: WHOLE,
  flag: WHOLE,
  percent: 'double precision',
  text: TEXT,
  phone: TEXT,
  day: TEXT,
  dayAsInstant: TEXT,
  moment: TEXT,
  tooth: TEXT,
  literal: TEXT,
};

const quoted = (name: string) => `"${name}"`;

const columnOf = (name: string, field: Field): string => `${quoted(name)} ${COLUMN[field.kind]}${field.required ? ' not null' : ''}`;

const foreignKey = (name: string, target: string): string => `foreign key (practice_id, ${quoted(name)}) references ${quoted(target)} (practice_id, id)`;

const creation = (table: ResourceTable, engine: Store['engine']): readonly string[] => [
  `create table ${quoted(table.table)} (practice_id bigint not null references practices (id),
    ${table.fields.map(([name, field]) => columnOf(name, field)).join(', ')},
    primary key (practice_id, id)${table.references.map((to) => `, ${foreignKey(to.field, to.table)}`).join('')})${engine === 'sqlite' ? ' without rowid' : ''}`,
  ...table.references.map((to) => `create index ${quoted(`${table.table}_${to.field}`)} on ${quoted(table.table)} (practice_id, ${quoted(to.field)})`),
];

/** A new field needs no migration when older rows can do without it or have its initial value. */
const additions = (table: ResourceTable, present: ReadonlySet<string>): readonly string[] =>
  table.fields
    .filter(([name]) => !present.has(name))
    .map(([name, field]) => {
      const { initial } = field.rules;
      if (field.kind === 'ref' || (field.required && initial === undefined)) throw new Error(`The new field ${table.table}.${name} needs a migration step.`);
      const fallback = field.required ? ` default ${typeof initial === 'string' ? `'${initial.replaceAll("'", "''")}'` : Number(initial)}` : '';
      return `alter table ${quoted(table.table)} add column ${columnOf(name, field)}${fallback}`;
    });

/** Tables in an order in which every reference points to one that is already there. */
const ordered = (): readonly ResourceTable[] => {
  const done = new Set<string>();
  const order: ResourceTable[] = [];
  const visit = (table: ResourceTable): void => {
    if (done.has(table.table)) return;
    done.add(table.table);
    for (const to of table.references) {
      const other = resourceTables.find((candidate) => candidate.table === to.table);
      if (other) visit(other);
    }
    order.push(table);
  };
  resourceTables.forEach(visit);
  return order;
};

/** The tables of this database, of other schemas beside it none. */
const existingTables = async (unit: Unit, engine: Store['engine']) => {
  const tables = await unit.introspection.getTables();
  if (engine === 'sqlite') return tables;
  const current = await sql<{ name: string }>`select current_schema() as name`.execute(unit);
  return tables.filter(({ schema }) => schema === current.rows[0]?.name);
};

const FINGERPRINT = 'resources';

const fingerprint = (): string => {
  const layout = resourceTables.map(({ table, fields, references }) => [table, fields.map(([name, field]) => columnOf(name, field)), references]);
  return createHash('sha256').update(JSON.stringify(layout)).digest('hex');
};

/** Creates the tables of the resources and the columns of their fields, as far as they are not there. */
export const arrangeResources = async (unit: Unit, engine: Store['engine']): Promise<void> => {
  const wanted = fingerprint();
  const known = await unit.selectFrom('keys').select('value').where('name', '=', FINGERPRINT).executeTakeFirst();
  if (known?.value === wanted) return;
  const present = await existingTables(unit, engine);
  for (const table of ordered()) {
    const existing = present.find(({ name }) => name === table.table);
    const statements = existing ? additions(table, new Set(existing.columns.map(({ name }) => name))) : creation(table, engine);
    for (const statement of statements) await sql.raw(statement).execute(unit);
  }
  await unit
    .insertInto('keys')
    .values({ name: FINGERPRINT, value: wanted })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wanted }))
    .execute();
};
