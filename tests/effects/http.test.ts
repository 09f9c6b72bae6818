import { Effect } from 'effect';
import { TestClock } from 'effect/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type Call, Http } from '../../src/effects/kit/http.ts';
import { untilDone, withClock } from './support/clock.ts';
import { device, outcome, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider, text } from './support/provider.ts';

let provider: TestProvider;
const serving = async (handlers: Record<string, Handler>) => {
  provider = await startProvider(handlers);
  return provider;
};
afterEach(() => provider.close());

const asking = (call: Partial<Call> & Pick<Call, 'method' | 'path'>) => Effect.flatMap(Http, (http) => http.json({ bearer: true, ...call }));
const PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

describe('a call', () => {
  it('carries no header that a provider on another origin would refuse', async () => {
    const { origin, on } = await serving({ 'POST /api/patients/': (_, response) => json(response, 201, { id: 1 }) });
    await outcome(signedIn(origin, 'secret'), asking({ method: 'POST', path: '/api/patients/', body: { first_name: 'سارا' } }));
    const [hit] = on('/api/patients/');
    expect(hit?.body).toBe('{"first_name":"سارا"}');
    expect(hit?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer secret' });
    const ours = ['accept', 'content-type', 'authorization'];
    // The last two say for the platform that nothing is kept of the answer; no preflight asks about them.
    const platform = ['host', 'connection', 'content-length', 'accept-language', 'accept-encoding', 'sec-fetch-mode', 'user-agent', 'pragma', 'cache-control'];
    expect(Object.keys(hit?.headers ?? {}).filter((name) => ![...ours, ...platform].includes(name))).toEqual([]);
  });

  it('sends neither a token nor a body where the table of calls has none', async () => {
    const { origin, on } = await serving({ 'POST /dj-rest-auth/login/': (_, response) => json(response, 200, {}) });
    await outcome(signedIn(origin, 'secret'), asking({ method: 'POST', path: '/dj-rest-auth/login/', bearer: false }));
    const [hit] = on('/dj-rest-auth/login/');
    expect(hit?.headers.authorization).toBeUndefined();
    expect(hit?.headers['content-type']).toBeUndefined();
    expect(hit?.body).toBe('');
  });

  it('brings cookies along', async () => {
    const { origin } = await serving({ 'GET /api/patients/': (_, response) => json(response, 200, []) });
    const asked: RequestInit[] = [];
    const watching = (url: string, init: RequestInit) => {
      asked.push(init);
      return fetch(url, init);
    };
    await outcome(signedIn(origin, 'token', { fetch: watching }), asking({ method: 'GET', path: '/api/patients/' }));
    expect(asked.every(({ credentials }) => credentials === 'include')).toBe(true);
  });

  it('without a session ends before anything is sent', async () => {
    const { origin, hits } = await serving({});
    expect(await outcome(device(origin), asking({ method: 'GET', path: '/api/patients/' }))).toEqual({ _tag: 'SessionEnded' });
    expect(hits.filter(({ url }) => url !== '/config.json')).toEqual([]);
  });
});

describe('where calls go', () => {
  it('is the host of the program when it has no configuration, or a page in its place', async () => {
    const list: Handler = (_, response) => json(response, 200, [1]);
    await serving({ 'GET /api/patients/': list });
    expect(await outcome(signedIn(provider.origin, 't'), asking({ method: 'GET', path: '/api/patients/' }))).toEqual([1]);
    await provider.close();
    await serving({ 'GET /api/patients/': list, 'GET /config.json': (_, response) => text(response, 200, '<!doctype html><html></html>') });
    expect(await outcome(signedIn(provider.origin, 't'), asking({ method: 'GET', path: '/api/patients/' }))).toEqual([1]);
  });

  it('is the provider that the configuration names, asked for once', async () => {
    const far = await startProvider({ 'GET /base/api/patients/': (_, response) => json(response, 200, ['far']) });
    await serving({ 'GET /config.json': (_, response) => json(response, 200, { provider: `${far.origin}/base/` }) });
    const asked = asking({ method: 'GET', path: '/api/patients/' });
    expect(await outcome(signedIn(provider.origin, 't'), Effect.all([asked, asked, asked], { concurrency: 3 }))).toEqual([['far'], ['far'], ['far']]);
    expect(provider.on('/config.json')).toHaveLength(1);
    await far.close();
  });

  it('is asked for again where a page came in the place of the configuration: it was that of a network with a sign-in of its own', async () => {
    const far = await startProvider({ 'GET /api/patients/': (_, response) => json(response, 200, ['far']) });
    let isPortal = true;
    await serving({
      'GET /api/patients/': (_, response) => text(response, 200, PAGE),
      'GET /config.json': (_, response) => (isPortal ? text(response, 200, PAGE) : json(response, 200, { provider: far.origin })),
    });
    const asked = asking({ method: 'GET', path: '/api/patients/' });
    const story = Effect.gen(function* () {
      const had = [yield* Effect.flip(asked)];
      isPortal = false;
      had.push(yield* Effect.flip(asked));
      yield* TestClock.adjust('61 seconds');
      return [...had, yield* asked];
    });
    const away = { _tag: 'Unavailable', status: 200 };
    expect(await withClock(signedIn(provider.origin, 't'), story)).toEqual([away, away, ['far']]);
    expect(provider.on('/config.json')).toHaveLength(2);
    await far.close();
  });

  it('is where it was known to be while a host that answers in pages cannot be asked again', async () => {
    const asks: Handler[] = [
      (_, response) => text(response, 200, PAGE),
      (_, response) => json(response, 503, {}),
      (_, response) => response.destroy(),
      (_, response) => text(response, 200, PAGE),
    ];
    await serving({
      'GET /api/patients/': (_, response) => json(response, 200, ['row']),
      'POST /api/patients/': (_, response) => json(response, 201, { id: 1 }),
      'GET /config.json': (hit, response) => asks[provider.on('/config.json').length - 1]?.(hit, response),
    });
    const read = asking({ method: 'GET', path: '/api/patients/' });
    const story = Effect.gen(function* () {
      const had = [yield* read];
      yield* TestClock.adjust('61 seconds');
      // Once each: a call that is answered otherwise waits for nothing.
      had.push(yield* asking({ method: 'POST', path: '/api/patients/', body: {} }), yield* read, yield* read, yield* read);
      return had;
    });
    expect(await withClock(signedIn(provider.origin, 't'), story)).toEqual([['row'], { id: 1 }, ['row'], ['row'], ['row']]);
    expect(provider.on('/config.json')).toHaveLength(asks.length);
  });

  it('is not guessed when the configuration cannot be had', async () => {
    const broken: Handler[] = [(_, response) => json(response, 500, {}), (_, response) => text(response, 500, PAGE)];
    for (const handler of broken) {
      await serving({ 'GET /config.json': handler });
      expect(await outcome(device(provider.origin), asking({ method: 'POST', path: '/dj-rest-auth/login/', bearer: false }))).toEqual({
        _tag: 'NotSent',
        lacking: 'address',
      });
      expect(await outcome(signedIn(provider.origin, 't'), asking({ method: 'GET', path: '/api/patients/' }))).toEqual({ _tag: 'Unreachable' });
      expect(provider.hits.filter(({ url }) => url !== '/config.json')).toEqual([]);
      await provider.close();
    }
    await serving({});
  });
});

describe('a configuration that does not come', () => {
  it('is asked for a few times by a read, and not as often again for each time that the read is tried', async () => {
    await serving({ 'GET /config.json': (_, response) => json(response, 503, {}) });
    expect(await untilDone(signedIn(provider.origin, 't'), asking({ method: 'GET', path: '/api/patients/' }))).toEqual({ _tag: 'Unreachable' });
    expect(provider.on('/config.json')).toHaveLength(4);
  });
});

describe('an answer that is not what was asked for', () => {
  const cases: readonly (readonly [string, Handler, unknown])[] = [
    [
      'a refusal',
      (_, r) => json(r, 400, { phone: ['نامعتبر است.'] }),
      { _tag: 'Rejected', status: 400, detail: null, general: [], fields: { phone: ['نامعتبر است.'] } },
    ],
    ['a refusal in a page', (_, r) => text(r, 404, PAGE), { _tag: 'Rejected', status: 404, detail: null, general: [], fields: {}, bare: true }],
    ['a refusal in a word', (_, r) => text(r, 410, 'Gone', 'text/plain'), { _tag: 'Rejected', status: 410, detail: null, general: [], fields: {}, bare: true }],
    ['an empty refusal', (_, r) => r.writeHead(403).end(), { _tag: 'Rejected', status: 403, detail: null, general: [], fields: {} }],
    ['a page instead of data', (_, r) => text(r, 200, PAGE), { _tag: 'Unavailable', status: 200 }],
    ['a page that calls itself data', (_, r) => text(r, 200, PAGE, 'application/json'), { _tag: 'Unavailable', status: 200 }],
    ['a broken provider', (_, r) => text(r, 500, PAGE), { _tag: 'Unavailable', status: 500 }],
    ['cut JSON', (_, r) => text(r, 200, '[{"id": 1}, {"id"', 'application/json'), { _tag: 'Unreadable', where: '/api/patients/' }],
    ['nothing', (_, r) => r.writeHead(200).end(), { _tag: 'Unreadable', where: '/api/patients/' }],
    ['an image', (_, r) => text(r, 200, 'GIF89a', 'image/gif'), { _tag: 'Unreadable', where: '/api/patients/' }],
  ];
  it.each(cases)('%s', async (_, handler, failure) => {
    await serving({ 'GET /api/patients/': handler });
    expect(await outcome(signedIn(provider.origin, 't'), asking({ method: 'GET', path: '/api/patients/' }))).toEqual(failure);
  });

  it('a read that is redirected is read where it leads', async () => {
    await serving({
      'GET /api/patients/': (_, response) => response.writeHead(301, { Location: '/elsewhere/' }).end(),
      'GET /elsewhere/': (_, response) => json(response, 200, [7]),
    });
    expect(await outcome(signedIn(provider.origin, 't'), asking({ method: 'GET', path: '/api/patients/' }))).toEqual([7]);
  });

  it('a write that is redirected has not been done', async () => {
    await serving({ 'POST /api/patients/': (_, response) => response.writeHead(301, { Location: '/elsewhere/' }).end() });
    expect(await outcome(signedIn(provider.origin, 't'), asking({ method: 'POST', path: '/api/patients/', body: {} }))).toEqual({
      _tag: 'Unavailable',
      status: 301,
    });
    expect(provider.on('/elsewhere/')).toEqual([]);
  });
});

describe('a write whose answer is lost', () => {
  const lost = { _tag: 'UnknownOutcome', ageMillis: expect.any(Number) };
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
  it.each([((_, response) => response.destroy()) satisfies Handler, ((_, response) => text(response, 200, PAGE)) satisfies Handler])(
    'has an unknown outcome and is never repeated',
    async (handler) => {
      for (const method of writes) {
        await serving({ [`${method} /api/patients/`]: handler });
        expect(await outcome(signedIn(provider.origin, 't'), asking({ method, path: '/api/patients/', body: {} }))).toEqual(lost);
        expect(provider.on('/api/patients/')).toHaveLength(1);
        await provider.close();
      }
    },
  );

  it.each([500, 502, 503, 504, 522])('is told from one that was answered with %i, which is not repeated either', async (status) => {
    for (const method of writes) {
      await serving({ [`${method} /api/patients/`]: (_, response) => text(response, status, PAGE) });
      expect(await outcome(signedIn(provider.origin, 't'), asking({ method, path: '/api/patients/', body: {} }))).toEqual({ _tag: 'Unavailable', status });
      expect(provider.on('/api/patients/')).toHaveLength(1);
      await provider.close();
    }
  });

  it('fails plainly when it is a sign-in', async () => {
    await serving({ 'POST /dj-rest-auth/login/': (_, response) => response.destroy() });
    expect(await outcome(device(provider.origin), asking({ method: 'POST', path: '/dj-rest-auth/login/', bearer: false }))).toEqual({ _tag: 'Unreachable' });
    expect(provider.on('/dj-rest-auth/login/')).toHaveLength(1);
  });
});

describe('without a network', () => {
  it('nothing is tried, read or write', async () => {
    await serving({});
    const away = { ...signedIn('https://matab.example', 't'), online: () => false };
    for (const method of ['GET', 'POST'] as const) expect(await outcome(away, asking({ method, path: '/api/patients/' }))).toEqual({ _tag: 'Offline' });
  });

  it('a provider on the same device is still reached', async () => {
    const { origin } = await serving({ 'GET /api/patients/': (_, response) => json(response, 200, []) });
    expect(await outcome({ ...signedIn(origin, 't'), online: () => false }, asking({ method: 'GET', path: '/api/patients/' }))).toEqual([]);
  });

  it('and one there that does not answer is known to have received nothing', async () => {
    const { origin } = await serving({ 'GET /config.json': (_, response) => json(response, 200, {}) });
    const connected = signedIn(origin, 't');
    let online = true;
    const leaving = { ...connected, online: () => online };
    const twice = Effect.andThen(
      Effect.exit(asking({ method: 'GET', path: '/api/patients/' })),
      Effect.andThen(
        Effect.promise(async () => {
          online = false;
          await provider.close();
        }),
        asking({ method: 'POST', path: '/api/patients/', body: {} }),
      ),
    );
    expect(await outcome(leaving, twice)).toEqual({ _tag: 'Offline' });
    await serving({});
  });
});
