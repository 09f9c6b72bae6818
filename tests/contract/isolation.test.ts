import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { type Resource, type ResourceName, resources } from '../../src/schema/api.ts';
import type { Client } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { type Body, samplesIn } from './support/samples.ts';

const REQUESTS = 1000;
const NAMES = Object.keys(resources) as ResourceName[];
/** Stands in every text of the practice that is attacked, and nowhere else. */
const CANARY = 'قناری';

const mark = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, typeof value === 'string' && /[\u0600-\u06ff]/.test(value) ? `${CANARY} ${value}` : value]),
  );

/** Any call an intruder may make on any address, with ids of the other practice in the address and in the body. */
const attempts = fc.record({
  name: fc.constantFrom(...NAMES),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  id: fc.integer({ min: 1, max: 8 }),
  onItem: fc.boolean(),
  changes: fc.dictionary(
    fc.constantFrom(
      'id',
      'practice',
      'practice_id',
      'patient',
      'clinic',
      'contract',
      'insurance',
      'installment',
      'procedure_type',
      'asset_category',
      'expense_category',
      'dentist',
      'name',
    ),
    fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(null), fc.constant('1')),
    { maxKeys: 4 },
  ),
  whole: fc.boolean(),
});

describe.each(ENGINES)('practices on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let owner: Client;
  let intruder: Client;

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    owner = await newPractice(server, 'owner');
    intruder = await newPractice(server, 'intruder');
    const samples = await samplesIn(owner);
    for (const name of NAMES) {
      for (let count = 0; count < 3; count += 1) {
        const unique = { name: `${CANARY} ${name} ${count}`, start_date: `20${30 + count}-01-01`, end_date: `20${31 + count}-01-01` };
        await owner.post(
          resources[name].path,
          mark({ ...samples[name].create, ...Object.fromEntries(Object.entries(unique).filter(([field]) => field in samples[name].create)) }),
        );
      }
    }
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const everything = async () => Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, (await owner.get(resources[name].path)).body])));

  test(`${REQUESTS} generated requests of one practice find and touch nothing of the other`, async () => {
    const before = await everything();
    for (const name of NAMES) expect((before[name] as unknown[]).length, name).toBeGreaterThan(0);
    const create = await samplesIn(intruder);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(attempts, async ({ name, method, id, onItem, changes, whole }) => {
        const { path }: Resource = resources[name];
        const body = { ...(whole ? create[name].create : {}), ...changes };
        const answer = await intruder.ask(method, onItem ? `${path}${id}/` : path, method === 'GET' ? {} : { body });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toContain(CANARY);
      }),
      { numRuns: REQUESTS, seed: 1405 },
    );
    for (const report of ['/api/income-by-all-clinics/', '/api/invoices-by-all-clinics/', ...[1, 2, 3].map((id) => `/api/patient-financial-status/${id}/`)]) {
      expect((await intruder.get(report)).text).not.toContain(CANARY);
    }
    expect(await everything()).toEqual(before);
    // The attempts were worth something: many reached rows, and rows were written and removed.
    for (const status of [200, 201, 204, 400, 404, 405]) expect([status, (statuses.get(status) ?? 0) > 5]).toEqual([status, true]);
  });
});
