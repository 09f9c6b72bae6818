import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Configuration } from '../../../server/config/configuration.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { type Client, idIn } from '../../contract/support/client.ts';
import { type Engine, sqlite, startOn } from '../../contract/support/engines.ts';
import { newPractice, PASSWORD } from '../../contract/support/practice.ts';

const PATH = '/api/patients/';
const patient = (last_name: string) => ({ first_name: 'مریم', last_name, national_number: 1, gender: 2 });

let engine: Engine;
let server: RunningServer;
let client: Client;
/** Whoever else works on the file: a backup, a keeper's own query, a second server. */
let other: Sqlite.Database;

beforeEach(() => {
  engine = sqlite();
});
afterEach(async () => {
  other.close();
  await server.stop();
  await engine.dispose();
});

const open = async (options: Partial<Configuration> = {}) => {
  const database = await engine.newDatabase();
  server = await startOn(engine, { ...database, ...options });
  client = await newPractice(server, 'dentist');
  other = new Sqlite(path.join(database.data, 'matab.sqlite'));
};

const names = async () => ((await client.get(PATH)).body as { last_name: string }[]).map(({ last_name }) => last_name).sort();

test('while somebody else writes, who reads is served as ever, and who writes is served when the file is free', async () => {
  await open();
  const kept = idIn(await client.post(PATH, patient('kept')));
  other.exec('begin immediate');
  const answered: number[] = [];
  const writing = Array.from({ length: 20 }, async (_, at) => {
    const { status } = await client.post(PATH, patient(`new ${at}`));
    answered.push(status);
  });
  const signingIn = client.stranger.post('/dj-rest-auth/login/', { username: 'dentist', password: PASSWORD });
  for (let round = 0; round < 30; round += 1) {
    for (const address of ['/health/live', '/health/ready', PATH, `${PATH}${kept}/`])
      expect([address, (await client.get(address)).status]).toEqual([address, 200]);
    expect(await names()).toEqual(['kept']);
  }
  expect(answered).toEqual([]);
  other.exec('commit');
  await Promise.all(writing);
  expect(answered).toEqual(Array.from({ length: 20 }, () => 201));
  expect((await signingIn).status).toBe(200);
  expect(await names()).toEqual(['kept', ...Array.from({ length: 20 }, (_, at) => `new ${at}`)].sort());
});

test('a lock that stays is a 503 in the end, about a write that has not happened and never will', async () => {
  await open({ databasePatience: 100 });
  other.exec('begin immediate');
  const refused = await client.post(PATH, patient('refused'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await client.stranger.post('/dj-rest-auth/login/', { username: 'dentist', password: PASSWORD })).status).toBe(503);
  other.exec('commit');
  expect((await client.post(PATH, patient('taken'))).status).toBe(201);
  expect(await names()).toEqual(['taken']);
});
