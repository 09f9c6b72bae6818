import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { ListCache, lengthOf, type SentList } from '../../server/resources/lists/cache.ts';
import { type Lists, listsOf } from '../../server/resources/lists/lists.ts';
import { rowsOf } from '../../server/resources/rows.ts';
import { insertMany } from '../../server/store/bulk.ts';
import { databaseName } from '../../server/store/keys.ts';
import { nextIds } from '../../server/store/lists.ts';
import { resourceTable } from '../../server/store/resource-table.ts';
import type { Store } from '../../server/store/tables.ts';
import type { Client } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';

const PATH = '/api/patients/';
/** More than are read or written without a pause. */
const MANY = 2500;
const INSURED = 2000;
const patients = resourceTable('patients');

const textOf = (list: SentList | null) => list && Buffer.concat(list.parts).toString();
const sent = (text: string, etag = '"1"') => ({ etag, encoding: 'identity', parts: [Buffer.from(text)] }) as const;

describe.each(ENGINES)('a list of several slices, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let client: Client;
  let store: Store;
  let lists: Lists;

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    if (!server.store) throw new Error('This server has no database');
    store = server.store;
    client = await newPractice(server, 'dentist');
    lists = listsOf(store, patients, new ListCache(), await databaseName(store));
    await client.post('/api/insurances/', { name: 'بیمه' });
    const rows = Array.from({ length: MANY }, (_, at) => ({
      ...{ practice_id: 1, id: at + 1, first_name: 'مریم', last_name: `محمدی ${at}`, national_number: at, gender: 2, insurance: at < INSURED ? 1 : null },
    }));
    await store.atomically(async (unit) => {
      await nextIds(unit, 1, 'patients', MANY);
      await insertMany(unit, store.engine, 'patients', rows);
    });
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  type Patient = { readonly id: number; readonly first_name: string; readonly gender: number };
  const all = async (path = PATH) => (await client.get(path)).body as Patient[];
  const read = async (encoding: 'br' | 'gzip' | 'identity' = 'identity') => lists.read(1, [], await lists.etag(1, []), encoding);

  test('has every row once, in the order of the ids, also where only a part was asked for', async () => {
    const ids = Array.from({ length: MANY }, (_, at) => at + 1);
    expect((await all()).map(({ id }) => id)).toEqual(ids);
    expect((await all(`${PATH}?insurance=1`)).map(({ id }) => id)).toEqual(ids.slice(0, INSURED));
    expect(await all(`${PATH}?insurance=2`)).toEqual([]);
  });

  test('is the same in every encoding and under the version that it is asked by', async () => {
    const [plain, br, gzip] = [await read(), await read('br'), await read('gzip')];
    expect(new Set([plain.etag, br.etag, gzip.etag, await lists.etag(1, [])]).size).toBe(1);
    expect([lengthOf(br) < lengthOf(plain) / 5, lengthOf(gzip) < lengthOf(plain) / 5]).toEqual([true, true]);
    expect(JSON.parse(textOf(plain) ?? '')).toEqual(await all());
  });

  test('is one state of the database, however many rows are written while it is read', async () => {
    const rows = rowsOf(store.db, patients);
    const [before, inside] = await store.reading(async (snapshot) => {
      const first = await rows.after(snapshot, 1, [], 0, 1);
      await client.patch(`${PATH}2/`, { first_name: 'زهرا' });
      await client.post(PATH, { first_name: 'تازه', last_name: 'تازه', national_number: 1, gender: 2 });
      return [first[0]?.id, await rows.after(snapshot, 1, [], 1, MANY * 2)];
    });
    expect([before, inside.length, inside[0]?.first_name]).toEqual([1, MANY - 1, 'مریم']);
    const now = await all();
    expect([now.length, now[1]?.first_name]).toEqual([MANY + 1, 'زهرا']);
  });

  test('reads of others and writes are answered while it is read', async () => {
    const others = Promise.withResolvers<void>();
    const rows = rowsOf(store.db, patients);
    const held: Store = {
      ...store,
      reading: (work) =>
        store.reading(async (snapshot) => {
          await rows.one(snapshot, 1, 1);
          await others.promise;
          return work(snapshot);
        }),
    };
    const long = listsOf(held, patients, new ListCache(), 'x').read(1, [], '"x"', 'br');
    expect((await rows.one(store.db, 1, 7))?.id).toBe(7);
    await store.atomically((unit) => nextIds(unit, 1, 'appointments', 0));
    expect((await all('/api/insurances/')).length).toBe(1);
    others.resolve();
    expect((await long).encoding).toBe('br');
  });

  test('is made once for all who ask at the same time', async () => {
    await client.patch(`${PATH}1/`, { gender: 2 });
    const asked = await Promise.all([read(), read(), read()]);
    expect(new Set(asked.map(({ parts }) => parts)).size).toBe(1);
    expect((await read()).parts).toBe(asked[0]?.parts);
  });

  test('a failure in the middle is told to everybody who waits, and the next one finds the list', async () => {
    const failing: Store = { ...store, reading: () => Promise.reject(new Error('lost')) };
    let fails = true;
    const turning: Store = { ...store, reading: (work) => (fails ? failing : store).reading(work) };
    const own = listsOf(turning, patients, new ListCache(), 'x');
    const etag = await own.etag(1, []);
    const outcomes = await Promise.allSettled([own.read(1, [], etag, 'br'), own.read(1, [], etag, 'br')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect((await own.read(1, [], etag, 'br')).etag).toBe(etag);
  });
});

describe('what is kept of lists', () => {
  const key = (at: number) => `1/patients-insurance=${at}/br`;

  test('weighs no more than it may: what was not asked for longest goes', () => {
    const cache = new ListCache(10_000);
    for (let at = 0; at < 100; at += 1) {
      cache.keep(key(at), sent('x'.repeat(1000)));
      expect(cache.find(key(0), '"1"')).not.toBeNull();
      expect(cache.weight).toBeLessThanOrEqual(10_000);
    }
    expect([cache.find(key(1), '"1"'), textOf(cache.find(key(99), '"1"'))?.length]).toEqual([null, 1000]);
  });

  test('is one version of each, counts small ones for more than their bytes, and leaves out what is too large', () => {
    const cache = new ListCache(10_000);
    for (let at = 0; at < 1000; at += 1) cache.keep(key(at), sent('[]'));
    expect([cache.find(key(900), '"1"'), textOf(cache.find(key(999), '"1"'))]).toEqual([null, '[]']);
    cache.keep(key(999), sent('[1]', '"2"'));
    expect([cache.find(key(999), '"1"'), textOf(cache.find(key(999), '"2"'))]).toEqual([null, '[1]']);
    const { weight } = cache;
    cache.keep('1/patients/br', sent('x'.repeat(20_000)));
    expect([cache.find('1/patients/br', '"1"'), cache.weight]).toEqual([null, weight]);
  });
});
