import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { signIn } from '../../contract/support/client.ts';
import { startCluster } from '../../contract/support/cluster.ts';
import { sqlite, startOn } from '../../contract/support/engines.ts';
import { newPractice } from '../../contract/support/practice.ts';
import { runServer } from '../support/process.ts';

const PATH = '/api/patients/';
const PATIENT = { first_name: 'مریم', last_name: 'محمدی', national_number: 1, gender: 2, address: 'ت'.repeat(200) };

test('without room SQLite refuses writes with 503 and serves reads; with room again it writes without a restart, and nothing is half there', async () => {
  const engine = sqlite();
  const server = await startOn(engine);
  const client = await newPractice(server, 'dentist');
  const { store } = server;
  if (!store) throw new Error('No database');
  await sql`pragma max_page_count = 1`.execute(store.db);
  let written = 0;
  let refused = await client.post(PATH, PATIENT);
  for (; refused.status === 201; written += 1) refused = await client.post(PATH, PATIENT);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await client.post(PATH, PATIENT)).status).toBe(503);
  expect((await client.get(PATH)).body).toHaveLength(written);
  const ready = await client.get('/health/ready');
  expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable', reason: 'disk full' }]);
  expect((await client.get('/health/live')).status).toBe(200);

  await sql`pragma max_page_count = 1000000`.execute(store.db);
  expect((await client.get('/health/ready')).body).toEqual({ status: 'ok' });
  expect((await client.post(PATH, PATIENT)).status).toBe(201);
  expect((await client.get(PATH)).body).toHaveLength(written + 1);
  expect((await sql`pragma integrity_check`.execute(store.db)).rows).toEqual([{ integrity_check: 'ok' }]);
  expect(await store.db.selectFrom('keys').select('name').where('name', 'like', '%probe%').execute()).toEqual([]);
  await server.stop();
  await engine.dispose();
});

test('a PostgreSQL without room is told of once, and once more when it has some', async () => {
  const cluster = await startCluster();
  const databaseUrl = await cluster.newDatabase();
  const server = runServer({ DATABASE_URL: databaseUrl, MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5' });
  const client = await signIn(await server.url, 'demo', 'matab-demo');
  const keeper = new pg.Client({ connectionString: databaseUrl });
  await keeper.connect();
  await keeper.query("create function no_room() returns trigger language plpgsql as 'begin raise exception using errcode = 53100::text; end'");
  for (const table of ['patients', 'keys']) await keeper.query(`create trigger no_room before insert on ${table} for each row execute function no_room()`);
  for (let count = 0; count < 3; count += 1) expect((await client.post(PATH, PATIENT)).status).toBe(503);
  expect((await client.get('/health/ready')).body).toEqual({ status: 'unavailable', reason: 'disk full' });
  expect((await client.get(PATH)).body).toHaveLength(5);
  for (const table of ['patients', 'keys']) await keeper.query(`drop trigger no_room on ${table}`);
  await keeper.end();
  expect((await client.post(PATH, PATIENT)).status).toBe(201);
  expect((await client.get('/health/ready')).body).toEqual({ status: 'ok' });
  server.kill('SIGTERM');
  const { stdout } = await server.ended;
  const events = stdout.split('\n').flatMap((line) => /"event":"(disk [^"]+)"/.exec(line)?.[1] ?? []);
  expect(events).toEqual(['disk full', 'disk writes again']);
  await cluster.stop();
});
