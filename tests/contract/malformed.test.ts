import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { type Resource, type ResourceName, resources } from '../../src/schema/api.ts';
import type { Client } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { type Body, samplesIn } from './support/samples.ts';

const BODIES = 500;
const NAMES = Object.keys(resources) as ResourceName[];

const strangeValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '9'.repeat(400),
    'NaN',
    'Infinity',
    '1e400',
    '٣',
    '0x10',
    '2026-13-01',
    '0000-00-00',
    '9999-12-31',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
  ),
  fc.constantFrom(0, -0, -1, 1e21, 2 ** 53, -(2 ** 63), 1.5, Number.MAX_VALUE, Number.MIN_VALUE, true, false, null),
);

/** A body that is nearly right, quite wrong, or no JSON at all. */
const bodyOf = (name: ResourceName, sample: Body) => {
  const fields = Object.keys((resources[name] as Resource).fields);
  const bent = fc
    .dictionary(fc.constantFrom(...fields, '__proto__', 'practice_id'), strangeValue, { maxKeys: 3 })
    .map((changes) => JSON.stringify({ ...sample, ...changes }));
  const loose = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), strangeValue).map((body) => JSON.stringify(body));
  const other = fc.jsonValue().map((value) => JSON.stringify(value));
  const cut = fc.tuple(bent, fc.nat()).map(([text, at]) => text.slice(0, at % Math.max(1, text.length)));
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes));
  const deep = fc.integer({ min: 10, max: 5000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  return fc.oneof({ weight: 5, arbitrary: bent }, { weight: 2, arbitrary: loose }, other, cut, noise, deep);
};

const METHODS = fc.constantFrom('POST', 'PUT', 'PATCH');

describe.each(ENGINES)('malformed bodies on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let client: Client;
  let create: Readonly<Record<ResourceName, { readonly create: Body }>>;

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    client = await newPractice(server, 'dentist');
    create = await samplesIn(client);
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  test.each(NAMES)(`%s: ${BODIES} bodies, no failure of the server and nothing half-written`, async (name) => {
    const { path }: Resource = resources[name];
    const rows = async () => (await client.get(path)).body as { id: number }[];
    const before = (await rows()).length;
    let created = 0;
    await fc.assert(
      fc.asyncProperty(METHODS, bodyOf(name, create[name].create), async (method, raw) => {
        const answer = await client.ask(method, method === 'POST' ? path : `${path}1/`, { raw });
        expect([200, 201, 400, 404, 405], `${method} ${String(raw).slice(0, 300)}: ${answer.text}`).toContain(answer.status);
        expect(answer.text).not.toMatch(/node_modules|server\/|\bat \w+ \(|SQLITE|constraint|Kysely/i);
        if (answer.status === 400) expect(answer.body).toBeTypeOf('object');
        if (answer.status === 201) created += 1;
      }),
      { numRuns: BODIES, seed: 1405 },
    );
    const after = await rows();
    expect(after).toHaveLength(before + created);
    // What was taken reads back and can be sent again as it is.
    for (const row of after.slice(-20)) expect((await client.patch(`${path}${row.id}/`, row)).status).toBe(200);
  });
});
