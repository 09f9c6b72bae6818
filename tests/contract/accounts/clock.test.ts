import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../server/create-server.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const USER = '/dj-rest-auth/user/';
const CHANGE = '/dj-rest-auth/password/change/';

describe.each(ENGINES)('a clock that was wrong, on %s', (_name, open) => {
  let engine: Engine;
  let database: Awaited<ReturnType<Engine['newDatabase']>>;
  let server: RunningServer;
  let now = Date.parse('2026-11-20T08:00:00Z');

  beforeAll(async () => {
    engine = open();
    database = await engine.newDatabase();
    server = await startOn(engine, { ...database, clock: () => now, proxies: ['127.0.0.1'] });
    await newPractice(server, 'owner');
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  let places = 0;
  const elsewhere = () => {
    places += 1;
    return new Browser(server.url, { 'x-forwarded-for': `10.0.${places >> 8}.${places & 255}` });
  };
  const guessALot = async () => {
    for (let count = 0; count < 12; count += 1) await elsewhere().signIn('owner', 'x');
    const here = new Browser(server.url, { 'x-forwarded-for': '192.0.2.1' });
    for (let count = 0; count < 7; count += 1) await here.signIn('somebody', 'x');
  };

  test.each([
    ['an hour', HOUR],
    ['a year', YEAR],
  ])('and is set back by %s keeps nobody out', async (_what, back) => {
    const before = now;
    const browser = elsewhere();
    await browser.signIn('owner', PASSWORD);
    for (let count = 0; count < 6; count += 1)
      await browser.ask('POST', CHANGE, { old_password: 'x', new_password1: 'a new secret', new_password2: 'a new secret' });
    await guessALot();
    expect((await elsewhere().signIn('owner', PASSWORD)).status).toBe(429);
    now -= back;
    // The token of the time ahead is renewed, and what was counted then holds nobody.
    expect([(await browser.ask('GET', USER)).status, (await browser.renew()).status, (await browser.ask('GET', USER)).status]).toEqual([401, 200, 200]);
    expect((await browser.ask('POST', CHANGE, { old_password: PASSWORD, new_password1: PASSWORD, new_password2: PASSWORD })).status).toBe(200);
    expect((await elsewhere().signIn('owner', PASSWORD)).status).toBe(200);
    expect((await new Browser(server.url, { 'x-forwarded-for': '192.0.2.1' }).signIn('owner', PASSWORD)).status).toBe(200);
    now = before + 3 * HOUR;
  });

  test('by seconds stretches no lock beyond its span', async () => {
    await guessALot();
    const refused = await elsewhere().signIn('owner', PASSWORD);
    now -= 9000;
    const later = await elsewhere().signIn('owner', PASSWORD);
    expect([refused, later].map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [429, '900'],
      [429, '900'],
    ]);
    now -= 30_000;
    expect((await elsewhere().signIn('owner', PASSWORD)).status).toBe(200);
    now += 3 * HOUR;
  });

  test('and is set back lets no process believe for longer in a session that another has ended', async () => {
    const beside = await startOn(engine, { ...database, clock: () => now });
    try {
      const [here, there] = [elsewhere(), new Browser(beside.url)];
      for (const browser of [here, there]) expect((await browser.signIn('owner', PASSWORD)).status).toBe(200);
      expect((await there.ask('GET', USER)).status).toBe(200);
      now -= 5 * MINUTE;
      expect((await there.ask('GET', USER)).status).toBe(200);
      expect((await here.ask('POST', '/dj-rest-auth/sessions/end-others/')).status).toBe(200);
      now += 1000;
      expect((await there.ask('GET', USER)).status).toBe(401);
    } finally {
      await beside.stop();
    }
    now += 3 * HOUR;
  });

  test('refreshes that run beside each other while it is set back end no session', async () => {
    const browser = elsewhere();
    await browser.signIn('owner', PASSWORD);
    const beside = elsewhere();
    for (const [name, value] of browser.cookies) beside.cookies.set(name, value);
    expect((await browser.renew()).status).toBe(200);
    now -= YEAR;
    expect([(await beside.renew()).status, (await browser.renew()).status]).toEqual([200, 200]);
    now += YEAR;
  });

  test('and jumps ahead ends sessions as time does, but holds nobody once it is right again', async () => {
    const browser = elsewhere();
    await browser.signIn('owner', PASSWORD);
    now += YEAR;
    expect([(await browser.ask('GET', USER)).status, (await browser.renew()).status]).toEqual([401, 401]);
    await guessALot();
    expect((await elsewhere().signIn('owner', PASSWORD)).status).toBe(429);
    now -= YEAR;
    expect((await elsewhere().signIn('owner', PASSWORD)).status).toBe(200);
  });
});
