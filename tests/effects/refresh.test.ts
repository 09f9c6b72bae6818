import { Effect, Fiber } from 'effect';
import { afterEach, describe, expect, it } from 'vitest';
import { Http } from '../../src/effects/kit/http.ts';
import type { Surroundings } from '../../src/effects/kit/platform.ts';
import { untilDone } from './support/clock.ts';
import { device, outcome, outcomes, servicesOf, settled, sharedStorage, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider, text } from './support/provider.ts';

const PATH = '/api/patients/';
const REFRESH = '/dj-rest-auth/token/refresh/';
const ENDED = { _tag: 'SessionEnded' };

/** Where the 20 requests of a test may meet: nobody is answered before all are there. */
const meeting = (size: number) => {
  const waiting: (() => void)[] = [];
  return (go: () => void) => {
    waiting.push(go);
    if (waiting.length >= size) for (const one of waiting.splice(0)) one();
  };
};

let provider: TestProvider;
/** A provider that knows one valid token and gives out what `refresh` says. */
const serving = async (refresh: Handler, { valid = 'fresh', wait = (go: () => void) => go() } = {}) => {
  const answer: Handler = ({ headers }, response) => {
    if (headers.authorization === `Bearer ${valid}`) json(response, 200, ['row']);
    else wait(() => json(response, 401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }));
  };
  provider = await startProvider({
    'GET /config.json': (_, response) => json(response, 200, {}),
    [`GET ${PATH}`]: answer,
    [`POST ${PATH}`]: answer,
    [`POST ${REFRESH}`]: refresh,
  });
};
afterEach(() => provider.close());

const giving =
  (access: unknown, status = 200): Handler =>
  (_, response) =>
    json(response, status, { access });
const refusing: Handler = (_, response) => json(response, 401, { detail: 'Token is blacklisted', code: 'token_not_valid' });

const asking = Effect.flatMap(Http, (http) => http.json({ method: 'GET', path: PATH, bearer: true }));
const writing = Effect.flatMap(Http, (http) => http.json({ method: 'POST', path: PATH, bearer: true, body: { a: 1 } }));
const many = (count: number) => Array.from({ length: count }, () => asking);
const expiries = ({ tokens }: Surroundings) => {
  const told = { times: 0 };
  tokens.onExpired(() => {
    told.times += 1;
  });
  return told;
};

describe('an expired token', () => {
  it('is refreshed once for 20 requests at the same time, and all succeed', async () => {
    await serving(giving('fresh'), { wait: meeting(20) });
    const tab = signedIn(provider.origin, 'stale');
    expect(await outcomes(tab, many(20))).toEqual(Array.from({ length: 20 }, () => ['row']));
    expect(provider.on(REFRESH)).toHaveLength(1);
    expect(provider.on(PATH)).toHaveLength(40);
    expect(tab.tokens.read()).toBe('fresh');
  });

  it('is refreshed with an empty body, without the token', async () => {
    await serving(giving('fresh'));
    await outcome(signedIn(provider.origin, 'stale'), asking);
    const [hit] = provider.on(REFRESH);
    expect(hit).toMatchObject({ method: 'POST', body: '' });
    expect(hit?.headers.authorization).toBeUndefined();
  });

  it('lets a write through that it held up, once', async () => {
    await serving(giving('fresh'));
    expect(await outcome(signedIn(provider.origin, 'stale'), writing)).toEqual(['row']);
    expect(provider.on(PATH).map(({ headers }) => headers.authorization)).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('is refreshed for the others when the first to ask goes away', async () => {
    const { promise: goOn, resolve: letRefresh } = Promise.withResolvers<void>();
    await serving(async (hit, response) => {
      await goOn;
      giving('fresh')(hit, response);
    });
    const story = Effect.gen(function* () {
      const first = yield* Effect.forkChild(asking);
      yield* Effect.promise(() => provider.arrived(REFRESH, 1));
      const second = yield* Effect.forkChild(asking);
      yield* Effect.promise(() => provider.arrived(PATH, 2));
      yield* Fiber.interrupt(first);
      letRefresh();
      return settled(yield* Effect.exit(Fiber.join(second)));
    });
    const tab = signedIn(provider.origin, 'stale');
    expect(await Effect.runPromise(story.pipe(Effect.provide(servicesOf(tab))))).toEqual(['row']);
    expect(provider.on(REFRESH)).toHaveLength(1);
    expect(tab.tokens.read()).toBe('fresh');
  });

  it('answered late is not refreshed again: the request goes on with the token of now', async () => {
    const { promise: goOn, resolve: answerLate } = Promise.withResolvers<void>();
    let held = false;
    await serving(giving('fresh'), {
      wait: (go) => {
        // The first 401 is held back until the second request has had its token refreshed.
        if (held) go();
        else void goOn.then(go);
        held = true;
      },
    });
    const story = Effect.gen(function* () {
      const late = yield* Effect.forkChild(asking);
      yield* Effect.promise(() => provider.arrived(PATH, 1));
      yield* asking;
      answerLate();
      return settled(yield* Effect.exit(Fiber.join(late)));
    });
    expect(await Effect.runPromise(story.pipe(Effect.provide(servicesOf(signedIn(provider.origin, 'stale')))))).toEqual(['row']);
    expect(provider.on(REFRESH)).toHaveLength(1);
  });
});

describe('a session that is over', () => {
  it('ends every waiting request and is told once', async () => {
    await serving(refusing, { wait: meeting(5) });
    const tab = signedIn(provider.origin, 'stale');
    const told = expiries(tab);
    expect(await outcomes(tab, many(5))).toEqual(Array.from({ length: 5 }, () => ENDED));
    expect(told.times).toBe(1);
    expect(provider.on(REFRESH)).toHaveLength(1);
    expect(tab.tokens.read()).toBeNull();
  });

  it('is told when a fresh token is refused as well, after one repeat', async () => {
    await serving(giving('fresh'), { valid: 'none' });
    const tab = signedIn(provider.origin, 'stale');
    const told = expiries(tab);
    expect(await outcome(tab, asking)).toEqual(ENDED);
    expect(told.times).toBe(1);
    expect(provider.on(PATH)).toHaveLength(2);
    expect(provider.on(REFRESH)).toHaveLength(1);
  });

  it('is not brought back by a refresh that was under way when the user left', async () => {
    const { promise: goOn, resolve: letRefresh } = Promise.withResolvers<void>();
    await serving(async (hit, response) => {
      await goOn;
      giving('fresh')(hit, response);
    });
    const tab = signedIn(provider.origin, 'stale');
    const told = expiries(tab);
    const running = outcome(tab, asking);
    await provider.arrived(REFRESH, 1);
    tab.tokens.end();
    letRefresh();
    expect(await running).toEqual(ENDED);
    expect(tab.tokens.read()).toBeNull();
    expect(told.times).toBe(0);
  });

  it('does not let a request go on in the name of the next user', async () => {
    const { promise: goOn, resolve: answerLate } = Promise.withResolvers<void>();
    await serving(giving('fresh'), { wait: (go) => void goOn.then(go) });
    const tab = signedIn(provider.origin, 'of one');
    const running = outcome(tab, writing);
    await provider.arrived(PATH, 1);
    tab.tokens.end();
    tab.tokens.begin('fresh');
    answerLate();
    expect(await running).toEqual(ENDED);
    expect(provider.on(PATH)).toHaveLength(1);
    expect(tab.tokens.read()).toBe('fresh');
  });

  it('does not let one go on that waited for a refresh meanwhile either', async () => {
    const { promise: goOn, resolve: letRefresh } = Promise.withResolvers<void>();
    await serving(async (hit, response) => {
      await goOn;
      giving('too late')(hit, response);
    });
    const { tab: place } = sharedStorage();
    const tab = signedIn(provider.origin, 'of one', { place: place() });
    const running = outcome(tab, writing);
    await provider.arrived(REFRESH, 1);
    device(provider.origin, { place: place() }).tokens.begin('fresh');
    letRefresh();
    expect(await running).toEqual(ENDED);
    expect(provider.on(PATH)).toHaveLength(1);
    expect(tab.tokens.read()).toBe('fresh');
  });
});

describe('a refresh that fails on the way', () => {
  const failing: readonly (readonly [what: string, refresh: Handler])[] = [
    ['a dropped connection', (_, response) => response.destroy()],
    ['a broken provider', (_, response) => json(response, 500, {})],
    ['a provider that is away', (_, response) => text(response, 503, '<html>soon</html>')],
    ['a page of a proxy', (_, response) => text(response, 403, '<html>wait</html>')],
    ['a word of a proxy', (_, response) => text(response, 404, '404 page not found', 'text/plain')],
    ['a proxy that says nothing', (_, response) => response.writeHead(403).end()],
    ['a throttle', (_, response) => json(response, 429, {})],
    ['an answer without a token', giving('')],
  ];
  it.each(failing)('(%s) is not the end of the session: a read did not get there, and a write was certainly not made', async (_, refresh) => {
    await serving(refresh);
    const tab = signedIn(provider.origin, 'stale');
    const told = expiries(tab);
    expect(await untilDone(tab, asking)).toEqual({ _tag: 'Unreachable' });
    expect(await outcome(tab, writing)).toEqual({ _tag: 'NotSent', lacking: 'token' });
    expect(told.times).toBe(0);
    expect(tab.tokens.read()).toBe('stale');
    expect(provider.on(PATH).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('refresh once between them', async () => {
    await serving(giving('fresh'), { wait: meeting(2) });
    const { tab } = sharedStorage();
    const one = signedIn(provider.origin, 'stale', { place: tab() });
    const other = device(provider.origin, { place: tab() });
    expect(await Promise.all([outcome(one, asking), outcome(other, asking)])).toEqual([['row'], ['row']]);
    expect(provider.on(REFRESH)).toHaveLength(1);
  });

  it('still refresh where the browser has no locks, or forbids them', async () => {
    const forbidding = { request: () => Promise.reject(new Error('forbidden')) } as unknown as LockManager;
    for (const locks of [null, forbidding]) {
      await serving(giving('fresh'));
      expect(await outcome(signedIn(provider.origin, 'stale', { locks }), asking)).toEqual(['row']);
      await provider.close();
    }
  });

  it('do not wait for ever for one that keeps the lock', async () => {
    await serving(giving('fresh'));
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const held = navigator.locks.request('matab:refresh', () => freed);
    expect(await untilDone(signedIn(provider.origin, 'stale'), asking)).toEqual(['row']);
    free();
    await held;
  });
});
