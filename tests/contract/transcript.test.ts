import { expect, test } from 'vitest';
import { type Resource, type ResourceName, resources } from '../../src/schema/api.ts';
import type { Answer, Client } from './support/client.ts';
import { type Engine, postgres, sqlite, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { samplesIn } from './support/samples.ts';

const NAMES = Object.keys(resources) as ResourceName[];

/** Everything said while the same story is told to a server: statuses, bodies and the headers that mean something. */
const transcriptOn = async (engine: Engine): Promise<readonly unknown[]> => {
  const server = await startOn(engine, { clock: () => Date.parse('2026-11-20T08:00:00Z') });
  const said: unknown[] = [];
  const note = ({ status, body, text, headers }: Answer) => {
    said.push([status, body ?? text, headers.get('allow'), headers.get('location'), headers.get('cache-control')]);
  };
  const tell = async (client: Client): Promise<void> => {
    const samples = await samplesIn(client);
    for (const name of NAMES) {
      const { path }: Resource = resources[name];
      const { create, change } = samples[name];
      for (const body of [create, create, {}, { ...create, name: null }]) note(await client.post(path, body));
      note(await client.get(path));
      for (const id of [1, 2, 99]) {
        note(await client.get(`${path}${id}/`));
        note(await client.patch(`${path}${id}/`, change));
        note(await client.put(`${path}${id}/`, create));
        note(await client.delete(`${path}${id}/`));
      }
      note(await client.get(path));
      note(await client.get(path.slice(0, -1)));
    }
    for (const report of [
      '/api/income-by-all-clinics/',
      '/api/invoices-by-all-clinics/',
      '/api/patient-financial-status/1/',
      '/api/patient-financial-status/2/',
    ])
      note(await client.get(report));
  };
  try {
    await tell(await newPractice(server, 'one'));
    await tell(await newPractice(server, 'two'));
    return said;
  } finally {
    await server.stop();
    await engine.dispose();
  }
};

test('both engines answer the same story in the same words', async () => {
  const [embedded, grown] = [await transcriptOn(sqlite()), await transcriptOn(postgres())];
  expect(embedded.length).toBeGreaterThan(600);
  expect(grown).toEqual(embedded);
});
