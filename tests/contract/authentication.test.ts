import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { type Answer, Client, signIn } from './support/client.ts';
import { ENGINES, type Engine, startOn } from './support/engines.ts';
import { newPractice, PASSWORD } from './support/practice.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LOGIN = '/dj-rest-auth/login/';
const REFRESH = '/dj-rest-auth/token/refresh/';
const LOGOUT = '/dj-rest-auth/logout/';
const USER = '/dj-rest-auth/user/';

const cookieIn = ({ headers }: Answer): string => {
  const [cookie = ''] = headers.getSetCookie();
  return /^matab-refresh=([^;]*)/.exec(cookie)?.[1] ?? '';
};
const accessIn = ({ body }: Answer): string => (body as { access: string }).access;

describe.each(ENGINES)('signing in, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  /** The same accounts in the language of those who use it. */
  let inPersian: RunningServer;
  let client: Client;
  let now = Date.parse('2026-11-20T08:00:00Z');

  beforeAll(async () => {
    engine = open();
    const options = { ...(await engine.newDatabase()), clock: () => now, origins: ['https://app.example'], proxies: ['127.0.0.1'] };
    server = await startOn(engine, options);
    inPersian = await startOn(engine, { ...options, language: 'fa' });
    await newPractice(server, 'dentist');
    client = new Client(server.url);
  });
  afterAll(async () => {
    await server.stop();
    await inPersian.stop();
    await engine.dispose();
  });

  const login = (username = 'dentist', password = PASSWORD, headers: Record<string, string> = {}) => client.post(LOGIN, { username, password }, { headers });
  const refresh = (cookie: string, headers: Record<string, string> = {}) =>
    client.post(REFRESH, {}, { headers: { cookie: `matab-refresh=${cookie}`, ...headers } });

  test('answers the access token, no refresh token, and the user', async () => {
    const answer = await login(' dentist ');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh: '',
      user: { username: 'dentist', dentist: { id: 1, first_name: 'آرش', last_name: 'کمانگیر' } },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^matab-refresh=1\.[0-9a-f-]{36}\.[\w-]+; Max-Age=1209600; Path=\/dj-rest-auth\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^matab-device-[0-9a-f]{10}=[\w.-]+; Max-Age=15552000; Path=\/dj-rest-auth\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const user = await client.withToken(accessIn(answer)).get(USER);
    expect([user.status, user.body]).toEqual([200, { username: 'dentist', dentist: { id: 1, first_name: 'آرش', last_name: 'کمانگیر' } }]);
  });

  test('the cookie is secure behind TLS, and crosses sites only for a configured page', async () => {
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinic.example' };
    const own = await login('dentist', PASSWORD, { ...proxied, origin: 'https://clinic.example' });
    expect(own.headers.getSetCookie()[0]).toMatch(/HttpOnly; Secure; SameSite=Strict$/);
    const app = await login('dentist', PASSWORD, { ...proxied, origin: 'https://app.example' });
    expect(app.headers.getSetCookie()[0]).toMatch(/HttpOnly; Secure; SameSite=None$/);
    expect([app.headers.get('access-control-allow-origin'), app.headers.get('access-control-allow-credentials')]).toEqual(['https://app.example', 'true']);
  });

  test('failures are told as the framework tells them', async () => {
    const wrong = { non_field_errors: ['Unable to log in with provided credentials.'] };
    for (const [username, password] of [
      ['dentist', 'wrong'],
      ['nobody', PASSWORD],
      ['', PASSWORD],
      ["' or 1=1 --", 'x'],
    ] as const) {
      const answer = await login(username, password);
      expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([400, wrong, []]);
    }
    expect((await login('dentist', '')).body).toEqual({ password: ['This field may not be blank.'] });
    expect((await client.post(LOGIN, {})).body).toEqual({ password: ['This field is required.'] });
    expect((await client.post(LOGIN, { username: {}, password: null })).body).toEqual({
      username: ['Not a valid string.'],
      password: ['This field may not be null.'],
    });
    expect((await client.post(LOGIN, [])).body).toEqual({ non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] });
    expect((await client.ask('POST', LOGIN, { raw: 'username=a', type: 'application/x-www-form-urlencoded' })).status).toBe(415);
    const persian = await client.at(inPersian.url).post(LOGIN, { username: 'dentist', password: 'x' }, { headers: { 'accept-language': 'en' } });
    expect(persian.body).toEqual({ non_field_errors: ['نام کاربری یا رمز عبور نادرست است.'] });
    now += 2 * MINUTE;
  });

  test('the calls have their methods and no others', async () => {
    const signedIn = await signIn(server.url, 'dentist', PASSWORD);
    for (const [path, allow] of [
      [LOGIN, 'POST, OPTIONS'],
      [REFRESH, 'POST, OPTIONS'],
      [LOGOUT, 'POST, OPTIONS'],
      [USER, 'GET, HEAD, OPTIONS'],
    ] as const) {
      const refused = await signedIn.ask('DELETE', path);
      expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, allow]);
      expect((await client.get(path.slice(0, -1))).status).toBe(301);
    }
  });

  test('an access token lasts ten minutes and is only ever one of ours', async () => {
    const token = accessIn(await login());
    const bad = {
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
    };
    const [head = '', claims = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const other = Buffer.from(JSON.stringify({ token_type: 'access', exp: 9e9, user_id: 1, practice: 2 })).toString('base64url');
    for (const forged of [
      '',
      'x',
      `${head}.${claims}.`,
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${head}.${other}.${signature}`,
      `${token}x`,
      `${token}=`,
      `${token}.x`,
      'a.b.c',
      cookieIn(await login()),
    ]) {
      const answer = await client.withToken(forged).get(USER);
      expect([forged, answer.status, answer.body]).toEqual([forged, 401, bad]);
    }
    for (const authorization of [`Token ${token}`, 'Basic YTpi', '']) {
      const foreign = await client.get(USER, { headers: { authorization } });
      expect([foreign.status, foreign.body]).toEqual([401, { detail: 'Authentication credentials were not provided.' }]);
    }
    expect((await client.withToken('x').at(inPersian.url).get(USER)).body).toMatchObject({ detail: 'خطای احراز هویت.' });
    expect((await client.at(inPersian.url).get(USER)).body).toEqual({ detail: 'خطای احراز هویت.' });
    now += 10 * MINUTE - 1000;
    expect((await client.withToken(token).get(USER)).status).toBe(200);
    now += 1000;
    expect((await client.withToken(token).get(USER)).status).toBe(401);
  });

  test('a refresh token is good once, and leads everybody who holds it now to the same successor', async () => {
    const cookie = cookieIn(await login());
    const all = await Promise.all(Array.from({ length: 6 }, () => refresh(cookie)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(all.map(cookieIn)).size).toBe(1);
    expect(all[0]?.body).toEqual({ access: expect.any(String), access_expiration: new Date(now + 10 * MINUTE).toISOString() });
    now += 60_000;
    const late = await refresh(cookie);
    expect([late.status, cookieIn(late)]).toEqual([200, cookieIn(all[0] as Answer)]);
    const next = await refresh(cookieIn(late));
    expect(next.status).toBe(200);
    expect(cookieIn(next)).not.toBe(cookieIn(late));
  });

  test('an older token ends the whole session', async () => {
    const first = cookieIn(await login());
    const second = cookieIn(await refresh(first));
    now += 60_001;
    const replayed = await refresh(first);
    expect([replayed.status, replayed.body, cookieIn(replayed)]).toEqual([401, { detail: 'Token is blacklisted', code: 'token_not_valid' }, '']);
    expect(await refresh(second)).toMatchObject({ status: 401, body: { detail: 'Token is blacklisted' } });
    const other = cookieIn(await login());
    expect((await refresh(other)).status).toBe(200);
  });

  test('a predecessor of the predecessor is never within the grace', async () => {
    const first = cookieIn(await login());
    const second = cookieIn(await refresh(first));
    const third = cookieIn(await refresh(second));
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test('a token that was never given ends no session, though every access token says whose it would be', async () => {
    const answer = await login();
    const [first, other] = [cookieIn(answer), cookieIn(await login())];
    const { sid } = JSON.parse(Buffer.from(accessIn(answer).split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    const second = cookieIn(await refresh(first));
    const head = `1.${sid}.`;
    expect(second.startsWith(head)).toBe(true);
    const unlike = (sign: string | undefined) => (sign === 'A' ? 'B' : 'A');
    const forged = [
      head + 'A'.repeat(43),
      head + 'A'.repeat(second.length - head.length),
      // The secret of another, the seal of another, and either of one's own with one sign that is not its own.
      head + other.slice(head.length),
      first.slice(0, -24) + second.slice(-24),
      head + unlike(second[head.length]) + second.slice(head.length + 1),
      second.slice(0, -1) + unlike(second.at(-1)),
      second.slice(0, -24),
    ];
    for (const token of forged) {
      const refused = await refresh(token);
      expect([token, refused.status, refused.body]).toEqual([token, 401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }]);
    }
    expect([(await client.withToken(accessIn(answer)).get(USER)).status, (await refresh(second)).status]).toEqual([200, 200]);
  });

  test('a token of the release before, which has no seal, is good until it is replaced; once two have followed nobody can tell that it was given', async () => {
    const bare = async () => {
      const token = cookieIn(await login()).slice(0, -24);
      const changes = { token_hash: createHash('sha256').update(token).digest('hex') };
      const changed = server.store?.db
        .updateTable('sessions')
        .set(changes)
        .where('id', '=', token.split('.')[1] ?? '');
      await changed?.execute();
      return token;
    };
    const [reused, old] = [await bare(), await bare()];
    const next = cookieIn(await refresh(reused));
    expect(next).toHaveLength(reused.length + 24);
    expect(cookieIn(await refresh(reused))).toBe(next);
    now += 60_001;
    expect(await refresh(reused)).toMatchObject({ status: 401, body: { detail: 'Token is blacklisted' } });
    expect((await refresh(next)).status).toBe(401);
    const last = cookieIn(await refresh(cookieIn(await refresh(old))));
    expect(await refresh(old)).toMatchObject({ status: 401, body: { detail: 'Token is invalid or expired' } });
    expect((await refresh(last)).status).toBe(200);
  });

  test('a session ends after two idle weeks, after ninety days in any case', async () => {
    const idle = cookieIn(await login());
    now += 14 * DAY + 1;
    expect(await refresh(idle)).toMatchObject({ status: 401, body: { detail: 'Token is invalid or expired' } });
    let used = cookieIn(await login());
    for (let days = 0; days < 80; days += 10) {
      now += 10 * DAY;
      used = cookieIn(await refresh(used));
      expect(used).not.toBe('');
    }
    now += 10 * DAY + 1;
    expect((await refresh(used)).status).toBe(401);
  });

  test('without a token, or with a strange one, there is no refresh', async () => {
    expect(await client.post(REFRESH, {})).toMatchObject({ status: 401, body: { detail: 'No valid refresh token found.', code: 'token_not_valid' } });
    for (const strange of [
      'x',
      '1.2.3',
      `1.${'0'.repeat(8)}-0000-0000-0000-000000000000.${'a'.repeat(43)}`,
      `99999.${'0'.repeat(8)}-0000-0000-0000-000000000000.${'a'.repeat(43)}`,
    ]) {
      expect((await refresh(strange)).status).toBe(401);
    }
  });

  test('signing out ends the session and takes the cookie back', async () => {
    const answer = await login();
    const cookie = cookieIn(answer);
    const out = await client.withToken(accessIn(answer)).post(LOGOUT, {}, { headers: { cookie: `matab-refresh=${cookie}` } });
    expect([out.status, out.body]).toEqual([200, { detail: 'Successfully logged out.' }]);
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect(out.headers.getSetCookie()[0]).toMatch(/^matab-refresh=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    expect(await refresh(cookie)).toMatchObject({ status: 401, body: { detail: 'Token is blacklisted' } });
    expect((await client.post(LOGOUT, {})).status).toBe(200);
  });

  test('a page of another origin can use none of the calls that live on the cookie', async () => {
    const cookie = cookieIn(await login());
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.url.replace('http:', 'https:') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      for (const path of [LOGIN, REFRESH, LOGOUT]) {
        const refused = await client.post(path, { username: 'dentist', password: PASSWORD }, { headers: { cookie: `matab-refresh=${cookie}`, ...headers } });
        expect([headers, refused.status, refused.body]).toEqual([headers, 403, { detail: 'You do not have permission to perform this action.' }]);
        expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    const persian = await client.at(inPersian.url).post(LOGOUT, {}, { headers: { origin: 'https://evil.example' } });
    expect(persian.body).toEqual({ detail: 'عدم مجوز.' });
    expect((await refresh(cookie, { origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('preflights of a configured origin are answered, of others not', async () => {
    const preflight = (origin: string) =>
      client.ask('OPTIONS', '/api/patients/1/', {
        headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization,content-type' },
      });
    const welcome = await preflight('https://app.example');
    expect([welcome.status, welcome.headers.get('access-control-allow-origin'), welcome.headers.get('access-control-allow-credentials')]).toEqual([
      204,
      'https://app.example',
      'true',
    ]);
    expect(welcome.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(welcome.headers.get('access-control-allow-headers')).toBe('Accept, Content-Type, Authorization');
    expect(welcome.headers.get('vary')).toContain('Origin');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const signedIn = await signIn(server.url, 'dentist', PASSWORD);
    const list = await signedIn.get('/api/patients/', { headers: { origin: 'https://app.example' } });
    expect([list.headers.get('access-control-allow-origin'), list.headers.get('vary')]).toEqual(['https://app.example', 'Origin, Accept-Encoding']);
  });

  test('failing sign-ins are throttled for a name and for an address, and a right one clears its name', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const attempt = async (name: string, address: string, password = 'wrong') => (await login(name, password, from(address))).status;
    for (let count = 0; count < 4; count += 1) expect(await attempt('dentist', '198.51.100.1')).toBe(400);
    expect(await attempt('dentist', '198.51.100.1', PASSWORD)).toBe(200);
    for (let count = 0; count < 5; count += 1) expect(await attempt('dentist', '198.51.100.1')).toBe(400);
    const refused = await login('dentist', PASSWORD, from('198.51.100.1'));
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      429,
      '60',
      { detail: 'Request was throttled. Expected available in 60 seconds.' },
    ]);
    expect(await attempt('dentist', '198.51.100.2', PASSWORD)).toBe(200);
    now += 20_000;
    expect((await client.at(inPersian.url).post(LOGIN, { username: 'dentist', password: PASSWORD }, { headers: from('198.51.100.1') })).body).toEqual({
      detail: 'تلاش‌ها بیش از اندازه بود؛ ۴۰ ثانیه دیگر دوباره تلاش کنید.',
    });
    now += 40_000;
    expect(await attempt('dentist', '198.51.100.1', PASSWORD)).toBe(200);
    const many = await Promise.all(Array.from({ length: 65 }, (_, at) => attempt(`guess ${at}`, '203.0.113.9')));
    expect(many.filter((status) => status === 400)).toHaveLength(60);
    expect(many.filter((status) => status === 429)).toHaveLength(5);
    now += MINUTE;
  });

  test('a throttled address waits for its own window and leaves no more traces', async () => {
    const attempt = (name: string, address: string) => login(name, 'wrong', { 'x-forwarded-for': address });
    const counters = async () => (await server.store?.db.selectFrom('attempts').select('key').execute())?.length ?? 0;
    for (let count = 0; count < 60; count += 1) await attempt(`name ${count % 20}`, '192.0.2.77');
    now += 25_000;
    const before = await counters();
    const refused = await attempt('one more', '192.0.2.77');
    expect([refused.status, refused.headers.get('retry-after'), await counters()]).toEqual([429, '35', before]);
    now += MINUTE;
  });

  test('all addresses of one IPv6 network count as one', async () => {
    const attempt = async (address: string) => (await login('dentist', 'wrong', { 'x-forwarded-for': address })).status;
    // Past the window of what others guessed at this name.
    now += 60 * MINUTE;
    for (const host of ['1', '2', 'ffff:1', '3:4:5:6', 'abcd']) {
      expect(await attempt(host.includes('3:4') ? `2001:db8:0:7:${host}` : `2001:db8:0:7::${host}`)).toBe(400);
    }
    expect(await attempt('2001:DB8::7:0:0:9:9')).toBe(429);
    expect(await attempt('2001:db8:0:8::1')).toBe(400);
    expect(await attempt('::ffff:192.0.2.81')).toBe(400);
    now += MINUTE;
  });

  test('all processes of one database sign with the same keys', async () => {
    const token = accessIn(await login());
    const [first, second] = [await engine.newDatabase(), await engine.newDatabase()];
    const one = await startOn(engine, { ...first, clock: () => now });
    const two = await startOn(engine, { ...first, clock: () => now });
    const stranger = await startOn(engine, { ...second, clock: () => now });
    try {
      await newPractice(one, 'shared');
      const answer = await new Client(one.url).post(LOGIN, { username: 'shared', password: PASSWORD });
      expect((await new Client(two.url, accessIn(answer)).get(USER)).status).toBe(200);
      const moved = await new Client(two.url).post(REFRESH, {}, { headers: { cookie: `matab-refresh=${cookieIn(answer)}` } });
      expect(moved.status).toBe(200);
      expect((await new Client(stranger.url, accessIn(answer)).get(USER)).status).toBe(401);
      expect((await new Client(one.url, token).get(USER)).status).toBe(401);
    } finally {
      await Promise.all([one.stop(), two.stop(), stranger.stop()]);
    }
  });

  test('two installations that were given one secret still take no access token of each other', async () => {
    const secret = 'one and the same for both of them';
    const one = await startOn(engine, { secret, clock: () => now });
    const other = await startOn(engine, { secret, clock: () => now });
    try {
      const here = await newPractice(one, 'here');
      await newPractice(other, 'there');
      expect([(await here.get(USER)).status, (await here.at(other.url).get(USER)).status]).toEqual([200, 401]);
    } finally {
      await Promise.all([one.stop(), other.stop()]);
    }
  });
});
