import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startCluster } from '../../contract/support/cluster.ts';
import { postgres, startOn } from '../../contract/support/engines.ts';
import { newPractice } from '../../contract/support/practice.ts';

const PATH = '/api/patients/';
const PATIENT = { first_name: 'مریم', last_name: 'محمدی', national_number: 1, gender: 2 };
/** Long enough for ten connections at once on a machine that has other work: a third of it is what each may take to come. */
const PATIENCE = 3000;

test('a database that hangs is a 503 in time, and is served from again when it goes on', async () => {
  const cluster = await startCluster();
  const server = await startOn(postgres(), { data: '/nonexistent', databaseUrl: await cluster.newDatabase(), databasePatience: PATIENCE });
  const client = await newPractice(server, 'dentist');
  expect((await client.post(PATH, PATIENT)).status).toBe(201);

  cluster.freeze();
  // More than there are connections.
  const [live, written, ...read] = await Promise.all([
    client.get('/health/live'),
    client.post(PATH, PATIENT),
    ...Array.from({ length: 25 }, () => client.get(PATH)),
  ]);
  expect(live.status).toBe(200);
  for (const { status, headers } of [written, ...read]) expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  expect((await client.get('/health/ready')).body).toEqual({ status: 'unavailable' });
  cluster.thaw();

  // Whoever is first may still meet what is only waking up, and is told to come again; nobody who comes after it is.
  await expect.poll(async () => (await client.get(PATH)).status, { timeout: 3 * PATIENCE }).toBe(200);
  const again = await Promise.all(Array.from({ length: 25 }, () => client.get(PATH)));
  for (const { status } of again) expect(status).toBe(200);
  expect((await client.post(PATH, PATIENT)).status).toBe(201);
  expect((await client.get('/health/ready')).status).toBe(200);
  // What became of the write in between nobody could say; it is there once or not at all.
  const ids = ((await client.get(PATH)).body as { id: number }[]).map(({ id }) => id);
  expect([2, 3]).toContain(ids.length);
  expect(new Set(ids).size).toBe(ids.length);
  await server.stop();
  await cluster.stop();
});

test('a database that hangs keeps no server from stopping', async () => {
  const cluster = await startCluster();
  const server = await startOn(postgres(), { data: '/nonexistent', databaseUrl: await cluster.newDatabase(), databasePatience: PATIENCE });
  const client = await newPractice(server, 'dentist');
  cluster.freeze();
  const under = client.get(PATH);
  await client.get('/health/live');
  await server.stop();
  expect((await under).status).toBe(503);
  await cluster.stop();
});

test('a statement that takes too long ends in the database, and its connection serves on', async () => {
  const engine = postgres();
  const server = await startOn(engine, { databasePatience: PATIENCE });
  const { store } = server;
  if (!store) throw new Error('No database');
  const own = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db)).rows[0]?.pid;
  const before = await own();
  await expect(sql`select pg_sleep(60)`.execute(store.db)).rejects.toMatchObject({ code: '57014' });
  expect(await own()).toBe(before);
  await server.stop();
  await engine.dispose();
});
