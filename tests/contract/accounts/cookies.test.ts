import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../server/create-server.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

const HOST = '__Host-matab-refresh';
const PLAIN = 'matab-refresh';
const TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinic.example' };

describe.each(ENGINES)('the cookie of a session, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let now = Date.parse('2026-11-20T08:00:00Z');

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine, { clock: () => now, proxies: ['127.0.0.1'] });
    await newPractice(server, 'owner');
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const signedIn = async (headers: Readonly<Record<string, string>>): Promise<Browser> => {
    const browser = new Browser(server.url, headers);
    expect((await browser.signIn('owner', PASSWORD)).status).toBe(200);
    return browser;
  };
  const withCookie = (headers: Readonly<Record<string, string>>, name: string, value: string | undefined): Browser => {
    const browser = new Browser(server.url, headers);
    browser.cookies.set(name, value ?? '');
    return browser;
  };
  /** Makes of a session one of a release before, which knows of no form and seals no token; says which its token is then. */
  const leaveBare = async (token = ''): Promise<string> => {
    const bare = token.slice(0, -24);
    const token_hash = createHash('sha256').update(bare).digest('hex');
    const changed = server.store?.db.updateTable('sessions').set({ cookie: null, device: null, token_hash });
    await changed?.where('id', '=', bare.split('.')[1] ?? '').execute();
    return bare;
  };
  /** As the release before had it: such a session, in a cookie of the plain name. */
  const fromBefore = async (): Promise<Browser> => {
    const token = await leaveBare((await signedIn(TLS)).cookies.get(HOST));
    return withCookie(TLS, PLAIN, token);
  };

  test('over TLS is bound to this host by its name, and so is the device’s', async () => {
    const lines = (await new Browser(server.url, TLS).signIn('owner', PASSWORD)).headers.getSetCookie();
    expect(lines).toEqual([
      expect.stringMatching(/^__Host-matab-refresh=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-matab-device-[0-9a-f]{10}=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  test('of the release before goes on over TLS, once, and becomes one of this release', async () => {
    const browser = await fromBefore();
    const old = browser.cookies.get(PLAIN);
    const renewed = await browser.renew();
    expect(renewed.status).toBe(200);
    expect([...browser.cookies.keys()].filter((name) => name.endsWith('refresh'))).toEqual([HOST]);
    expect(renewed.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^matab-refresh=; .*Path=\/dj-rest-auth\//));
    expect((await browser.renew()).status).toBe(200);
    now += 60_000;
    expect((await withCookie(TLS, PLAIN, old).renew()).status).toBe(401);
  });

  test('of the release before is renewed in two tabs at once, and both go on', async () => {
    const one = await fromBefore();
    const other = withCookie(TLS, PLAIN, one.cookies.get(PLAIN));
    expect((await Promise.all([one.renew(), other.renew()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(one.cookies.get(HOST)).toBe(other.cookies.get(HOST));
    expect((await one.renew()).status).toBe(200);
  });

  test.each([
    ['TLS', TLS, HOST],
    ['plain HTTP', {}, PLAIN],
  ])('of the release before is given again over %s where the answer to its last renewal was lost in the update', async (_protocol, headers, name) => {
    const browser = await signedIn(headers);
    const old = browser.cookies.get(name);
    expect((await browser.renew()).status).toBe(200);
    const successor = await leaveBare(browser.cookies.get(name));
    const again = withCookie(headers, PLAIN, old);
    expect((await again.renew()).status).toBe(200);
    expect(again.cookies.get(name)).toBe(successor);
    expect((await again.renew()).status).toBe(200);
    now += 60_001;
    expect((await withCookie(headers, PLAIN, old).renew()).status).toBe(401);
  });

  test('that a neighbour under the same domain has set is not taken: neither beside one’s own nor alone', async () => {
    const [owner, thief] = [await signedIn(TLS), await signedIn(TLS)];
    const tossed = thief.cookies.get(HOST);
    owner.cookies.set(PLAIN, tossed ?? '');
    expect((await owner.renew()).status).toBe(200);
    expect(owner.cookies.get(HOST)?.split('.')[1]).not.toBe(tossed?.split('.')[1]);
    expect((await withCookie(TLS, PLAIN, tossed).renew()).status).toBe(401);
    const overHttp = await signedIn({});
    expect((await withCookie(TLS, PLAIN, overHttp.cookies.get(PLAIN)).renew()).status).toBe(401);
    // The sessions themselves have come to no harm by it.
    for (const browser of [thief, overHttp]) expect((await browser.renew()).status).toBe(200);
  });

  test('that a neighbour has set is not taken either while the token in it still leads on, and ends nobody’s session', async () => {
    const thief = await signedIn(TLS);
    const tossed = thief.cookies.get(HOST);
    expect((await thief.renew()).status).toBe(200);
    for (const headers of [TLS, {}]) {
      const victim = withCookie(headers, PLAIN, tossed);
      expect((await victim.renew()).status).toBe(401);
      expect([...victim.cookies.keys()]).toEqual([]);
    }
    // An answer that was lost is still given again where the token belongs.
    const again = withCookie(TLS, HOST, tossed);
    expect((await again.renew()).status).toBe(200);
    expect(again.cookies.get(HOST)).toBe(thief.cookies.get(HOST));
    expect((await thief.renew()).status).toBe(200);
  });

  test('over plain HTTP does not lead on under the other protocol, and goes on in its own', async () => {
    const browser = await signedIn({});
    const old = browser.cookies.get(PLAIN);
    expect((await browser.renew()).status).toBe(200);
    for (const name of [PLAIN, HOST]) expect((await withCookie(TLS, name, old).renew()).status).toBe(401);
    const again = withCookie({}, PLAIN, old);
    expect((await again.renew()).status).toBe(200);
    expect(again.cookies.get(PLAIN)).toBe(browser.cookies.get(PLAIN));
    expect((await browser.renew()).status).toBe(200);
  });

  test('over plain HTTP has the plain name alone', async () => {
    const browser = await signedIn({});
    expect([...browser.cookies.keys()].map((name) => name.replace(/[0-9a-f]{10}$/, ''))).toEqual([PLAIN, 'matab-device-']);
    expect((await browser.renew()).status).toBe(200);
    expect((await withCookie({}, HOST, browser.cookies.get(PLAIN)).renew()).status).toBe(401);
  });

  test('is taken back at a sign-out, under whichever name', async () => {
    const browser = await signedIn(TLS);
    browser.cookies.set(PLAIN, 'left over');
    const out = await browser.signOut();
    expect([...browser.cookies.keys()].filter((name) => name.endsWith('refresh'))).toEqual([]);
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect([...browser.cookies.keys()].some((name) => name.includes('matab-device-'))).toBe(true);
  });
});
