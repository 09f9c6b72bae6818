import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { resourceTable, resourceTables } from '../../server/store/resource-table.ts';
import type { ResourceName } from '../../src/schema/api.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { type Sample, samplesIn } from './support/samples.ts';

type Row = { readonly id: number; readonly [field: string]: unknown };

describe.each(ENGINES)('a part of a list, on %s', (_name, open) => {
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

  const rows = async (address: string, as = client): Promise<readonly Row[]> => {
    const answer = await as.get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    return answer.body as Row[];
  };

  const anotherPatient = async () => idIn(await client.post('/api/patients/', samples.patients.create));

  test('every reference of every resource finds its rows, in their order, and no others', async () => {
    for (const { name } of resourceTables) for (let count = 0; count < 2; count += 1) await client.post(resourceTable(name).path, samples[name].create);
    let asked = 0;
    for (const { path, references } of resourceTables) {
      const all = await rows(path);
      for (const { field } of references) {
        const ids = new Set(all.map((row) => row[field]).filter((id) => id !== null));
        for (const id of [...ids, 999_999]) {
          expect([path, field, await rows(`${path}?${field}=${id}`)]).toEqual([path, field, all.filter((row) => row[field] === id)]);
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(30);
  });

  test('several references are all meant, the last value of one counts, and other names say nothing', async () => {
    const patient = await anotherPatient();
    await client.post('/api/surgeries/', { ...samples.surgeries.create, patient });
    const [treatment] = await rows(`/api/surgeries/?patient=${patient}`);
    expect(await rows(`/api/surgeries/?clinic=${treatment?.clinic}&patient=${patient}&procedure_type=${treatment?.procedure_type}`)).toEqual([treatment]);
    expect(await rows(`/api/surgeries/?clinic=999&patient=${patient}`)).toEqual([]);
    expect(await rows(`/api/surgeries/?patient=1&patient=${patient}`)).toEqual([treatment]);
    const all = await rows('/api/surgeries/');
    for (const query of ['?', '?patient=', '?tooth_number=16', '?id=1', '?page=2', '?__proto__=1', '?constructor=1', '?practice_id=2'])
      expect([query, await rows(`/api/surgeries/${query}`)]).toEqual([query, all]);
  });

  test('what is no id is refused at its field, whichever digits it is typed in', async () => {
    const patient = await anotherPatient();
    await client.post('/api/incomes/', { ...samples.incomes.create, patient });
    const persian = String(patient).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    expect(await rows(`/api/incomes/?patient=${encodeURIComponent(persian)}`)).toHaveLength(1);
    for (const wrong of ['x', '1.5', '-1', 'null', '1e3', '1 or 1=1', '99999999999999999999', "1'"]) {
      const answer = await client.get(`/api/incomes/?patient=${encodeURIComponent(wrong)}&clinic=y`);
      const reason = ['Incorrect type. Expected pk value, received str.'];
      expect([wrong, answer.status, answer.body]).toEqual([wrong, 400, { patient: reason, clinic: reason }]);
    }
  });

  test('it has a version of its own, which every write to the list raises', async () => {
    const patient = await anotherPatient();
    const address = `/api/incomes/?patient=${patient}`;
    const etagOf = async (of: string) => (await client.get(of)).headers.get('etag') ?? '';
    const empty = await etagOf(address);
    expect(new Set([empty, await etagOf('/api/incomes/'), await etagOf('/api/incomes/?patient=1'), await etagOf('/api/incomes/?clinic=1')]).size).toBe(4);
    expect(await etagOf(`/api/incomes/?x=1&patient=0${patient}`)).toBe(empty);
    const id = idIn(await client.post('/api/incomes/', { ...samples.incomes.create, patient }));
    const asked = await client.get(address, { headers: { 'if-none-match': empty } });
    expect([asked.status, (asked.body as Row[]).map((row) => row.id)]).toEqual([200, [id]]);
    const now = asked.headers.get('etag') ?? '';
    const unchanged = await client.get(address, { headers: { 'if-none-match': now } });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    await client.patch(`/api/incomes/${id}/`, { amount: 5 });
    expect((await rows(address))[0]).toMatchObject({ id, amount: 5 });
    await client.delete(`/api/incomes/${id}/`);
    expect(await rows(address)).toEqual([]);
    expect(await etagOf(address)).not.toBe(now);
  });

  test('nobody reaches the rows of another practice by it', async () => {
    const neighbour = await newPractice(server, 'neighbour');
    expect((await rows('/api/surgeries/?patient=1')).length).toBeGreaterThan(0);
    for (const { path, references } of resourceTables) {
      const own = await rows(path, neighbour);
      for (const { field } of references)
        expect([path, field, await rows(`${path}?${field}=1`, neighbour)]).toEqual([path, field, own.filter((row) => row[field] === 1)]);
    }
    expect(await rows('/api/surgeries/?patient=1&practice_id=1', neighbour)).toEqual([]);
  });

  test('an index finds it, however few rows there were when the database was made', async () => {
    const { store } = server;
    if (!store) throw new Error('This server has no database');
    const explain = engine.name === 'SQLite' ? 'explain query plan' : 'explain';
    const plans: string[] = [];
    for (const [table, field] of [
      ['surgeries', 'patient'],
      ['surgeries', 'clinic'],
      ['incomes', 'patient'],
      ['appointments', 'patient'],
      ['installment_checks', 'installment'],
    ]) {
      const text = `${explain} select * from ${table} where practice_id = 1 and ${field} = 7 and id > 0 order by id limit 10`;
      plans.push(JSON.stringify((await sql.raw(text).execute(store.db)).rows));
    }
    const index =
      engine.name === 'SQLite' ? /USING INDEX \w+_(patient|clinic|installment) \(practice_id=\? AND \w+=\? AND id>\?\)/ : /_by_(patient|clinic|installment)/;
    expect(plans.filter((plan) => !index.test(plan))).toEqual([]);
  });
});
