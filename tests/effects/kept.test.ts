import { Effect } from 'effect';
import { afterEach, describe, expect, it } from 'vitest';
import { Ahead } from '../../src/effects/kit/ahead.ts';
import { currentRows, hasNews, loadedRows } from '../../src/effects/kit/resources/kept.ts';
import { resourceMachine } from '../../src/machines/kit/resource.ts';
import { stage } from '../machines/stage.ts';
import { outcome, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider } from './support/provider.ts';

let provider: TestProvider;
const serving = async (handlers: Record<string, Handler>) => {
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, {}), ...handlers });
};
afterEach(() => provider.close());

const PATIENTS = '/api/patients/';
const row = (id: number) => ({ id, first_name: 'سارا', last_name: 'احمدی', national_number: 12_345_679, gender: 2 });

/** A provider whose list grows when the test says so. */
const growing = (tagged: boolean) => {
  const list = [row(1)];
  const handler: Handler = ({ headers }, response) => {
    const etag = `"${list.length}"`;
    if (tagged && headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else json(response, 200, list, tagged ? { etag } : {});
  };
  return { list, handler };
};

const twice = Effect.gen(function* () {
  const first = yield* currentRows('patients');
  yield* loadedRows('patients', null, null);
  const news = yield* hasNews('patients');
  return { first, news, second: yield* currentRows('patients') };
});

describe.each([
  ['that names its versions', true],
  ['that names none', false],
])('a list of a provider %s', (_, tagged) => {
  it('is the very same as the last time while nothing in it changed', async () => {
    await serving({ [`GET ${PATIENTS}`]: growing(tagged).handler });
    const { first, news, second } = (await outcome(signedIn(provider.origin, 't'), twice)) as Effect.Success<typeof twice>;
    expect(first.rows).toHaveLength(1);
    expect([news, second === first]).toEqual([false, true]);
  });

  it('has news when another desk added a row, and is read once for that', async () => {
    const { list, handler } = growing(tagged);
    await serving({ [`GET ${PATIENTS}`]: handler });
    const story = Effect.gen(function* () {
      yield* loadedRows('patients', null, null);
      list.push(row(2));
      // News until it was read: what came of the reading is not known before.
      const told = [yield* hasNews('patients'), yield* hasNews('patients')];
      const { rows } = yield* loadedRows('patients', null, null);
      return { told: [...told, yield* hasNews('patients')], rows: rows.length };
    });
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual({ told: [true, true, false], rows: 2 });
    expect(provider.on(PATIENTS)).toHaveLength(5);
  });

  it('has news when another desk undid what was changed here, which is shown until it is read again', async () => {
    await serving({ [`GET ${PATIENTS}`]: growing(tagged).handler });
    const shown = stage(resourceMachine('patients'), ['loadRows'], { at: 1 });
    const story = Effect.gen(function* () {
      yield* loadedRows('patients', null, null);
      shown.send({ type: 'row.created', row: row(2) });
      const undone = yield* hasNews('patients', null, shown.snapshot().context.version);
      const { version } = yield* loadedRows('patients', null, null);
      return [undone, yield* hasNews('patients', null, version)];
    });
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual([true, false]);
  });
});

describe('a long list on a slow line', () => {
  it('is read row by row while it comes, and each row once', async () => {
    const wires = Array.from({ length: 3000 }, (_, index) => (index === 5 ? { id: 'six' } : row(index + 1)));
    const sent = JSON.stringify(wires);
    const heard: unknown[] = [];
    const begun = Promise.withResolvers<void>();
    await serving({
      [`GET ${PATIENTS}`]: (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', etag: '"1"' });
        response.write(sent.slice(0, sent.length / 2));
        // The rest is sent once what was sent before has been read.
        void begun.promise.then(() => response.end(sent.slice(sent.length / 2)));
      },
    });
    const reading = Effect.provideService(currentRows('patients'), Ahead, () => (rows) => {
      heard.push(...rows);
      begun.resolve();
    });
    const { rows, unreadable } = (await outcome(signedIn(provider.origin, 't'), reading)) as Effect.Success<typeof reading>;
    expect([rows.length, unreadable]).toEqual([2999, 1]);
    expect(heard.length).toBeGreaterThan(1000);
    expect(heard.every((one, index) => one === rows[index])).toBe(true);
  });
});

describe('the list of one patient', () => {
  it('tells nobody of the rows of others that come with it', async () => {
    const all = Array.from({ length: 3000 }, (_, index) => ({ ...row(index + 1), insurance: 1 + (index % 2) }));
    await serving({ [`GET ${PATIENTS}`]: (_, response) => json(response, 200, all) });
    const heard: unknown[] = [];
    const reading = Effect.provideService(currentRows('patients', { field: 'insurance', id: 1 }), Ahead, () => (rows) => void heard.push(...rows));
    const { rows } = (await outcome(signedIn(provider.origin, 't'), reading)) as Effect.Success<typeof reading>;
    expect([rows.length, heard.length]).toEqual([1500, 0]);
  });
});

describe('what was read of a list', () => {
  it('is nothing after a reload: then there is news', async () => {
    await serving({ [`GET ${PATIENTS}`]: growing(true).handler });
    expect(await outcome(signedIn(provider.origin, 't'), hasNews('patients'))).toBe(true);
  });

  it('belongs to one session: another may have the same versions of other rows', async () => {
    const { list, handler } = growing(true);
    await serving({ [`GET ${PATIENTS}`]: handler });
    const tab = signedIn(provider.origin, 't');
    const story = Effect.gen(function* () {
      yield* currentRows('patients');
      tab.tokens.end();
      tab.tokens.begin('another');
      list[0] = row(9);
      return (yield* currentRows('patients')).rows.map(({ id }) => id);
    });
    expect(await outcome(tab, story)).toEqual([9]);
  });

  it.each([
    ['says the version that it has to a provider on its own origin', '', ['"1"']],
    ['says nothing that needs leave to a provider elsewhere', 'http://page.example', [undefined]],
  ])('%s, and lets no cache keep the answer', async (_, origin, said) => {
    await serving({
      'GET /config.json': (_request, response) => json(response, 200, { provider: provider.origin }),
      [`GET ${PATIENTS}`]: growing(true).handler,
    });
    const asked: RequestInit[] = [];
    const watching = (url: string, init: RequestInit) => {
      asked.push(init);
      return fetch(url.replace(origin || provider.origin, provider.origin), init);
    };
    const { news } = (await outcome(signedIn(origin || provider.origin, 't', { fetch: watching }), twice)) as Effect.Success<typeof twice>;
    expect(news).toBe(false);
    expect(new Set(asked.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
    expect(
      new Set(
        provider
          .on(PATIENTS)
          .slice(1)
          .map(({ headers }) => headers['if-none-match']),
      ),
    ).toEqual(new Set(said));
  });

  it('is asked for page by page, from the first that changed on', async () => {
    const pages: Record<string, { count: number; results: unknown[] }> = { 1: { count: 2, results: [row(1)] }, 2: { count: 2, results: [row(2)] } };
    await serving({
      [`GET ${PATIENTS}`]: ({ url }, response) => {
        const page = new URL(url, 'http://x').searchParams.get('page') ?? '1';
        json(response, 200, { ...pages[page], next: page === '1' ? `${PATIENTS}?page=2` : null }, { etag: `"${page}:${pages[page]?.results.length}"` });
      },
    });
    const story = Effect.gen(function* () {
      const first = yield* currentRows('patients');
      const same = (yield* currentRows('patients')) === first;
      pages[2] = { count: 2, results: [row(2), row(3)] };
      return [same, (yield* currentRows('patients')).rows.length];
    });
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual([true, 3]);
  });
});
