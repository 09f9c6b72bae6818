import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { type Operation, type Resource, type ResourceName, resources } from '../../src/schema/api.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { type Sample, samplesIn } from './support/samples.ts';

type Json = Record<string, unknown>;

const NAMES = Object.keys(resources) as ResourceName[];
const ITEM: readonly (readonly [Operation, string])[] = [
  ['one', 'GET'],
  ['replace', 'PUT'],
  ['change', 'PATCH'],
  ['remove', 'DELETE'],
];
const LIST: readonly (readonly [Operation, string])[] = [
  ['list', 'GET'],
  ['create', 'POST'],
];

const allowed = (operations: readonly Operation[], of: typeof ITEM): string => {
  const methods = of.filter(([operation]) => operations.includes(operation)).map(([, method]) => method);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
};

describe.each(ENGINES)('every row of the contract on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let client: Client;
  let samples: Readonly<Record<ResourceName, Sample>>;

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    client = await newPractice(server, 'dentist');
    samples = await samplesIn(client);
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const listed = async (path: string, id: number): Promise<Json | undefined> => {
    const { status, body } = await client.get(path);
    expect(status).toBe(200);
    return (body as Json[]).find((row) => row.id === id);
  };

  test.each(NAMES)('%s can be created, read, changed and removed', async (name) => {
    const { path, operations, fields }: Resource = resources[name];
    const { create, change } = samples[name];
    const has = (operation: Operation) => operations.includes(operation);

    const created = await client.post(path, create);
    const id = idIn(created);
    const row = created.body as Json;
    expect(Object.keys(row)).toEqual(Object.keys(fields));
    for (const [field, value] of Object.entries(create)) expect({ [field]: row[field] }).toEqual({ [field]: value });
    expect(await listed(path, id)).toEqual(row);

    if (has('one')) expect((await client.get(`${path}${id}/`)).body).toEqual(row);

    const changed = await client.patch(`${path}${id}/`, change);
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...row, ...change });
    expect(await listed(path, id)).toEqual(changed.body);

    if (has('replace')) {
      const replaced = await client.put(`${path}${id}/`, create);
      expect([replaced.status, replaced.body]).toEqual([200, row]);
      expect(await listed(path, id)).toEqual(row);
    }

    const removed = await client.delete(`${path}${id}/`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect(await listed(path, id)).toBeUndefined();
    for (const [operation, method] of ITEM) {
      if (has(operation)) expect([method, (await client.ask(method, `${path}${id}/`, method === 'GET' ? {} : { body: create })).status]).toEqual([method, 404]);
    }
  });

  test.each(NAMES)('%s has exactly the operations of the table', async (name) => {
    const { path, operations }: Resource = resources[name];
    for (const [address, methods] of [
      [path, LIST],
      [`${path}1/`, ITEM],
    ] as const) {
      const allow = allowed(operations, methods);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (allow.split(', ').includes(method)) continue;
        const refused = await client.ask(method, address, method === 'GET' ? {} : { raw: '{', type: 'text/plain' });
        expect([method, refused.status, refused.headers.get('allow'), refused.body]).toEqual([
          method,
          405,
          allow,
          { detail: `Method "${method}" not allowed.` },
        ]);
      }
      const described = await client.ask('OPTIONS', address);
      expect([described.status, described.headers.get('allow')]).toEqual([200, allow]);
      const head = await client.ask('HEAD', address);
      expect(allow.includes('GET') ? [200, 404] : [405]).toContain(head.status);
      expect(head.text).toBe('');
    }
  });

  test.each(NAMES)('%s is for signed-in users, at its exact address', async (name) => {
    const { path }: Resource = resources[name];
    for (const address of [path, `${path}1/`]) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const refused = await client.stranger.ask(method, address);
        expect([method, refused.status, refused.body]).toEqual([method, 401, { detail: 'Authentication credentials were not provided.' }]);
        expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="api"');
      }
      const moved = await client.get(`${address.slice(0, -1)}?t=1`);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `${address}?t=1`]);
      expect((await client.post(address.slice(0, -1), {})).status).toBe(301);
    }
    for (const id of ['0', '999999', 'abc', '99999999999999999999', '-1', '1.5']) {
      const missing = await client.patch(`${path}${id}/`, {});
      expect([id, missing.status]).toEqual([id, 404]);
      expect((missing.body as Json).detail).toMatch(/^(No \w+ matches the given query|Not found)\.$/);
    }
  });

  test('ids are counted in the practice and never given twice', async () => {
    const other = await newPractice(server, 'neighbour');
    const ids = async (of: Client, count: number) =>
      Promise.all(Array.from({ length: count }, async (_, at) => idIn(await of.post('/api/insurances/', { name: `بیمه ${at}` }))));
    expect((await ids(other, 20)).sort((one, two) => one - two)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect((await other.delete('/api/insurances/20/')).status).toBe(204);
    expect(await ids(other, 1)).toEqual([21]);
  });

  test('an unknown address is a 404 in JSON, whoever asks', async () => {
    for (const path of ['/api/', '/api/nothing/', '/api/patients/1/more/', '/dj-rest-auth/nothing/']) {
      const { status, body } = await client.get(path, { headers: { accept: 'text/html' } });
      expect([path, status, body]).toEqual([path, 404, { detail: 'Not found.' }]);
    }
  });
});
