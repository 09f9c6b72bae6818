import { cpSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Configuration, DEFAULTS } from '../../../server/config/configuration.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { runCommand } from '../../../server/practices/command.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

const USER = '/dj-rest-auth/user/';

type Place = Pick<Configuration, 'data' | 'databaseUrl'>;

/** A database as it is now, in a place of its own; nobody may have it open. */
const copyOf = async ({ data, databaseUrl }: Place): Promise<Place> => {
  if (databaseUrl === null) {
    cpSync(data, `${data}-restored`, { recursive: true });
    return { data: `${data}-restored`, databaseUrl };
  }
  const [url, other] = [new URL(databaseUrl), new URL(databaseUrl)];
  const name = url.pathname.slice(1);
  [url.pathname, other.pathname] = [`/${name}_restored`, '/postgres'];
  const client = new pg.Client({ connectionString: other.href });
  await client.connect();
  await client.query(`create database ${name}_restored template ${name}`);
  await client.end();
  return { data, databaseUrl: url.href };
};

describe.each(ENGINES)('a backup that was restored, on %s', (_name, open) => {
  let engine: Engine;
  beforeAll(() => {
    engine = open();
  });
  afterAll(() => engine.dispose());

  test('knows no session any more once its keeper has ended all: neither of its day nor of later, and everybody signs in anew', async () => {
    const database = await engine.newDatabase();
    let server: RunningServer = await startOn(engine, database);
    await newPractice(server, 'owner');
    const [still, busy] = [new Browser(server.url), new Browser(server.url)];
    for (const browser of [still, busy]) expect((await browser.signIn('owner', PASSWORD)).status).toBe(200);
    await server.stop();
    const backup = await copyOf(database);

    server = await startOn(engine, database);
    /** The same person at the server of now. */
    const moved = (browser: Browser) => {
      const there = new Browser(server.url);
      for (const [name, value] of browser.cookies) there.cookies.set(name, value);
      return there;
    };
    const later = moved(busy);
    const { access } = (await later.renew()).body as { access: string };
    await server.stop();

    await runCommand(['end-sessions', '--all'], { ...DEFAULTS, ...backup }, () => undefined);
    server = await startOn(engine, backup);
    for (const browser of [still, busy, later]) expect((await moved(browser).renew()).status).toBe(401);
    expect((await fetch(server.url + USER, { headers: { authorization: `Bearer ${access}` } })).status).toBe(401);
    const fresh = new Browser(server.url);
    expect([(await fresh.signIn('owner', PASSWORD)).status, (await fresh.ask('GET', USER)).status]).toEqual([200, 200]);
    await server.stop();
  });

  test('gives every list another version, so that a server that went on through a failover serves none of before', async () => {
    const database = await engine.newDatabase();
    const server = await startOn(engine, database);
    const owner = await newPractice(server, 'owner');
    const { store } = server;
    if (!store) throw new Error('This server has no database');
    const add = (name: string) => owner.post('/api/insurances/', { name });
    await add('بیمه یک');
    await add('بیمه گم‌شده');
    expect((await owner.get('/api/insurances/')).body).toMatchObject([{ name: 'بیمه یک' }, { id: 2, name: 'بیمه گم‌شده' }]);
    // What a replica that lagged behind does not have: the last row, and that it was counted.
    await sql`delete from insurances where id = 2`.execute(store.db);
    await store.db.updateTable('lists').set({ last_id: 1, version: 1 }).where('name', '=', 'insurances').execute();
    await runCommand(['end-sessions', '--all'], { ...DEFAULTS, ...database }, () => undefined);
    const back = new Browser(server.url);
    expect((await back.signIn('owner', PASSWORD)).status).toBe(200);
    expect((await back.ask('POST', '/api/insurances/', { name: 'بیمه دیگر' })).status).toBe(201);
    expect((await back.ask('GET', '/api/insurances/')).body).toMatchObject([{ name: 'بیمه یک' }, { id: 2, name: 'بیمه دیگر' }]);
    await server.stop();
  });
});
