import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../server/create-server.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One address of a thousand, each in a network of its own. */
const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

describe.each(ENGINES)('guesses at a password, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let now = Date.parse('2026-11-20T08:00:00Z');
  let places = 0;

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine, { clock: () => now, proxies: ['127.0.0.1'] });
    for (const name of ['owner', 'neighbour']) await newPractice(server, name);
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const at = (address: string) => new Browser(server.url, { 'x-forwarded-for': address });
  const elsewhere = () => {
    places += 1;
    return at(addressOf(places));
  };
  const guess = async (username: string) => (await elsewhere().signIn(username, `guess ${places}`)).status;
  /** How many of so many guesses, each from an address of its own, were looked at. */
  const reached = async (username: string, count: number): Promise<number> => {
    let looked = 0;
    for (let done = 0; done < count; done += 1) looked += Number((await guess(username)) === 400);
    return looked;
  };
  const newWindow = () => {
    now += 3 * HOUR;
  };

  test('from a thousand addresses meet the limit of the name, whether or not anybody has it', async () => {
    expect([await reached('owner', 30), await reached('nobody at all', 30)]).toEqual([10, 10]);
    const [known, unknown] = [await elsewhere().signIn('owner', 'x'), await elsewhere().signIn('nobody at all', 'x')];
    for (const refused of [known, unknown]) expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await elsewhere().signIn('neighbour', PASSWORD)).status).toBe(200);
    newWindow();
  });

  test('that go on and on reach the hash ten times an hour in the end, and forty times at most', async () => {
    const hours: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      let looked = 0;
      for (let quarter = 0; quarter < 4; quarter += 1) {
        looked += await reached('owner', 12);
        now += 15 * MINUTE;
      }
      hours.push(looked);
    }
    expect(Math.max(...hours)).toBeLessThanOrEqual(40);
    expect(hours.slice(-2)).toEqual([10, 10]);
    newWindow();
  });

  test('do not keep the owner out where the owner was before, neither during nor after, nor after a sign-out', async () => {
    const [desk, phone] = [elsewhere(), elsewhere()];
    for (const own of [desk, phone]) expect((await own.signIn('owner', PASSWORD)).status).toBe(200);
    await phone.signOut();
    const attack = Promise.all(Array.from({ length: 60 }, () => guess('owner')));
    expect((await desk.signIn('owner', PASSWORD)).status).toBe(200);
    expect((await attack).filter((status) => status === 400)).toHaveLength(10);
    expect([(await desk.signIn('owner', PASSWORD)).status, (await phone.signIn('owner', PASSWORD)).status]).toEqual([200, 200]);
    expect((await elsewhere().signIn('owner', PASSWORD)).status).toBe(429);
    newWindow();
  });

  test('do not keep the owner out from the network of those who guess', async () => {
    const home = at('198.51.100.7');
    await home.signIn('owner', PASSWORD);
    const neighbour = at('198.51.100.7');
    for (let count = 0; count < 61; count += 1) await neighbour.signIn(`name ${count}`, 'x');
    expect([(await neighbour.signIn('owner', PASSWORD)).status, (await home.signIn('owner', PASSWORD)).status]).toEqual([429, 200]);
    newWindow();
  });

  test('from a known device have a limit of their own, and after twenty failures the device is one like any other', async () => {
    const device = elsewhere();
    await device.signIn('owner', PASSWORD);
    const cookies = new Map(device.cookies);
    const statuses: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      for (let count = 0; count < 6; count += 1) statuses.push((await device.signIn('owner', 'x')).status);
      now += HOUR;
    }
    expect(statuses.filter((status) => status === 400).length).toBe(25);
    // Strangers have guessed at the name as often as they may: this device is among them now.
    await reached('owner', 12);
    for (const [name, value] of cookies) device.cookies.set(name, value);
    expect((await device.signIn('owner', PASSWORD)).status).toBe(429);
    now += DAY;
    expect((await device.signIn('owner', PASSWORD)).status).toBe(200);
    newWindow();
  });

  test('with a cookie of another name, another installation or of nobody are those of a stranger', async () => {
    const neighbour = elsewhere();
    await neighbour.signIn('neighbour', PASSWORD);
    const [name = '', value = ''] = [...neighbour.cookies].find(([cookie]) => cookie.startsWith('matab-device-')) ?? [];
    const owner = elsewhere();
    await owner.signIn('owner', PASSWORD);
    const own = [...owner.cookies.keys()].find((cookie) => cookie.startsWith('matab-device-')) ?? '';
    expect([name === own, name.length]).toEqual([false, own.length]);
    await reached('owner', 12);
    const [id = '', given = '', seal = ''] = value.split('.');
    for (const forged of [value, 'x', `${id}.${given}.${'A'.repeat(43)}`, `${id}.${Number(given) + 1}.${seal}`, '']) {
      const thief = elsewhere();
      thief.cookies.set(own, forged);
      expect((await thief.signIn('owner', PASSWORD)).status).toBe(429);
    }
    newWindow();
  });

  test('a known device stays one for half a year', async () => {
    const device = elsewhere();
    await device.signIn('owner', PASSWORD);
    await device.signOut();
    now += 180 * DAY - MINUTE;
    await reached('owner', 12);
    const cookies = new Map(device.cookies);
    expect((await device.signIn('owner', PASSWORD)).status).toBe(200);
    now += 2 * MINUTE;
    const late = elsewhere();
    for (const [name, value] of cookies) late.cookies.set(name, value);
    expect((await late.signIn('owner', PASSWORD)).status).toBe(429);
    newWindow();
  });

  test('a device whose session was there before such cookies becomes known when its token is renewed', async () => {
    const device = elsewhere();
    await device.signIn('owner', PASSWORD);
    for (const name of [...device.cookies.keys()]) if (name.startsWith('matab-device-')) device.cookies.delete(name);
    expect((await device.renew()).status).toBe(200);
    await reached('owner', 12);
    expect((await device.signIn('owner', PASSWORD)).status).toBe(200);
    newWindow();
  });

  test('leave no counters behind', async () => {
    await reached('owner', 30);
    now += DAY;
    for (let hour = 0; hour < 3; hour += 1) {
      await guess('owner');
      now += 3 * HOUR;
    }
    await guess('owner');
    expect(await server.store?.db.selectFrom('attempts').select('key').execute()).toHaveLength(3);
  });
});
