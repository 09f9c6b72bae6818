import pg from 'pg';
import { expect, test } from 'vitest';
import { idIn, signIn } from '../contract/support/client.ts';
import { startCluster } from '../contract/support/cluster.ts';
import { newFolder, runServer } from './support/process.ts';

const PATIENT = {
  first_name: 'کاناری',
  last_name: 'کانارپور',
  national_number: 4_271_828_182,
  gender: 2,
  phone: '+989707654321',
  drug_allergies: 'پنی‌سیلین کاناری',
};

test('an error of the database is logged without the values it quotes', async () => {
  const cluster = await startCluster();
  const databaseUrl = await cluster.newDatabase();
  const server = runServer({ DATABASE_URL: databaseUrl, MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5' });
  const client = await signIn(await server.url, 'demo', 'matab-demo');
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('delete from surgeries; delete from incomes; delete from appointments; delete from expenses');
  await database.query('delete from installment_checks; delete from installments; delete from patients');
  await database.query('alter table patients alter column national_number type integer');
  await database.end();
  const answer = await client.post('/api/patients/', { ...PATIENT, drug_allergies: null });
  expect([answer.status, answer.body]).toEqual([500, { detail: 'A server error occurred.' }]);
  server.kill('SIGTERM');
  const { stdout } = await server.ended;
  expect(stdout).toContain('22003');
  expect(stdout).not.toContain(String(PATIENT.national_number));
  await cluster.stop();
});

test('the log tells what was asked and how it went, and nothing about anybody', async () => {
  const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_LOG: 'trace' });
  const url = await server.url;
  const client = await signIn(url, 'demo', 'matab-demo');
  const id = idIn(await client.post('/api/patients/?secret=in-the-query', PATIENT));
  await client.get(`/api/patients/${id}/`);
  await client.patch(`/api/patients/${id}/`, { phone: 'wrong کاناری' });
  await client.ask('POST', '/api/patients/', { raw: '{"first_name": "کاناری' });
  await client.post('/dj-rest-auth/login/', { username: 'who-is-this', password: 'my-secret-password' });
  await client.stranger.get('/api/patients/', { headers: { authorization: 'Bearer stolen.canary.token' } });
  await client.post('/dj-rest-auth/token/refresh/', {}, { headers: { cookie: 'matab-refresh=1.cookie-canary' } });
  server.kill('SIGTERM');
  const { stdout, stderr } = await server.ended;

  const secrets = [
    'کانار',
    '4271828182',
    '989707654321',
    'پنی',
    'in-the-query',
    'who-is-this',
    'my-secret',
    'canary',
    client.authorization.slice(7),
    'remoteAddress',
    '"ip"',
  ];
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  for (const secret of secrets) expect(lines.join('\n') + stderr).not.toContain(secret);

  const requests = lines
    .map((line) => JSON.parse(line) as { msg?: string; method: string; route: string; status: number; millis: number; practice?: number; account?: number })
    .filter(({ msg }) => msg === 'request');
  expect(requests.map(({ method, route, status, practice, account }) => [method, route, status, practice, account])).toEqual([
    ['POST', '/dj-rest-auth/login/', 200, undefined, undefined],
    ['POST', '/api/patients/', 201, 1, 1],
    ['GET', '/api/patients/:id/', 200, 1, 1],
    ['PATCH', '/api/patients/:id/', 400, 1, 1],
    ['POST', '/api/patients/', 400, 1, 1],
    ['POST', '/dj-rest-auth/login/', 400, undefined, undefined],
    ['GET', '/api/patients/', 401, undefined, undefined],
    ['POST', '/dj-rest-auth/token/refresh/', 401, undefined, undefined],
  ]);
  for (const { millis } of requests) expect(millis).toBeTypeOf('number');
});
