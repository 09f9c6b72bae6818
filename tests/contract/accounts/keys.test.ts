import { SignJWT } from 'jose/jwt/sign';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keySetOf } from '../../../server/auth/key-ring.ts';
import { type Configuration, DEFAULTS } from '../../../server/config/configuration.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { runCommand } from '../../../server/practices/command.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

const MINUTE = 60_000;
const USER = '/dj-rest-auth/user/';
const [FIRST, SECOND] = ['the first secret of this installation', 'the second secret of this installation'];

const kidOf = (authorization: string): string => JSON.parse(Buffer.from(authorization.split('.')[0] ?? '', 'base64url').toString()).kid;
const accessOf = async (browser: Browser): Promise<string> => ((await browser.renew()).body as { access: string }).access;

describe.each(ENGINES)('a change of keys, on %s', (_name, open) => {
  let engine: Engine;
  let now = Date.parse('2026-11-20T08:00:00Z');
  const running: RunningServer[] = [];

  beforeAll(() => {
    engine = open();
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()));
    await engine.dispose();
  });

  const start = async (options: Partial<Configuration>): Promise<RunningServer> => {
    const server = await startOn(engine, { clock: () => now, ...options });
    running.push(server);
    return server;
  };
  const signedIn = async ({ url }: RunningServer): Promise<Browser> => {
    const browser = new Browser(url);
    expect((await browser.signIn('owner', PASSWORD)).status).toBe(200);
    return browser;
  };
  const statusOf = async (browser: Browser) => (await browser.ask('GET', USER)).status;

  test('that were generated needs no restart and signs nobody out', async () => {
    const database = await engine.newDatabase();
    const [one, two] = [await start(database), await start(database)];
    await newPractice(one, 'owner');
    const [here, there] = [await signedIn(one), await signedIn(two)];
    const before = await accessOf(here);
    const said: string[] = [];
    await runCommand(['rotate-keys'], { ...DEFAULTS, ...database, clock: () => now }, (line) => said.push(line));
    expect(said.slice(1)).toEqual([expect.stringMatching(/^New keys sign from now on; .* Nobody is signed out/)]);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    const after = await accessOf(here);
    expect(kidOf(after)).not.toBe(kidOf(before));
    now += 2000;
    const elsewhere = new Browser(two.url);
    for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value);
    expect([(await elsewhere.renew()).status, await statusOf(elsewhere), await statusOf(here)]).toEqual([200, 200, 200]);
  });

  test('while a token is renewed leads both who present it to one successor', async () => {
    const database = await engine.newDatabase();
    const server = await start(database);
    await newPractice(server, 'owner');
    const one = await signedIn(server);
    const other = new Browser(server.url);
    for (const [name, value] of one.cookies) other.cookies.set(name, value);
    expect((await one.renew()).status).toBe(200);
    await runCommand(['rotate-keys'], { ...DEFAULTS, ...database, clock: () => now }, () => undefined);
    expect((await other.renew()).status).toBe(200);
    expect(other.cookies.get('matab-refresh')).toBe(one.cookies.get('matab-refresh'));
    expect((await one.renew()).status).toBe(200);
  });

  test('leaves the former ones behind after twenty minutes, and who was away meanwhile is still signed in', async () => {
    const database = await engine.newDatabase();
    const server = await start(database);
    await newPractice(server, 'owner');
    const browser = await signedIn(server);
    const stolen = (await server.store?.db.selectFrom('keys').select('value').where('name', '=', 'secret').executeTakeFirst())?.value ?? '';
    const session = browser.cookies.get('matab-refresh')?.split('.')[1] ?? '';
    const name = (await server.store?.db.selectFrom('keys').select('value').where('name', '=', 'database').executeTakeFirst())?.value ?? '';
    const keys = keySetOf(stolen);
    const forged = () =>
      new SignJWT({ token_type: 'access', user_id: 1, practice: 1, sid: session, jti: 'x' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: keys.id })
        .setIssuer(`matab:${name}`)
        .setAudience('matab-api')
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(now / 1000) + 600)
        .sign(keys.access);
    const thief = async () => (await fetch(`${server.url}${USER}`, { headers: { authorization: `Bearer ${await forged()}` } })).status;
    expect(await thief()).toBe(200);
    await runCommand(['rotate-keys'], { ...DEFAULTS, ...database, clock: () => now }, () => undefined);
    now += 21 * MINUTE;
    expect(await thief()).toBe(401);
    expect([(await browser.renew()).status, await statusOf(browser)]).toEqual([200, 200]);
  });

  test('that are given needs the former one beside it, and signs nobody out', async () => {
    const database = await engine.newDatabase();
    const before = await start({ ...database, secret: FIRST });
    await newPractice(before, 'owner');
    const [renewing, waiting] = [await signedIn(before), await signedIn(before)];
    const token = await accessOf(waiting);
    const after = await start({ ...database, secret: SECOND, previousSecret: FIRST });
    const ask = async (server: RunningServer, access: string) =>
      (await fetch(`${server.url}${USER}`, { headers: { authorization: `Bearer ${access}` } })).status;
    expect(await ask(after, token)).toBe(200);
    const moved = new Browser(after.url);
    for (const [name, value] of renewing.cookies) moved.cookies.set(name, value);
    const fresh = await accessOf(moved);
    expect([await ask(after, fresh), await ask(before, fresh)]).toEqual([200, 401]);
    const alone = await start({ ...database, secret: SECOND });
    expect([await ask(alone, fresh), await ask(alone, token)]).toEqual([200, 401]);
    const late = new Browser(alone.url);
    for (const [name, value] of waiting.cookies) late.cookies.set(name, value);
    expect((await late.renew()).status).toBe(200);
  });

  test('cannot be asked for where they are given', async () => {
    const database = await engine.newDatabase();
    const said: string[] = [];
    await (await startOn(engine, database)).stop();
    await expect(runCommand(['rotate-keys'], { ...DEFAULTS, ...database, secret: FIRST }, (line) => said.push(line))).rejects.toThrow(/MATAB_SECRET_PREVIOUS/);
    expect(said).toEqual([expect.stringMatching(/^Database: /)]);
  });
});
