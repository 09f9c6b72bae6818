import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { anyTable } from '../../server/resources/rows.ts';
import { type Earned, shareOf, tariffOf } from '../../src/schema/contracts/share.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { samplesIn } from './support/samples.ts';

const terms = fc.record({
  contract_type: fc.constantFrom(1, 2, 3),
  // Whole, or with a fraction.
  percent: fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 9999 }).map((parts) => parts / 100),
  ),
});
const prices = fc.uniqueArray(fc.record({ service: fc.nat(2), price: fc.integer({ min: 1, max: 90_000_000 }) }), { selector: ({ service }) => service });
const treatments = fc.array(
  fc.record({
    service: fc.nat(2),
    total_cost: fc.integer({ min: 0, max: 90_000_001 }),
    extra_fee: fc.integer({ min: 0, max: 999 }),
    discount: fc.integer({ min: 0, max: 500 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const clinics = fc.array(fc.record({ terms, prices, treatments }), { minLength: 12, maxLength: 12 });

describe.each(ENGINES)('what contracts earn, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let client: Client;
  let samples: Awaited<ReturnType<typeof samplesIn>>;

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

  const post = async (path: string, body: object) => idIn(await client.post(path, body));

  test('is the same to the toman in the report and in the program, under any contract', async () => {
    const services = await Promise.all([1, 2, 3].map((each) => post('/api/procedure-types/', { name: `s${each}`, procedure_code: `s${each}`, price: 1000 })));
    const expected: Record<string, number> = {};
    const [practice = []] = fc.sample(clinics, { numRuns: 1, seed: 1405 });
    for (const [index, { terms: contract, prices: priced, treatments: done }] of practice.entries()) {
      const name = `clinic ${index}`;
      const clinic = await post('/api/clinics/', { name, address: 'x', dentist: 1 });
      const id = await post('/api/contracts/', { clinic, start_date: '2020-01-01', end_date: '2021-01-01', is_active: true, ...contract });
      const tariffs = priced.map(({ service, price }) => ({ id: 0, contract: id, procedure_type: services[service] ?? 0, price }));
      for (const { id: _, ...tariff } of tariffs) await post('/api/constant-tariffs/', tariff);
      const earned: Earned[] = [];
      for (const { service, ...costs } of done) {
        const procedure_type = services[service] ?? 0;
        await post('/api/surgeries/', { ...samples.surgeries.create, contract: id, procedure_type, ...costs });
        earned.push({ contract, tariff: tariffOf(tariffs, id, procedure_type), cost: costs.total_cost + costs.extra_fee - costs.discount });
      }
      expected[name] = shareOf(earned);
    }
    expect((await client.get('/api/invoices-by-all-clinics/')).body).toMatchObject(expected);
    expect(Object.values(expected).filter((share) => share > 0).length).toBeGreaterThan(8);
  });

  test('is worked out exactly from a percentage that was stored with more digits than are taken now', async () => {
    const service = await post('/api/procedure-types/', { name: 'halves', procedure_code: 'halves', price: 1000 });
    const clinic = await post('/api/clinics/', { name: 'halves', address: 'x', dentist: 1 });
    const terms = { start_date: '2020-01-01', end_date: '2021-01-01', is_active: true, contract_type: 1 };
    const contract = await post('/api/contracts/', { clinic, percent: 50, ...terms });
    await server.store?.atomically(async (unit) => {
      await anyTable(unit).updateTable('contracts').set({ percent: 49.999 }).where('id', '=', contract).execute();
    });
    for (const total_cost of [75_000_000, 1]) {
      await post('/api/surgeries/', { ...samples.surgeries.create, contract, procedure_type: service, total_cost, extra_fee: 0, discount: 0 });
    }
    const earned = [75_000_000, 1].map((cost) => ({ contract: { contract_type: 1, percent: 49.999 }, tariff: null, cost }));
    expect([shareOf(earned), (await client.get('/api/invoices-by-all-clinics/')).body]).toEqual([37_499_250, expect.objectContaining({ halves: 37_499_250 })]);
  });

  test('has no percentage under a fixed tariff, whatever is sent', async () => {
    const clinic = await post('/api/clinics/', { name: 'ثابت', address: 'x', dentist: 1 });
    const created = await client.post('/api/contracts/', { clinic, start_date: '2020-01-01', end_date: '2021-01-01', contract_type: 2, percent: 40 });
    expect(created.body).toMatchObject({ percent: 0 });
    const path = `/api/contracts/${idIn(created)}/`;
    expect((await client.patch(path, { contract_type: 1, percent: 40 })).body).toMatchObject({ percent: 40 });
    expect((await client.patch(path, { contract_type: 2 })).body).toMatchObject({ contract_type: 2, percent: 0 });
  });

  test('is refused with more than two digits behind the point, as the form of a contract refuses it', async () => {
    const clinic = await post('/api/clinics/', { name: 'یک‌سوم', address: 'x', dentist: 1 });
    const send = (percent: unknown) => client.post('/api/contracts/', { clinic, start_date: '2020-01-01', end_date: '2021-01-01', contract_type: 1, percent });
    const answers = await Promise.all([33.333, '33.333', '1e-3'].map(send));
    expect(answers.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual(Array.from({ length: 3 }, () => [400, ['percent']]));
    expect((await send('33.330')).body).toMatchObject({ percent: 33.33 });
  });

  test('is refused beyond a hundred per cent, and without days', async () => {
    const clinic = await post('/api/clinics/', { name: 'بد', address: 'x', dentist: 1 });
    const wrong = await client.post('/api/contracts/', { clinic, contract_type: 1, percent: 101 });
    expect([wrong.status, Object.keys(wrong.body as object).toSorted()]).toEqual([400, ['end_date', 'percent', 'start_date']]);
  });
});
