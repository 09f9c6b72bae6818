import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createServer } from '../../server/create-server.ts';
import type { Client } from '../contract/support/client.ts';
import { newPractice } from '../contract/support/practice.ts';
import { newFolder, runServer } from './support/process.ts';

const ROUNDS = 25;
const WRITERS = 4;
const PATH = '/api/patients/';

/** A data folder with one practice, and its dentist with a token that every later process takes. */
const prepared = async (): Promise<{ readonly data: string; readonly client: Client }> => {
  const data = newFolder();
  const server = await createServer({ data, port: 0, demo: null, dist: data, logLevel: 'silent' });
  const client = await newPractice(server, 'dentist');
  await server.stop();
  return { data, client };
};

/** Writes until the server is gone; returns the ids it acknowledged. */
const writeUntilGone = async (client: Client, acknowledged: Map<number, string>, mark: string): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const last_name = `${mark} ${count}`;
    try {
      const { status, body } = await client.post(PATH, { first_name: 'مریم', last_name, national_number: count, gender: 2 });
      if (status !== 201) throw new Error(`Unexpected answer ${status}`);
      acknowledged.set((body as { id: number }).id, last_name);
    } catch (cause) {
      if (cause instanceof TypeError) return;
      throw cause;
    }
  }
};

const rowsIn = (data: string): ReadonlyMap<number, string> => {
  const file = new Sqlite(path.join(data, 'matab.sqlite'), { readonly: true });
  const rows = file.prepare('select id, last_name from patients').all() as { id: number; last_name: string }[];
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
  file.close();
  return new Map(rows.map(({ id, last_name }) => [id, last_name]));
};

test(`${ROUNDS} kills in the middle of writing: no acknowledged row is lost, every start succeeds`, async () => {
  const { data, client } = await prepared();
  const acknowledged = new Map<number, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = runServer({ MATAB_DATA: data });
    const here = client.at(await server.url);
    const before = acknowledged.size;
    const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilGone(here, acknowledged, `${round}/${writer}`));
    // Each round dies after another number of acknowledged rows, some in its very first writes.
    while (acknowledged.size - before < round) await new Promise((resolve) => setImmediate(resolve));
    server.kill('SIGKILL');
    await Promise.all([...writers, server.ended]);
  }
  const rows = rowsIn(data);
  const lost = [...acknowledged].filter(([id, name]) => rows.get(id) !== name);
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 5);
}, 300_000);

test('two processes on one file: every acknowledged row is there, every id once, both see all', async () => {
  const { data, client } = await prepared();
  const servers = [runServer({ MATAB_DATA: data }), runServer({ MATAB_DATA: data })];
  const clients = await Promise.all(servers.map(async ({ url }) => client.at(await url)));
  const acknowledged = new Map<number, string>();
  const write = async (to: Client, mark: string) => {
    for (let count = 0; count < 40; count += 1) {
      const last_name = `${mark} ${count}`;
      const { status, body } = await to.post(PATH, { first_name: 'مریم', last_name, national_number: count, gender: 2 });
      expect(status).toBe(201);
      const { id } = body as { id: number };
      expect(acknowledged.has(id)).toBe(false);
      acknowledged.set(id, last_name);
    }
  };
  await Promise.all(clients.flatMap((to, at) => [write(to, `${at} a`), write(to, `${at} b`), write(to, `${at} c`)]));
  expect(acknowledged.size).toBe(240);
  for (const to of clients) {
    const list = (await to.get(PATH)).body as { id: number; last_name: string }[];
    expect(new Map(list.map(({ id, last_name }) => [id, last_name]))).toEqual(new Map([...acknowledged].sort(([one], [other]) => one - other)));
  }
  for (const { kill } of servers) kill('SIGTERM');
  expect((await Promise.all(servers.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0]);
});

test('asked to stop while it writes, the server finishes what it took on', async () => {
  const { data, client } = await prepared();
  const server = runServer({ MATAB_DATA: data });
  const here = client.at(await server.url);
  const acknowledged = new Map<number, string>();
  const writing = Array.from({ length: 8 }, (_, writer) => writeSome(here, acknowledged, String(writer)));
  while (acknowledged.size < 20) await new Promise((resolve) => setImmediate(resolve));
  server.kill('SIGTERM');
  const outcomes = (await Promise.all(writing)).flat();
  const { code, stderr } = await server.ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(outcomes.filter((outcome) => !['written', 'stopping', 'gone'].includes(outcome))).toEqual([]);
  const rows = rowsIn(data);
  expect([...acknowledged].filter(([id, name]) => rows.get(id) !== name)).toEqual([]);
  expect(rows.size).toBe(acknowledged.size);
});

/** Writes until the server says that it stops, or is gone. */
const writeSome = async (client: Client, acknowledged: Map<number, string>, mark: string): Promise<string[]> => {
  const outcomes: string[] = [];
  for (let count = 0; ; count += 1) {
    const last_name = `${mark} ${count}`;
    const answer = await client.post(PATH, { first_name: 'مریم', last_name, national_number: count, gender: 2 }).catch(() => null);
    if (answer?.status !== 201) return [...outcomes, answer === null ? 'gone' : answer.status === 503 ? 'stopping' : `status ${answer.status}`];
    acknowledged.set((answer.body as { id: number }).id, last_name);
    outcomes.push('written');
  }
};
