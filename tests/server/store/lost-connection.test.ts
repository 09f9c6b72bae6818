import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postgres, startOn } from '../../contract/support/engines.ts';
import { newPractice } from '../../contract/support/practice.ts';

const PATIENT = { first_name: 'مریم', last_name: 'محمدی', national_number: 1, gender: 2 };

test('connections that PostgreSQL cuts, idle or in the middle of a transaction, end their work and nothing else', async () => {
  const engine = postgres();
  const server = await startOn(engine);
  const { store } = server;
  if (!store) throw new Error('No database');
  const client = await newPractice(server, 'dentist');
  expect((await client.post('/api/patients/', PATIENT)).status).toBe(201);

  const interrupted = store.atomically(async (unit) => {
    await sql`insert into practices (id, name, created_at) values (77, 'half', 0)`.execute(unit);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(unit);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
    // Until the cut has arrived here.
    while ((await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(store.db)).rows.length > 0) await new Promise(setImmediate);
    await sql`select 1`.execute(unit);
  });
  await expect(interrupted).rejects.toThrow();

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'matab'`.execute(store.db);
  const answers = await Promise.all(Array.from({ length: 30 }, () => client.post('/api/patients/', PATIENT)));
  for (const { status } of answers) expect([201, 503]).toContain(status);
  expect((await client.post('/api/patients/', PATIENT)).status).toBe(201);
  expect((await client.get('/api/patients/')).body).toHaveLength(2 + answers.filter(({ status }) => status === 201).length);
  expect((await store.db.selectFrom('practices').select('id').execute()).map(({ id }) => id)).toEqual([1]);
  await server.stop();
  await engine.dispose();
});
