import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Configuration } from '../../server/config/configuration.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { misfits, readLayout } from '../../server/store/migrations/layout.ts';
import { migrate } from '../../server/store/migrations/migrate.ts';
import { type Steps, steps } from '../../server/store/migrations/steps.ts';
import { resourceTable, resourceTables } from '../../server/store/resource-table.ts';
import type { Store } from '../../server/store/tables.ts';
import { type Resource, type ResourceName, resources } from '../../src/schema/api.ts';
import { optional, text } from '../../src/schema/kit/shape.ts';
import { Client, idIn, signIn } from '../contract/support/client.ts';
import { ENGINES, type Engine, postgres, sqlite, startOn } from '../contract/support/engines.ts';
import { PASSWORD } from '../contract/support/practice.ts';
import { REFRESH_TOKEN, THEN, writeFirstRelease } from './support/first-release.ts';
import { newFolder, runServer } from './support/process.ts';

const storeOf = ({ store }: RunningServer): Store => {
  if (!store) throw new Error('No database');
  return store;
};

const rowsOf = async <Row>({ db }: Store, text: string): Promise<readonly Row[]> => (await sql.raw<Row>(text).execute(db)).rows;

const takenSteps = async (store: Store) => (await rowsOf<{ name: string }>(store, 'select name from kysely_migration order by name')).map(({ name }) => name);

/** The whole layout as plain data, its indexes included. */
const wholeLayout = async (store: Store) => {
  const tables = [...(await readLayout(store.db, store.engine))].map(([name, columns]) => [name, [...columns.values()]]);
  const indexes =
    store.engine === 'sqlite'
      ? "select name from sqlite_master where type = 'index' order by name"
      : 'select indexname as name from pg_indexes where schemaname = current_schema() order by indexname';
  return { tables, indexes: await rowsOf(store, indexes) };
};

describe.each(ENGINES)('the layout of the database, on %s', (_name, open) => {
  let engine: Engine;
  const started: RunningServer[] = [];

  beforeAll(() => {
    engine = open();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map(({ stop }) => stop()));
  });
  afterAll(() => engine.dispose());

  /** A server until the end of the test, on a database of its own unless one is named. */
  const start = async (options?: Partial<Configuration>): Promise<RunningServer> => {
    const server = await startOn(engine, options);
    started.push(server);
    return server;
  };

  test('the steps create what the contract describes: whoever adds a field adds a step', async () => {
    const store = storeOf(await start());
    expect(misfits(await readLayout(store.db, store.engine))).toEqual([]);
  });

  test('a field, a table or a change that no step knows is named', async () => {
    const { db, engine: kind } = storeOf(await start());
    const layout = await readLayout(db, kind);
    const { fields, ...patients } = resourceTable('patients');
    const withFields = (...more: typeof fields) =>
      misfits(layout, [{ ...patients, fields: [...fields.filter(([name]) => !more.some(([other]) => other === name)), ...more] }]);
    expect(withFields(['favourite_colour', optional(text())])).toEqual(['patients.favourite_colour: no step creates this column']);
    expect(withFields(['gender', text()])).toEqual([expect.stringMatching(/^patients\.gender: is (bigint|int8), and text is kept as text$/)]);
    expect(withFields(['address', text()])).toEqual(['patients.address: may be null, and the field is required']);
    expect(withFields(['last_name', optional(text())])).toEqual(['patients.last_name: may not be null, and the field is optional']);
    expect(misfits(layout, [{ ...patients, fields: fields.slice(0, -1) }])).toEqual([]);
    expect(misfits(layout, [{ ...patients, fields: fields.filter(([name]) => name !== 'gender') }])).toEqual([
      'patients.gender: may not be null, and the contract has no such field',
    ]);
    expect(misfits(layout, [{ ...patients, fields, table: 'visitors' }])).toEqual(['visitors: no step creates this table']);
  });

  test('a server does not start on a database that lacks a column, and says which', async () => {
    const database = await engine.newDatabase();
    const before = await start(database);
    await sql.raw('alter table patients drop column drug_allergies').execute(storeOf(before).db);
    await expect(start(database)).rejects.toThrow('(patients.drug_allergies: no step creates this column)');
  });

  test('a row cannot refer to another practice, nor share a key within its own', async () => {
    const { db } = storeOf(await start({ demo: { patients: 20 } }));
    const run = (text: string) => sql.raw(text).execute(db);
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
  });

  const LATER: Steps = {
    ...steps,
    '9001-colour': ({ addColumn }) => addColumn('patients', 'favourite_colour', "text not null default 'سبز'"),
    '9002-visits': ({ addTable }) => addTable('visits', { patient: 'bigint not null', note: 'text' }, { patient: 'patients' }),
  };

  test('a later step finds the rows that are there, is taken once, and does no harm when it was half done before', async () => {
    const store = storeOf(await start({ demo: { patients: 20 } }));
    const colours = () => rowsOf(store, 'select favourite_colour, count(*) as count from patients group by favourite_colour');
    await migrate(store, LATER);
    expect(await colours()).toEqual([{ favourite_colour: 'سبز', count: 20 }]);
    expect(await takenSteps(store)).toEqual([...Object.keys(steps), '9001-colour', '9002-visits']);
    await sql.raw("update patients set favourite_colour = 'آبی' where id = 1").execute(store.db);
    const layout = await wholeLayout(store);
    await migrate(store, LATER);
    // As an engine leaves it that commits each change of layout by itself, when the program dies before the step is recorded.
    await sql.raw('delete from kysely_migration').execute(store.db);
    await migrate(store, LATER);
    expect(await wholeLayout(store)).toEqual(layout);
    expect(await rowsOf(store, "select count(*) as count from patients where favourite_colour = 'آبی'")).toEqual([{ count: 1 }]);
  });

  test('a step that fails is named and leaves nothing behind, nor do those before it in the same start', async () => {
    const store = storeOf(await start());
    const layout = await wholeLayout(store);
    const failing: Steps = {
      ...LATER,
      '9003-nonsense': async ({ addColumn, run }) => {
        await addColumn('patients', 'nickname', 'text');
        await run('update nothing set anything = 1');
      },
    };
    await expect(migrate(store, failing)).rejects.toThrow(/^The step 9003-nonsense of the database failed: .*nothing/);
    expect([await wholeLayout(store), await takenSteps(store)]).toEqual([layout, Object.keys(steps)]);
    await migrate(store);
  });

  test('a clock that was wrong when a step was taken keeps nobody from taking the next', async () => {
    const store = storeOf(await start());
    await sql.raw("update kysely_migration set timestamp = '2093-01-01T00:00:00.000Z' where name like '0001%'").execute(store.db);
    await migrate(store, LATER);
    await migrate(store, LATER);
    expect((await takenSteps(store)).at(-1)).toBe('9002-visits');
  });

  test('a database of a newer program is left alone', async () => {
    const database = await engine.newDatabase();
    await migrate(storeOf(await start(database)), LATER);
    await expect(start(database)).rejects.toThrow(/^The database has taken the step 900\d-\w+, which this program does not know: start the newer program\.$/);
  });

  test('a database of the first release goes on: its rows, ids, sessions and passwords, in the layout of a new one', async () => {
    const database = await engine.newDatabase();
    await writeFirstRelease(database);
    const server = await start({ ...database, clock: () => THEN + 60_000 });
    const store = storeOf(server);
    expect(await takenSteps(store)).toEqual(Object.keys(steps));
    expect(await wholeLayout(store)).toEqual(await wholeLayout(storeOf(await start())));
    expect(await rowsOf(store, "select value from keys where name = 'database'")).toEqual([{ value: 'e4abbbd9d525' }]);

    const renewed = await new Client(server.url).post('/dj-rest-auth/token/refresh/', {}, { headers: { cookie: `matab-refresh=${REFRESH_TOKEN}` } });
    expect(renewed.status).toBe(200);
    const dentist = await signIn(server.url, 'dentist', PASSWORD);
    const counted = (Object.keys(resources) as ResourceName[]).map(async (name) => {
      const { path }: Resource = resources[name];
      return [name, ((await dentist.get(path)).body as unknown[]).length];
    });
    expect(await Promise.all(counted)).toEqual(Object.keys(resources).map((name) => [name, 1]));
    expect((await dentist.get('/api/patients/41/')).body).toMatchObject({
      id: 41,
      first_name: 'مریم',
      last_name: 'محمدی',
      national_number: 12345679,
      gender: 2,
      phone: null,
      birth_date: '1963-08-14',
      insurance: 1,
      address: 'تهران',
      underlying_diseases: 'دیابت, آسم',
      current_medications: '',
      drug_allergies: null,
    });
    expect((await dentist.get('/api/contracts/')).body).toMatchObject([{ is_active: true, percent: 12.5 }]);
    expect(idIn(await dentist.post('/api/patients/', { first_name: 'زهرا', last_name: 'محمدی', national_number: 2, gender: 2 }))).toBe(42);
  });

  test('the first release refuses a database that has gone on without it, by its own number', async () => {
    const database = await engine.newDatabase();
    await writeFirstRelease(database);
    for (const where of [database, await engine.newDatabase()]) {
      const store = storeOf(await start(where));
      expect(await rowsOf(store, 'select max(version) as version from migrations')).toEqual([{ version: 2 }]);
    }
  });
});

test('every reference of the contract is kept by the database, together with the practice', async () => {
  const engine = sqlite();
  const server = await startOn(engine);
  const kept = await rowsOf<{ key: string; columns: string }>(
    storeOf(server),
    `select tables.name || ' > ' || keys."table" as key, group_concat(keys."from" || '=' || keys."to") as columns
      from sqlite_master tables, pragma_foreign_key_list(tables.name) keys where tables.type = 'table' group by tables.name, keys.id, keys."table"`,
  );
  for (const { table, references } of resourceTables) {
    for (const { field, table: target } of references)
      expect(kept).toContainEqual({ key: `${table} > ${target}`, columns: `practice_id=practice_id,${field}=id` });
  }
  await server.stop();
  await engine.dispose();
});

describe('several programs that start at once', () => {
  test('take the steps of one old SQLite database once', async () => {
    const data = newFolder();
    await writeFirstRelease({ data, databaseUrl: null });
    const servers = Array.from({ length: 4 }, () => runServer({ MATAB_DATA: data }));
    await Promise.all(servers.map(({ url }) => url));
    for (const { kill } of servers) kill('SIGTERM');
    expect((await Promise.all(servers.map(({ ended }) => ended))).map(({ code, stderr }) => [code, stderr])).toEqual(servers.map(() => [0, '']));
    const file = new Sqlite(path.join(data, 'matab.sqlite'));
    expect(file.prepare('select name from kysely_migration order by name').pluck().all()).toEqual(Object.keys(steps));
    file.close();
  });

  const onPostgres = async (story: (engine: Engine, database: Awaited<ReturnType<Engine['newDatabase']>>) => Promise<void>) => {
    const engine = postgres();
    try {
      await story(engine, await engine.newDatabase());
    } finally {
      await engine.dispose();
    }
  };
  const four = (engine: Engine, options: Partial<Configuration>) => Promise.all(Array.from({ length: 4 }, () => startOn(engine, options)));

  test('take the steps of one old PostgreSQL database once', () =>
    onPostgres(async (engine, database) => {
      await writeFirstRelease(database);
      const servers = await four(engine, database);
      for (const server of servers) expect(await takenSteps(storeOf(server))).toEqual(Object.keys(steps));
      await Promise.all(servers.map(({ stop }) => stop()));
    }));

  test('make one practice in one empty PostgreSQL database', () =>
    onPostgres(async (engine, database) => {
      const servers = await four(engine, { ...database, demo: { patients: 30 } });
      for (const server of servers) {
        expect(await rowsOf(storeOf(server), 'select (select count(*) from practices) as practices, (select count(*) from patients) as patients')).toEqual([
          { practices: 1, patients: 30 },
        ]);
        expect(server.demo).not.toBeNull();
      }
      await Promise.all(servers.map(({ stop }) => stop()));
    }));

  test('in schemas of their own do not take each other’s steps for theirs', () =>
    onPostgres(async (engine, database) => {
      const here = await startOn(engine, { ...database, demo: { patients: 5 } });
      await sql.raw('create schema beside').execute(storeOf(here).db);
      const address = database.databaseUrl ?? '';
      const databaseUrl = `${address}${address.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c search_path=beside')}`;
      const there = await startOn(engine, { ...database, databaseUrl });
      expect(await takenSteps(storeOf(there))).toEqual(Object.keys(steps));
      expect(await rowsOf(storeOf(there), 'select count(*) as count from patients')).toEqual([{ count: 0 }]);
      await Promise.all([here.stop(), there.stop()]);
    }));
});
