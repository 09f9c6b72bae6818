import { Effect, Fiber } from 'effect';
import { TestClock } from 'effect/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type Call, Http } from '../../src/effects/kit/http.ts';
import { type Fault, fault } from '../../src/effects/kit/transport/exchange.ts';
import { repeating } from '../../src/effects/kit/transport/repeat.ts';
import { really, untilDone, withClock } from './support/clock.ts';
import { settled, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider, text } from './support/provider.ts';

let provider: TestProvider;
const serving = async (handlers: Record<string, Handler>) => {
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, {}), ...handlers });
};
afterEach(() => provider?.close());

const PATH = '/api/patients/';
const asking = (method: Call['method']) =>
  Effect.flatMap(Http, (http) => http.json({ method, path: PATH, bearer: true, ...(method === 'GET' ? {} : { body: {} }) }));
const silence: Handler = () => {};
const stalled =
  (status: number): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.write('[{"id": 1},');
  };

/** A `fetch` that tells when the headers of an answer are there. */
const watching = () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const watched = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    if (url.endsWith(PATH)) resolve();
    return response;
  };
  return { answered, watched };
};

/** Answers what a write is 9,999 ms after it was sent and what it becomes one millisecond later. */
const atTheLimit = (method: 'POST', after: 'arrival' | 'headers') => {
  const { answered, watched } = watching();
  return withClock(
    signedIn(provider.origin, 't', { fetch: watched }),
    Effect.gen(function* () {
      const call = yield* Effect.forkChild(Effect.exit(asking(method)));
      yield* really(after === 'headers' ? answered : provider.arrived(PATH, 1));
      yield* TestClock.adjust('9999 millis');
      const before = call.pollUnsafe();
      yield* TestClock.adjust('1 millis');
      return [before, settled(yield* Fiber.join(call))];
    }),
  );
};

describe('the time limit of 10 seconds', () => {
  it('ends a read that is not answered, which is asked once more and no oftener', async () => {
    await serving({ [`GET ${PATH}`]: silence });
    const ended = withClock(
      signedIn(provider.origin, 't'),
      Effect.gen(function* () {
        const call = yield* Effect.forkChild(Effect.exit(asking('GET')));
        yield* really(provider.arrived(PATH, 1));
        yield* TestClock.adjust('9999 millis');
        const before = [call.pollUnsafe(), provider.on(PATH).length];
        yield* TestClock.adjust('1 millis');
        yield* TestClock.adjust('450 millis');
        yield* really(provider.arrived(PATH, 2));
        yield* TestClock.adjust('10 seconds');
        return [before, settled(yield* Fiber.join(call)), provider.on(PATH).length];
      }),
    );
    expect(await ended).toEqual([[undefined, 1], { _tag: 'Timeout' }, 2]);
  });

  it('covers the body of a read', async () => {
    let hits = 0;
    await serving({
      [`GET ${PATH}`]: (hit, response) => {
        hits += 1;
        if (hits === 1) stalled(200)(hit, response);
        else json(response, 200, [7]);
      },
    });
    const { answered, watched } = watching();
    const ended = withClock(
      signedIn(provider.origin, 't', { fetch: watched }),
      Effect.gen(function* () {
        const call = yield* Effect.forkChild(Effect.exit(asking('GET')));
        yield* really(answered);
        yield* TestClock.adjust('10 seconds');
        yield* TestClock.adjust('450 millis');
        return settled(yield* Fiber.join(call));
      }),
    );
    expect(await ended).toEqual([7]);
  });

  it('is one of silence: a long list that goes on coming over a slow line is read to its end', async () => {
    const parts = ['[{"id": 1}', ',{"id": 2}', ',{"id": 3}', ']'];
    let say = (_: string) => {};
    await serving({
      [`GET ${PATH}`]: (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        say = (part) => void response.write(part);
        say(parts[0] ?? '');
        say = (part) => void (part === ']' ? response.end(part) : response.write(part));
      },
    });
    const { answered, watched } = watching();
    const ended = withClock(
      signedIn(provider.origin, 't', { fetch: watched }),
      Effect.gen(function* () {
        const call = yield* Effect.forkChild(Effect.exit(asking('GET')));
        yield* really(answered);
        for (const part of parts.slice(1)) {
          yield* TestClock.adjust('9 seconds');
          say(part);
          yield* really(new Promise((go) => setTimeout(go, 50)));
        }
        return [settled(yield* Fiber.join(call)), provider.on(PATH).length];
      }),
    );
    expect(await ended).toEqual([[{ id: 1 }, { id: 2 }, { id: 3 }], 1]);
  });

  it('leaves the outcome of a write open, with its age', async () => {
    await serving({ [`POST ${PATH}`]: silence });
    expect(await atTheLimit('POST', 'arrival')).toEqual([undefined, { _tag: 'UnknownOutcome', ageMillis: 10_000 }]);
  });

  it('does not make a refusal uncertain whose words stall', async () => {
    await serving({ [`POST ${PATH}`]: stalled(400) });
    expect(await atTheLimit('POST', 'headers')).toEqual([undefined, { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} }]);
  });
});

describe('a read that fails on the way', () => {
  const fine: Handler = (_, response) => json(response, 200, [7]);
  const bad: Record<string, Handler> = {
    'a dropped connection': (_, response) => response.destroy(),
    'a body that breaks off': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('[1', () => response.destroy());
    },
    408: (_, response) => json(response, 408, {}),
    429: (_, response) => json(response, 429, {}, { 'Retry-After': '2' }),
    502: (_, response) => text(response, 502, '<html></html>'),
    503: (_, response) => json(response, 503, {}),
    504: (_, response) => json(response, 504, {}),
  };

  it.each(Object.entries(bad))('is tried again after %s', async (_, failing) => {
    let hits = 0;
    await serving({
      [`GET ${PATH}`]: (hit, response) => {
        hits += 1;
        (hits <= 3 ? failing : fine)(hit, response);
      },
    });
    expect(await untilDone(signedIn(provider.origin, 't'), asking('GET'))).toEqual([7]);
    expect(provider.on(PATH)).toHaveLength(4);
  });

  it.each([
    ['a date that is a minute away, which nobody waits for', 'Thu, 01 Jan 1970 00:01:00 GMT', 1],
    ['a date that is past', 'Thu, 01 Jan 1970 00:00:00 GMT', 4],
    ['a word, which is no time', 'soon', 4],
    ['more seconds than anybody waits', '60', 1],
  ])('goes by what the provider says of when to come again: %s', async (_, when, hits) => {
    // The clock of the test begins with 1970.
    await serving({ [`GET ${PATH}`]: (_hit, response) => json(response, 503, {}, { 'Retry-After': when }) });
    expect(await untilDone(signedIn(provider.origin, 't'), asking('GET'))).toEqual({ _tag: 'Unavailable', status: 503 });
    expect(provider.on(PATH)).toHaveLength(hits);
  });

  it('fails in the end, after three repeats', async () => {
    await serving({ [`GET ${PATH}`]: (_, response) => json(response, 503, {}) });
    expect(await untilDone(signedIn(provider.origin, 't'), asking('GET'))).toEqual({ _tag: 'Unavailable', status: 503 });
    expect(provider.on(PATH)).toHaveLength(4);
  });

  it.each([400, 404, 500, 501, 505, 522])('is not tried again after %i', async (status) => {
    await serving({ [`GET ${PATH}`]: (_, response) => json(response, status, {}) });
    await untilDone(signedIn(provider.origin, 't'), asking('GET'));
    expect(provider.on(PATH)).toHaveLength(1);
  });

  it('is not tried four times over when it is the address of the provider that cannot be learnt', async () => {
    await serving({ 'GET /config.json': (_, response) => response.destroy() });
    expect(await untilDone(signedIn(provider.origin, 't'), asking('GET'))).toEqual({ _tag: 'Unreachable' });
    expect([provider.on('/config.json').length, provider.on(PATH).length]).toEqual([4, 0]);
  });

  it('is offline, not repeated, when the device has lost its network', async () => {
    let online = true;
    await serving({
      [`GET ${PATH}`]: (_, response) => {
        online = false;
        response.destroy();
      },
    });
    expect(await untilDone({ ...signedIn(provider.origin, 't'), online: () => online }, asking('GET'))).toEqual({ _tag: 'Offline' });
    expect(provider.on(PATH)).toHaveLength(1);
  });
});

describe('the pauses between repeats', () => {
  /** The moments, on the test's clock, at which a failing attempt was made. */
  const moments = (failing: Fault): Promise<readonly number[]> =>
    Effect.runPromise(
      Effect.gen(function* () {
        const at: number[] = [];
        const attempt = Effect.andThen(
          Effect.clockWith((clock) => Effect.sync(() => void at.push(clock.currentTimeMillisUnsafe()))),
          Effect.fail(failing),
        );
        const fiber = yield* Effect.forkChild(Effect.exit(repeating(attempt)));
        while (fiber.pollUnsafe() === undefined) yield* TestClock.adjust('10 millis');
        return at;
      }).pipe(Effect.provide(TestClock.layer())),
    );

  it('double, within a spread', async () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = await moments(fault({ _tag: 'Unreachable' }, true));
    for (const [pause, base] of [
      [second - first, 300],
      [third - second, 600],
      [fourth - third, 1200],
    ] as const) {
      expect(pause).toBeGreaterThanOrEqual(base * 0.5);
      expect(pause).toBeLessThanOrEqual(base * 1.5 + 10);
    }
  });

  it('are never shorter than the provider asked for', async () => {
    const at = await moments(fault({ _tag: 'Unavailable', status: 503 }, true, 2000));
    expect(at).toHaveLength(4);
    for (const [index, moment] of at.entries()) if (index > 0) expect(moment - (at[index - 1] ?? 0)).toBeGreaterThanOrEqual(2000);
  });

  it('are not made at all when the provider asks for more than a person waits', async () => {
    expect(await moments(fault({ _tag: 'Unavailable', status: 503 }, true, 60_000))).toHaveLength(1);
  });
});
