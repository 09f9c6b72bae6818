import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { ListCache } from '../../server/resources/lists/cache.ts';
import { listForm } from '../../server/resources/lists/form.ts';
import { listsOf } from '../../server/resources/lists/lists.ts';
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
    const lists = listsOf(store, later, new ListCache(), name);
    const list = await lists.read(1, [], await lists.etag(1, []), 'identity');

    expect(JSON.parse(Buffer.concat(list.parts).toString())).toEqual([{ ...(old.body as object[])[0], favourite_colour: 'سبز' }]);
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

  test('a list is compressed for whoever takes it, as densely as they take, and a small one is sent as it is', async () => {
    await Promise.all(Array.from({ length: 30 }, () => client.post(PATH, PATIENT)));
    const { authorization } = client;
    const plain = await rawGet(server.url + PATH, { authorization });
    expect(plain.encoding).toBeUndefined();
    for (const [accepted, encoding, unpacked] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip;q=1.0, BR ; q=0.5', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
      ['zstd, brx, gzipped', undefined, Buffer.from],
    ] as const) {
      // Once when it is made, and once as it was kept.
      for (let count = 0; count < 2; count += 1) {
        const packed = await rawGet(server.url + PATH, { authorization, 'accept-encoding': accepted });
        expect([accepted, packed.encoding, unpacked(packed.bytes).equals(plain.bytes)]).toEqual([accepted, encoding, true]);
      }
    }
    const small = await rawGet(`${server.url}/api/clinics/`, { authorization, 'accept-encoding': 'br' });
    expect([small.encoding, (JSON.parse(small.bytes.toString()) as unknown[]).length]).toEqual([undefined, 1]);
  });

  test('who asks for the headers alone is told the version, and nothing is read for it', async () => {
    const head = await client.ask('HEAD', PATH);
    const { headers } = await client.get(PATH);
    expect([head.status, head.headers.get('etag'), head.headers.get('content-type'), head.headers.get('content-length')]).toEqual([
      200,
      headers.get('etag'),
      headers.get('content-type'),
      null,
    ]);
    const current = await client.ask('HEAD', PATH, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([current.status, (await client.stranger.ask('HEAD', PATH)).status]).toEqual([304, 401]);
  });
});
