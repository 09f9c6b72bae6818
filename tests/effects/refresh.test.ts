import { Effect, Fiber } from 'effect';
import { TestClock } from 'effect/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTokens } from '../../src/effects/kit/access/tokens.ts';
import { Http } from '../../src/effects/kit/http.ts';
import type { Surroundings } from '../../src/effects/kit/platform.ts';
import { really, untilDone, withClock } from './support/clock.ts';
import { device, outcome, outcomes, servicesOf, settled, sharedStorage, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider, text } from './support/provider.ts';

const PATH = '/api/patients/';
const REFRESH = '/dj-rest-auth/token/refresh/';
const USER = '/dj-rest-auth/user/';
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
interface Serving {
  readonly valid?: string;
  readonly wait?: (go: () => void) => void;
  readonly user?: Handler | undefined;
}

const serving = async (refresh: Handler, { valid = 'fresh', wait = (go) => go(), user }: Serving = {}) => {
  const answer: Handler = ({ headers }, response) => {
    if (headers.authorization === `Bearer ${valid}`) json(response, 200, ['row']);
    else wait(() => json(response, 401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }));
  };
  provider = await startProvider({
    'GET /config.json': (_, response) => json(response, 200, {}),
    [`GET ${PATH}`]: answer,
    [`POST ${PATH}`]: answer,
    [`POST ${REFRESH}`]: refresh,
    'POST /dj-rest-auth/logout/': refusing,
    ...(user ? { [`GET ${USER}`]: user } : {}),
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

/** Another tab that is refreshing until it is `free`; `queued` is over when one of ours waits for it. */
const refreshing = () => {
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const { promise: queued, resolve: queue } = Promise.withResolvers<void>();
  const held = navigator.locks.request('matab:refresh', () => freed);
  const request = ((name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
    const asked = navigator.locks.request(name, options, callback);
    queue();
    return asked;
  }) as LockManager['request'];
  return { free, held, queued, locks: { request } };
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

  it('is refreshed whenever one expires, as long as the page lives', async () => {
    const valid = { token: 'first' };
    const answer: Handler = ({ headers }, response) => json(response, headers.authorization === `Bearer ${valid.token}` ? 200 : 401, ['row']);
    provider = await startProvider({
      'GET /config.json': (_, response) => json(response, 200, {}),
      [`GET ${PATH}`]: answer,
      [`POST ${REFRESH}`]: (_, response) => json(response, 200, { access: valid.token }),
    });
    const tab = signedIn(provider.origin, 'stale');
    const story = Effect.gen(function* () {
      const had: unknown[] = [];
      for (const token of ['first', 'second', 'third']) {
        valid.token = token;
        had.push(yield* asking, tab.tokens.read());
      }
      return had;
    });
    expect(await outcome(tab, story)).toEqual([['row'], 'first', ['row'], 'second', ['row'], 'third']);
    expect(provider.on(REFRESH)).toHaveLength(3);
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

  it.each<readonly [what: string, refresh: Handler]>([
    ['a refusal of the request', (_, response) => json(response, 400, { detail: 'No refresh token.' })],
    ['a refusal of the person', (_, response) => json(response, 403, { detail: 'This account is inactive.' })],
    ['a word', (_, response) => text(response, 401, 'Unauthorized', 'text/plain')],
    ['nothing but its status', (_, response) => response.writeHead(401).end()],
  ])('is told when the provider refuses to refresh its token with %s', async (_, refresh) => {
    await serving(refresh);
    const tab = signedIn(provider.origin, 'stale');
    const told = expiries(tab);
    expect(await outcome(tab, asking)).toEqual(ENDED);
    expect([told.times, tab.tokens.read(), provider.on(REFRESH).length]).toEqual([1, null, 1]);
  });

  it('is told when its token vanished from the storage while a request was on its way', async () => {
    const { promise: goOn, resolve: answerLate } = Promise.withResolvers<void>();
    await serving(giving('fresh'), { wait: (go) => void goOn.then(go) });
    const { values, tab: place } = sharedStorage();
    const tab = signedIn(provider.origin, 'stale', { place: place() });
    const told = expiries(tab);
    const running = outcome(tab, asking);
    await provider.arrived(PATH, 1);
    values.clear();
    answerLate();
    expect(await running).toEqual(ENDED);
    expect([told.times, provider.on(REFRESH).length]).toEqual([1, 0]);
  });

  it('has nothing refreshed that waited for another tab when the user left', async () => {
    await serving(giving('fresh'));
    const { free, held, locks, queued } = refreshing();
    const tab = signedIn(provider.origin, 'stale', { locks });
    const running = outcome(tab, asking);
    await queued;
    tab.tokens.end();
    free();
    expect(await running).toEqual(ENDED);
    await held;
    expect(provider.on(REFRESH)).toEqual([]);
  });

  it('is told when a fresh token is refused as well, after one repeat, by a provider that does not know its holder', async () => {
    await serving(giving('fresh'), { valid: 'none', user: refusing });
    const tab = signedIn(provider.origin, 'stale');
    const told = expiries(tab);
    expect(await outcome(tab, asking)).toEqual(ENDED);
    expect(told.times).toBe(1);
    expect(provider.on(PATH)).toHaveLength(2);
    expect(provider.on(REFRESH)).toHaveLength(1);
  });

  it.each<readonly [who: string, user: Handler | undefined]>([
    ['who is known', (_, response) => json(response, 200, { pk: 1, username: 'demo' })],
    ['of whom it cannot say anything', (_, response) => text(response, 502, '<h1>Bad Gateway</h1>')],
    ['of whom it has no word', undefined],
  ])('does not end where a provider refuses one call of somebody %s, whatever their token', async (_, user) => {
    await serving(giving('fresh'), { valid: 'none', user });
    const tab = signedIn(provider.origin, 'stale');
    const told = expiries(tab);
    expect(await outcomes(tab, [asking, writing])).toMatchObject([
      { _tag: 'Rejected', status: 401 },
      { _tag: 'Rejected', status: 401 },
    ]);
    expect([told.times, tab.tokens.read(), provider.on(REFRESH).length]).toEqual([0, 'fresh', 1]);
  });

  it('takes no leave of the provider in the name of somebody else whose cookie is there by now', async () => {
    const named = (user_id: number) => `e30.${Buffer.from(JSON.stringify({ user_id })).toString('base64url')}.c2ln`;
    const LOGOUT = '/dj-rest-auth/logout/';
    const leaving = (holder: number) => Effect.flatMap(Http, (http) => http.farewell({ method: 'POST', path: LOGOUT, bearer: true }, named(holder)));
    await serving(giving(named(2)), { valid: named(2) });
    const tab = device(provider.origin);
    // Their session is not ended; that of the one who leaves is over.
    expect([await outcome(tab, leaving(1)), provider.on(LOGOUT).length]).toEqual([true, 1]);
    await outcome(tab, leaving(2));
    expect(provider.on(LOGOUT).map(({ headers }) => headers.authorization)).toEqual([named(1), named(2), named(2)].map((token) => `Bearer ${token}`));
  });

  it('is told when the cookie is of somebody else by now, and nothing is sent in their name', async () => {
    const named = (claims: object) => `e30.${Buffer.from(JSON.stringify({ ...claims, name: 'زری ~~?' })).toString('base64url')}.c2ln`;
    for (const [mine, theirs] of [
      [{ user_id: 1 }, { user_id: 2 }],
      [{ sub: 'one' }, { sub: 'other' }],
    ] as const) {
      await serving(giving(named(theirs)), { valid: named(theirs) });
      const tab = signedIn(provider.origin, named(mine));
      const told = expiries(tab);
      expect(await outcome(tab, writing)).toEqual(ENDED);
      expect([told.times, tab.tokens.read(), provider.on(PATH).length]).toEqual([1, null, 1]);
      await provider.close();
    }
    // The same person, whatever kind of number they have.
    await serving(giving(named({ user_id: '1' })), { valid: named({ user_id: '1' }) });
    expect(await outcome(signedIn(provider.origin, named({ user_id: 1 })), writing)).toEqual(['row']);
    await provider.close();
    // A provider whose tokens begin to name their holder names the same one.
    await serving(giving(named({ user_id: 1 })), { valid: named({ user_id: 1 }) });
    expect(await outcome(signedIn(provider.origin, 'stale'), writing)).toEqual(['row']);
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

  it('sends nothing that is still at work in the name of whoever signed in over it elsewhere, until this tab knows them', async () => {
    await serving(giving('other'));
    const { tab: place } = sharedStorage();
    const tab = signedIn(provider.origin, 'of one', { place: place() });
    device(provider.origin, { place: place() }).tokens.begin('fresh');
    expect(await outcomes(tab, [writing, asking])).toEqual([ENDED, ENDED]);
    expect([provider.on(PATH), tab.tokens.read()]).toEqual([[], 'fresh']);
    tab.tokens.join();
    expect(await outcome(tab, writing)).toEqual(['row']);
  });

  it('refuses nothing of the next one whose token is refreshed while the former one’s still is', async () => {
    const { promise: goOn, resolve: letRefresh } = Promise.withResolvers<void>();
    let asked = 0;
    await serving(async (hit, response) => {
      asked += 1;
      if (asked > 1) return giving('fresh')(hit, response);
      await goOn;
      refusing(hit, response);
    });
    const tab = signedIn(provider.origin, 'of one');
    const story = Effect.gen(function* () {
      const former = yield* Effect.forkChild(asking);
      yield* Effect.promise(() => provider.arrived(REFRESH, 1));
      tab.tokens.begin('of another');
      const next = yield* Effect.forkChild(asking);
      yield* Effect.promise(() => provider.arrived(PATH, 2));
      letRefresh();
      return [settled(yield* Effect.exit(Fiber.join(former))), settled(yield* Effect.exit(Fiber.join(next)))];
    });
    expect(await Effect.runPromise(story.pipe(Effect.provide(servicesOf(tab))))).toEqual([ENDED, ['row']]);
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

describe('a fresh token that does not say whose it is', () => {
  it.each<readonly [what: string, user: Handler | undefined, outcome: unknown]>([
    ['the name of somebody else', (_, r) => json(r, 200, { username: 'other' }), ENDED],
    ['the same name', (_, r) => json(r, 200, { username: 'demo' }), ['row']],
    ['a refusal', refusing, ['row']],
    ['a refusal that speaks of names', (_, r) => json(r, 400, { username: 'Too many names.' }), ['row']],
    ['a user without a name', (_, r) => json(r, 200, { pk: 2 }), ['row']],
    ['a page of a proxy', (_, r) => text(r, 502, '<h1>Bad Gateway</h1>'), ['row']],
    ['no word at all', (_, r) => r.destroy(), ['row']],
    ['nobody of whom it has a word', undefined, ['row']],
  ])('ends the session where the provider, asked for its user, gives another name, and nothing else does: %s', async (_, user, expected) => {
    await serving(giving('fresh'), { user });
    const tab = signedIn(provider.origin, 'stale', { user: () => 'demo' });
    const told = expiries(tab);
    expect(await outcome(tab, writing)).toEqual(expected);
    const ended = expected === ENDED;
    expect([told.times, tab.tokens.read()]).toEqual([ended ? 1 : 0, ended ? null : 'fresh']);
    expect(provider.on(USER).map(({ headers }) => headers.authorization)).toEqual(['Bearer fresh']);
    expect(provider.on(PATH)).toHaveLength(ended ? 1 : 2);
  });

  it('is the only one whose holder is asked for, once somebody is known to be signed in', async () => {
    const named = `e30.${Buffer.from(JSON.stringify({ user_id: 1 })).toString('base64url')}.`;
    for (const [stale, fresh, user] of [
      [`${named}b2xk`, `${named}bmV3`, 'demo'],
      ['stale', 'fresh', null],
    ] as const) {
      await serving(giving(fresh), { valid: fresh, user: (_, r) => json(r, 200, { username: 'other' }) });
      expect(await outcome(signedIn(provider.origin, stale, { user: () => user }), writing)).toEqual(['row']);
      expect(provider.on(USER)).toEqual([]);
      if (user !== null) await provider.close();
    }
  });

  it('ends nobody else’s session when somebody leaves', async () => {
    await serving(giving('fresh'), { user: (_, response) => json(response, 200, { username: 'other' }) });
    const LOGOUT = '/dj-rest-auth/logout/';
    const leaving = Effect.flatMap(Http, (http) => http.farewell({ method: 'POST', path: LOGOUT, bearer: true }, 'stale'));
    expect([await outcome(device(provider.origin, { user: () => 'demo' }), leaving), provider.on(LOGOUT).length]).toEqual([true, 1]);
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
    ['a provider that waited too long', (_, response) => json(response, 408, {})],
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

describe('a refresh that is lost once on the way', () => {
  it('is asked for again by a read, which loses nothing by it', async () => {
    let asked = 0;
    await serving((hit, response) => {
      asked += 1;
      if (asked === 1) response.destroy();
      else giving('fresh')(hit, response);
    });
    const tab = signedIn(provider.origin, 'stale');
    expect(await untilDone(tab, asking)).toEqual(['row']);
    expect(provider.on(REFRESH)).toHaveLength(2);
  });

  it('in silence, is asked for again within the minute for which a provider leads on from the token before', async () => {
    await serving(() => {});
    const told = { last: 0, times: 0 };
    const tab = signedIn(provider.origin, 'stale');
    const ends = expiries(tab);
    await withClock(
      tab,
      Effect.gen(function* () {
        const read = yield* Effect.forkChild(Effect.exit(asking));
        for (let second = 0; read.pollUnsafe() === undefined; second += 1) {
          yield* Effect.promise(() => new Promise<void>((go) => void setTimeout(go, 4)));
          if (provider.on(REFRESH).length > told.times) Object.assign(told, { last: second, times: provider.on(REFRESH).length });
          yield* TestClock.adjust('1 second');
        }
      }),
    );
    expect(told.times).toBeGreaterThan(1);
    expect(told.last).toBeLessThan(60);
    expect(ends.times).toBe(0);
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
      // On a clock that stands: nobody waits for a lock that is not to be had.
      expect(await withClock(signedIn(provider.origin, 'stale', { locks }), asking)).toEqual(['row']);
      await provider.close();
    }
  });

  it.each<readonly [what: string, second: Handler]>([
    ['another token', giving('fresh too')],
    ['a no, since the cookie was used up', refusing],
    ['nothing', (_, response) => response.destroy()],
  ])('that no lock keeps apart both go on, although the second to refresh gets %s', async (_, second) => {
    const { promise: goOn, resolve: answerSecond } = Promise.withResolvers<void>();
    let asked = 0;
    await serving(
      async (hit, response) => {
        asked += 1;
        if (asked === 1) return giving('fresh')(hit, response);
        await goOn;
        second(hit, response);
      },
      { wait: meeting(2) },
    );
    const { tab } = sharedStorage();
    const one = signedIn(provider.origin, 'stale', { place: tab(), locks: null });
    const other = device(provider.origin, { place: tab(), locks: null });
    const told = [expiries(one), expiries(other)];
    const running = [outcome(one, asking), outcome(other, writing)];
    await Promise.race(running);
    await provider.arrived(REFRESH, 2);
    answerSecond();
    expect(await Promise.all(running)).toEqual([['row'], ['row']]);
    expect([told.map(({ times }) => times), one.tokens.read(), other.tokens.read()]).toEqual([[0, 0], 'fresh', 'fresh']);
  });

  it('go on with what the other was given after theirs, when a fresh token is refused', async () => {
    const { tab } = sharedStorage();
    const other = makeTokens(tab());
    // The other one renews it once more before this one has used it.
    await serving((hit, response) => giving('fresh')(hit, response), { valid: 'fresher' });
    const one = signedIn(provider.origin, 'stale', {
      place: tab(),
      fetch: async (url, init) => {
        if (new Headers(init.headers).get('Authorization') === 'Bearer fresh') other.renew('fresh', 'fresher');
        return fetch(url, init);
      },
    });
    const told = expiries(one);
    expect(await outcome(one, writing)).toEqual(['row']);
    expect([told.times, provider.on(REFRESH).length]).toEqual([0, 1]);
  });

  it('have a token refreshed that the other was given and that is refused as well', async () => {
    const { tab } = sharedStorage();
    const other = makeTokens(tab());
    const { promise: goOn, resolve: answerLate } = Promise.withResolvers<void>();
    let held = false;
    await serving(giving('fresh'), {
      wait: (go) => {
        if (held) go();
        else void goOn.then(go);
        held = true;
      },
    });
    const one = signedIn(provider.origin, 'stale', { place: tab() });
    const running = outcome(one, asking);
    await provider.arrived(PATH, 1);
    other.renew('stale', 'stale by now');
    answerLate();
    expect(await running).toEqual(['row']);
    expect([provider.on(PATH).map(({ headers }) => headers.authorization), provider.on(REFRESH).length]).toEqual([
      ['Bearer stale', 'Bearer stale by now', 'Bearer fresh'],
      1,
    ]);
  });

  it('wait for the one that refreshes as long as its call can take, and refresh nothing themselves', async () => {
    await serving(refusing);
    const { free, held, locks, queued } = refreshing();
    const { tab: place } = sharedStorage();
    const [tab, other] = [signedIn(provider.origin, 'stale', { place: place(), locks }), makeTokens(place())];
    const story = Effect.gen(function* () {
      const waiting = yield* Effect.forkChild(asking);
      yield* really(queued);
      yield* TestClock.adjust('10 seconds');
      other.renew('stale', 'fresh');
      free();
      return yield* Fiber.join(waiting);
    });
    expect(await withClock(tab, story)).toEqual(['row']);
    await held;
    expect(provider.on(REFRESH)).toEqual([]);
  });

  it('do not wait for ever for one that keeps the lock', async () => {
    await serving(giving('fresh'));
    const { free, held, locks, queued } = refreshing();
    const story = Effect.gen(function* () {
      const waiting = yield* Effect.forkChild(asking);
      yield* really(queued);
      yield* TestClock.adjust('12 seconds');
      return yield* Fiber.join(waiting);
    });
    expect(await withClock(signedIn(provider.origin, 'stale', { locks }), story)).toEqual(['row']);
    free();
    await held;
    // Nor do they have it later, of which they would know nothing.
    expect(await navigator.locks.request('matab:refresh', () => 'free')).toBe('free');
  });
});
