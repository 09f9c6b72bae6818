import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { resourceTables } from '../../server/store/resource-table.ts';
import { ENGINES, startOn } from '../contract/support/engines.ts';

describe.each(ENGINES)('the layout of the database, on %s', (_name, open) => {
  test('every field of the contract has its column, every key and reference begins with the practice', async () => {
    const engine = open();
    const server = await startOn(engine);
    const { store } = server;
    if (!store) throw new Error('No database');
    const present = await store.db.introspection.getTables();
    for (const { table, fields } of resourceTables) {
      const columns = present.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect(columns).toEqual(['practice_id', ...fields.map(([field]) => field)]);
    }
    await server.stop();
    await engine.dispose();
  });

  test('a row cannot refer to another practice, nor share a key within its own', async () => {
    const engine = open();
    const server = await startOn(engine, { demo: { patients: 20 } });
    const { store } = server;
    if (!store) throw new Error('No database');
    const run = (text: string) => sql.raw(text).execute(store.db);
    await run("insert into practices values (2, 'other', 0)");
    await run("insert into procedure_types (practice_id, id, name, procedure_code, price) values (2, 900, 'x', 'x', 1)");
    await run("insert into insurances (practice_id, id, name) values (2, 1, 'same id, other practice')");
    await expect(run("insert into insurances (practice_id, id, name) values (2, 1, 'twice')")).rejects.toThrow(/unique/i);
    await expect(
      run("insert into patients (practice_id, id, first_name, last_name, national_number, gender, insurance) values (1, 900, 'x', 'x', 1, 1, 21)"),
    ).rejects.toThrow(/foreign key/i);
    await expect(run('insert into constant_tariffs (practice_id, id, contract, procedure_type, price) values (1, 900, 1, 900, 1)')).rejects.toThrow(
      /foreign key/i,
    );
    await server.stop();
    await engine.dispose();
  });

  test('a field that older rows can do without appears by itself; rows stay', async () => {
    const engine = open();
    const database = await engine.newDatabase();
    const before = await startOn(engine, { ...database, demo: { patients: 20 } });
    const { store } = before;
    if (!store) throw new Error('No database');
    await sql.raw('alter table patients drop column drug_allergies').execute(store.db);
    await sql.raw('alter table contracts drop column is_active').execute(store.db);
    await sql.raw("update keys set value = 'an older layout' where name = 'resources'").execute(store.db);
    await before.stop();
    const after = await startOn(engine, database);
    const rows = await sql<{
      count: number;
      empty: number;
    }>`select count(*) as count, sum(case when drug_allergies is null then 1 else 0 end) as empty from patients`.execute(after.store?.db ?? store.db);
    expect(rows.rows.map(({ count, empty }) => [Number(count), Number(empty)])).toEqual([[20, 20]]);
    const contracts = await sql<{ is_active: number }>`select distinct is_active from contracts`.execute(after.store?.db ?? store.db);
    expect(contracts.rows).toEqual([{ is_active: 1 }]);
    await after.stop();
    await engine.dispose();
  });
});

test('several servers starting at once on one PostgreSQL database make one practice', async () => {
  const engine = ENGINES[1]?.[1]();
  if (!engine) throw new Error('No engine');
  const database = await engine.newDatabase();
  const servers = await Promise.all(Array.from({ length: 4 }, () => startOn(engine, { ...database, demo: { patients: 30 } })));
  const counted = await sql<{ practices: number; patients: number }>`
    select (select count(*) from practices) as practices, (select count(*) from patients) as patients`.execute(servers[0]?.store?.db ?? fail());
  expect(counted.rows).toEqual([{ practices: 1, patients: 30 }]);
  expect(servers.every(({ demo }) => demo !== null)).toBe(true);
  await Promise.all(servers.map(({ stop }) => stop()));
  await engine.dispose();
});

const fail = (): never => {
  throw new Error('No database');
};
