import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { type ResourceName, resources } from '../../src/schema/api.ts';
import { type Client, idIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice } from './support/practice.ts';
import { type Sample, samplesIn } from './support/samples.ts';

/** The last moment of a day in Tehran, and the first of the next, on which it is still the same day in London. */
const LAST = Date.parse('2026-11-20T20:29:59Z');
const FIRST = Date.parse('2026-11-20T20:30:00Z');

describe.each(ENGINES)('what is owned and spent, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let inPersian: RunningServer;
  let client: Client;
  let samples: Readonly<Record<ResourceName, Sample>>;
  let now = LAST;

  beforeAll(async () => {
    engine = open();
    const database = await engine.newDatabase();
    server = await startOn(engine, { ...database, clock: () => now });
    inPersian = await startOn(engine, { ...database, clock: () => now, language: 'fa' });
    client = await newPractice(server, 'dentist');
    samples = await samplesIn(client);
  });
  afterAll(async () => {
    await server.stop();
    await inPersian.stop();
    await engine.dispose();
  });

  test.each(['assets', 'expenses'] as const)('is not of a day that has not come in Tehran: %s', async (name) => {
    const { path } = resources[name];
    const refused = { date: ['The date must not be after today.'] };
    const on = (date: string) => client.post(path, { ...samples[name].create, date });
    now = LAST;
    expect((await on('2026-11-21')).body).toEqual(refused);
    const id = idIn(await on('2026-11-20'));
    expect((await client.patch(`${path}${id}/`, { date: '2026-11-21' })).body).toEqual(refused);
    expect((await client.at(inPersian.url).patch(`${path}${id}/`, { date: '2099-01-01' })).body).toEqual({
      date: ['تاریخ نمی‌تواند بعد از امروز باشد.'],
    });
    now = FIRST;
    expect((await client.patch(`${path}${id}/`, { date: '2026-11-21' })).status).toBe(200);
    // What stands there is left alone by a change of something else, wherever the clock stands.
    now = LAST;
    expect((await client.patch(`${path}${id}/`, { price: 5 })).status).toBe(200);
  });

  test.each([
    ['assetCategories', 'assets', 'asset_category', 'دارایی‌ها'],
    ['expenseCategories', 'expenses', 'expense_category', 'هزینه‌ها'],
  ] as const)('keeps its category: %s', async (categories, items, field, noun) => {
    const { path } = resources[categories];
    const category = idIn(await client.post(path, { name: 'تازه' }));
    const item = idIn(await client.post(resources[items].path, { ...samples[items].create, [field]: category }));
    const refused = await client.at(inPersian.url).delete(`${path}${category}/`);
    expect([refused.status, refused.body]).toEqual([409, { detail: `حذف ممکن نیست؛ هنوز در ${noun} به کار رفته است.` }]);
    expect((await client.delete(`${resources[items].path}${item}/`)).status).toBe(204);
    expect((await client.delete(`${path}${category}/`)).status).toBe(204);
    // Who still had it in a form is told which field it is about.
    const gone = await client.post(resources[items].path, { ...samples[items].create, [field]: category });
    expect([gone.status, Object.keys(gone.body as object)]).toEqual([400, [field]]);
  });

  test.each(['assets', 'expenses'] as const)('may cost a trillion, to the toman: %s', async (name) => {
    const { path } = resources[name];
    const price = 1_000_000_000_001;
    const id = idIn(await client.post(path, { ...samples[name].create, price }));
    const rows = (await client.get(path)).body as readonly { readonly id: number; readonly price: number }[];
    expect(rows.find((row) => row.id === id)?.price).toBe(price);
  });
});
