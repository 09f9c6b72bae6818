import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { ListCache } from '../../server/resources/list-cache.ts';
import { listForm } from '../../server/resources/list-form.ts';
import { resourceService } from '../../server/resources/service.ts';
import { databaseName } from '../../server/store/keys.ts';
import { resourceTable } from '../../server/store/resource-table.ts';
import { text } from '../../src/schema/kit/shape.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';

const PATIENT = { first_name: 'مریم', last_name: 'محمدی', national_number: 1, gender: 2 };
const PATH = '/api/patients/';

/** The bytes as they came over the wire. */
const rawGet = (url: string, headers: Record<string, string>): Promise<{ readonly encoding: string | undefined; readonly bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });

describe.each(ENGINES)('lists and their versions, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let client: Client;

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    client = await newPractice(server, 'dentist');
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const version = async () => (await client.get(PATH)).headers.get('etag') ?? '';

  test('a list has a version that every write raises, and that is asked for instead of the rows', async () => {
    const empty = await client.get(PATH);
    expect([empty.text, empty.headers.get('cache-control')]).toEqual(['[]', 'no-store']);
    const seen = new Set([empty.headers.get('etag')]);
    const id = idIn(await client.post(PATH, PATIENT));
    seen.add(await version());
    await client.patch(`${PATH}${id}/`, { first_name: 'زهرا' });
    seen.add(await version());
    await client.put(`${PATH}${id}/`, PATIENT);
    seen.add(await version());
    await client.delete(`${PATH}${id}/`);
    const last = await version();
    seen.add(last);
    expect(seen.size).toBe(5);
    for (const header of [last, `W/${last}`, `"x", ${last}`]) {
      const unchanged = await client.get(PATH, { headers: { 'if-none-match': header } });
      expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', last]);
    }
    expect((await client.get(PATH, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  test('a write that is refused or changes nothing raises no version', async () => {
    const id = idIn(await client.post(PATH, PATIENT));
    const before = await version();
    expect((await client.patch(`${PATH}${id}/`, PATIENT)).status).toBe(200);
    expect((await client.patch(`${PATH}${id}/`, {})).status).toBe(200);
    expect((await client.post(PATH, {})).status).toBe(400);
    expect((await client.patch(`${PATH}999/`, { first_name: 'x' })).status).toBe(404);
    expect((await client.delete(`${PATH}999/`)).status).toBe(404);
    expect(await version()).toBe(before);
  });

  test('another practice has other versions and other rows', async () => {
    const neighbour = await newPractice(server, 'neighbour');
    await client.post(PATH, PATIENT);
    const own = await version();
    const theirs = await neighbour.get(PATH, { headers: { 'if-none-match': own } });
    expect([theirs.status, theirs.text]).toEqual([200, '[]']);
  });

  test('a list has another version when its rows get another form, though nobody wrote', async () => {
    const database = await engine.newDatabase();
    const before = await startOn(engine, database);
    const { store } = before;
    if (!store) throw new Error('This server has no database');
    const dentist = await newPractice(before, 'before');
    await dentist.post(PATH, PATIENT);
    const old = await dentist.get(PATH);

    // What a later program does: a column with an initial value, and the field in its contract.
    await sql.raw("alter table patients add column favourite_colour text not null default 'سبز'").execute(store.db);
    const patients = resourceTable('patients');
    const later = { ...patients, fields: [...patients.fields, ['favourite_colour', text({ initial: 'سبز' })] as const] };
    const name = await databaseName(store);
    const list = await resourceService(store, later, new ListCache(), name).list(1);

    expect(JSON.parse(list.bytes.toString())).toEqual([{ ...(old.body as object[])[0], favourite_colour: 'سبز' }]);
    expect(list.etag).not.toBe(old.headers.get('etag'));
    expect((await dentist.get(PATH, { headers: { 'if-none-match': old.headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await dentist.get(PATH, { headers: { 'if-none-match': list.etag } })).status).toBe(200);
    await before.stop();
  });

  test('a list has another version after a step of the layout, which may have rewritten its rows', () => {
    const patients = resourceTable('patients');
    const forms = [listForm(patients), listForm(patients, '9999-later'), listForm({ fields: patients.fields.slice(0, -1) })];
    expect(new Set(forms).size).toBe(3);
    expect(listForm(patients)).toBe(listForm(resourceTable('patients')));
  });

  test('two processes of one database see each other’s writes at once', async () => {
    const database = await engine.newDatabase();
    const one = await startOn(engine, database);
    const two = await startOn(engine, database);
    try {
      const here = await newPractice(one, 'shared');
      const there = here.at(two.url);
      expect((await there.get(PATH)).text).toBe('[]');
      for (let count = 1; count <= 5; count += 1) {
        await here.post(PATH, PATIENT);
        expect((await there.get(PATH)).body).toHaveLength(count);
      }
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
  });

  test('a long list is compressed for whoever takes it', async () => {
    await Promise.all(Array.from({ length: 30 }, () => client.post(PATH, PATIENT)));
    const { authorization } = client;
    const plain = await rawGet(server.url + PATH, { authorization });
    expect(plain.encoding).toBeUndefined();
    for (let count = 0; count < 2; count += 1) {
      const zipped = await rawGet(server.url + PATH, { authorization, 'accept-encoding': 'br, gzip' });
      expect(zipped.encoding).toBe('gzip');
      expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    }
  });
});
