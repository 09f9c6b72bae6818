import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../server/create-server.ts';
import { Browser } from '../support/browser.ts';
import type { Answer } from '../support/client.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';
import { newStaff } from '../support/staff.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const SESSIONS = '/dj-rest-auth/sessions/';
const OTHERS = '/dj-rest-auth/sessions/end-others/';
const USER = '/dj-rest-auth/user/';
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const STAFF_PASSWORD = 'nobody guesses this';
const REFUSED = { status: 401, body: { code: 'token_not_valid', detail: 'Given token not valid for any token type' } };

interface Row {
  readonly id: string;
  readonly device: string | null;
  readonly created_at: string;
  readonly used_at: string;
  readonly current: boolean;
}

const rowsIn = ({ status, body }: Answer): readonly Row[] => {
  expect(status).toBe(200);
  return body as Row[];
};

describe.each(ENGINES)('the sessions of one’s own, on %s', (_name, open) => {
  let engine: Engine;
  let database: Awaited<ReturnType<Engine['newDatabase']>>;
  let server: RunningServer;
  let now = Date.parse('2026-11-20T08:00:00Z');

  beforeAll(async () => {
    engine = open();
    database = await engine.newDatabase();
    server = await startOn(engine, { ...database, clock: () => now });
    for (const name of ['owner', 'stranger']) await newPractice(server, name);
    await newStaff(server, 'owner', 'colleague', STAFF_PASSWORD);
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const signedIn = async (username = 'owner', agent = DESK, url = server.url): Promise<Browser> => {
    const browser = new Browser(url, { 'user-agent': agent });
    expect((await browser.signIn(username, username === 'colleague' ? STAFF_PASSWORD : PASSWORD)).status).toBe(200);
    return browser;
  };
  const own = async (browser: Browser) => rowsIn(await browser.ask('GET', SESSIONS));
  const currentOf = async (browser: Browser) => (await own(browser)).find(({ current }) => current)?.id ?? '';

  test('are told with their kind of device, newest use first, and the one that asks is marked', async () => {
    const desk = await signedIn();
    await desk.ask('POST', OTHERS);
    now += MINUTE;
    const phone = await signedIn('owner', PHONE);
    now += MINUTE;
    await desk.renew();
    const [at, used] = [new Date(now - 2 * MINUTE).toISOString(), new Date(now).toISOString()];
    const later = new Date(now - MINUTE).toISOString();
    expect(await own(phone)).toEqual([
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), device: 'Firefox · Windows', created_at: at, used_at: used, current: false },
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), device: 'Chrome · Android', created_at: later, used_at: later, current: true },
    ]);
    const unknown = await signedIn('owner', 'curl/8');
    expect((await own(unknown)).map(({ device, current }) => [device, current])).toEqual([
      [null, true],
      ['Firefox · Windows', false],
      ['Chrome · Android', false],
    ]);
  });

  test('one of them is ended, and what it holds opens nothing from that moment', async () => {
    const [desk, lost] = [await signedIn(), await signedIn('owner', PHONE)];
    expect((await lost.ask('GET', USER)).status).toBe(200);
    const id = await currentOf(lost);
    const ended = await desk.ask('DELETE', `${SESSIONS}${id}/`);
    expect([ended.status, ended.text]).toEqual([204, '']);
    expect(await lost.ask('GET', USER)).toMatchObject(REFUSED);
    expect(await lost.ask('GET', '/api/patients/')).toMatchObject(REFUSED);
    expect(await lost.renew()).toMatchObject({ status: 401, body: { detail: 'Token is blacklisted' } });
    expect((await own(desk)).map((row) => row.id)).not.toContain(id);
    expect(await desk.ask('DELETE', `${SESSIONS}${id}/`)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  });

  test('who signs in once more in the same browser leaves no session behind that nobody could sign out of', async () => {
    const desk = await signedIn();
    await desk.ask('POST', OTHERS);
    expect((await desk.signIn('owner', PASSWORD)).status).toBe(200);
    expect((await own(desk)).map(({ current }) => current)).toEqual([true]);
  });

  test('all the others are ended at once, and this one goes on', async () => {
    const [desk, phone, tablet] = [await signedIn(), await signedIn(), await signedIn()];
    expect(await desk.ask('POST', OTHERS)).toMatchObject({ status: 200, body: { detail: 'All other sessions have been ended.' } });
    for (const other of [phone, tablet]) expect([(await other.ask('GET', USER)).status, (await other.renew()).status]).toEqual([401, 401]);
    expect([(await desk.ask('GET', USER)).status, (await desk.renew()).status]).toEqual([200, 200]);
    expect((await own(desk)).map(({ current }) => current)).toEqual([true]);
  });

  test('nobody sees or ends those of another account, be it in the same practice or in another', async () => {
    const owner = await signedIn();
    const id = await currentOf(owner);
    for (const name of ['colleague', 'stranger']) {
      const other = await signedIn(name);
      expect((await own(other)).map((row) => row.id)).not.toContain(id);
      expect((await other.ask('DELETE', `${SESSIONS}${id}/`)).status).toBe(404);
      expect((await other.ask('POST', OTHERS)).status).toBe(200);
    }
    for (const strange of ['1', id.toUpperCase(), `${id}0`, '%27%20or%201=1', '..%2f'])
      expect((await owner.ask('DELETE', `${SESSIONS}${strange}/`)).status).toBe(404);
    expect([(await owner.ask('GET', USER)).status, (await owner.renew()).status]).toEqual([200, 200]);
  });

  test('signing out ends an access token as well, even where the browser kept the cookie back', async () => {
    for (const keepsCookies of [true, false]) {
      const browser = await signedIn();
      if (!keepsCookies) browser.cookies.clear();
      expect((await browser.signOut()).status).toBe(200);
      expect(await browser.ask('GET', USER)).toMatchObject(REFUSED);
    }
  });

  test('an access token of a session past its ninety days is none, though it is young itself', async () => {
    const browser = await signedIn();
    for (let days = 0; days < 80; days += 10) {
      now += 10 * DAY;
      expect((await browser.renew()).status).toBe(200);
    }
    now += 10 * DAY - MINUTE;
    expect([(await browser.renew()).status, (await browser.ask('GET', USER)).status]).toEqual([200, 200]);
    now += 2 * MINUTE;
    expect(await browser.ask('GET', USER)).toMatchObject(REFUSED);
    const fresh = await signedIn();
    expect((await own(fresh)).length).toBe(1);
  });

  test('a session that is used again after it was stolen ends for the thief’s access token too', async () => {
    const browser = await signedIn();
    const stolen = new Browser(server.url);
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    expect((await stolen.renew()).status).toBe(200);
    now += 61 * SECOND;
    expect((await browser.renew()).status).toBe(401);
    expect(await stolen.ask('GET', USER)).toMatchObject(REFUSED);
  });

  test('what another process ends is refused within a second', async () => {
    const beside = await startOn(engine, { ...database, clock: () => now });
    try {
      const [here, there] = [await signedIn(), await signedIn('owner', PHONE, beside.url)];
      expect((await there.ask('GET', USER)).status).toBe(200);
      await here.ask('POST', OTHERS);
      now += SECOND;
      expect(await there.ask('GET', USER)).toMatchObject(REFUSED);
    } finally {
      await beside.stop();
    }
  });

  test('sessions that are over leave no rows behind', async () => {
    const count = async () => (await server.store?.db.selectFrom('sessions').select('id').where('practice_id', '=', 1).execute())?.length;
    for (let round = 0; round < 5; round += 1) await signedIn();
    now += 15 * DAY;
    await signedIn();
    expect(await count()).toBe(1);
  });

  test('the addresses have their methods and no others, and want somebody who is signed in', async () => {
    const owner = await signedIn();
    const id = await currentOf(owner);
    for (const [path, allow, method] of [
      [SESSIONS, 'GET, HEAD, OPTIONS', 'GET'],
      [`${SESSIONS}${id}/`, 'DELETE, OPTIONS', 'DELETE'],
      [OTHERS, 'POST, OPTIONS', 'POST'],
      ['/dj-rest-auth/password/change/', 'POST, OPTIONS', 'POST'],
    ] as const) {
      const refused = await owner.ask('PATCH', path);
      expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, allow]);
      expect((await owner.ask('OPTIONS', path)).headers.get('allow')).toBe(allow);
      expect((await new Browser(server.url).ask(method, path)).status).toBe(401);
      const moved = await owner.ask('GET', path.slice(0, -1));
      expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
    }
  });
});
