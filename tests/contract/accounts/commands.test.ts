import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../../server/config/configuration.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { runCommand } from '../../../server/practices/command.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

const HOUR = 3_600_000;
const USER = '/dj-rest-auth/user/';

describe.each(ENGINES)('the keeper of an installation, on %s', (_name, open) => {
  let engine: Engine;
  let database: Awaited<ReturnType<Engine['newDatabase']>>;
  let server: RunningServer;
  let now = Date.parse('2026-11-20T08:00:00Z');

  beforeAll(async () => {
    engine = open();
    database = await engine.newDatabase();
    server = await startOn(engine, { ...database, clock: () => now, proxies: ['127.0.0.1'] });
    for (const name of ['leaver', 'stayer']) await newPractice(server, name);
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const command = async (...words: readonly string[]): Promise<readonly string[]> => {
    const said: string[] = [];
    await runCommand(words, { ...DEFAULTS, ...database, clock: () => now }, (line) => said.push(line));
    expect(said[0]).toMatch(/^Database: (PostgreSQL [^@]+|.+matab\.sqlite)$/);
    return said.slice(1);
  };
  const signedIn = async (username: string): Promise<Browser> => {
    const browser = new Browser(server.url);
    expect((await browser.signIn(username, PASSWORD)).status).toBe(200);
    return browser;
  };

  test('closes an account: all that goes on there ends, and only the right password learns why', async () => {
    const [desk, phone, other] = [await signedIn('leaver'), await signedIn('leaver'), await signedIn('stayer')];
    // One of newPractice and two of the story.
    expect(await command('close-account', '--username', 'leaver')).toEqual(['Account "leaver" of practice 1 is closed; 3 sessions ended.']);
    now += 1000;
    for (const browser of [desk, phone]) expect([(await browser.ask('GET', USER)).status, (await browser.renew()).status]).toEqual([401, 401]);
    expect((await other.ask('GET', USER)).status).toBe(200);
    const closed = await new Browser(server.url).signIn('leaver', PASSWORD);
    expect([closed.status, closed.body, closed.headers.getSetCookie()]).toEqual([400, { non_field_errors: ['User account is disabled.'] }, []]);
    expect((await new Browser(server.url).signIn('leaver', 'wrong')).body).toEqual({ non_field_errors: ['Unable to log in with provided credentials.'] });
    expect(await command('close-account', '--username', 'leaver')).toEqual(['Account "leaver" of practice 1 is closed, as it was before; 0 sessions ended.']);
  });

  test('opens it again: whoever knows the password signs in anew', async () => {
    expect(await command('open-account', '--username', 'leaver')).toEqual(['Account "leaver" of practice 1 is open.']);
    expect(await command('open-account', '--username', 'leaver')).toEqual(['Account "leaver" of practice 1 is open, as it was before.']);
    expect((await (await signedIn('leaver')).ask('GET', USER)).status).toBe(200);
  });

  test('ends the sessions of one, or of all, and nobody loses a password by it', async () => {
    const [leaver, stayer] = [await signedIn('leaver'), await signedIn('stayer')];
    const [said = ''] = await command('end-sessions', '--username', 'leaver');
    expect(said).toMatch(/^\d sessions of account "leaver" of practice 1 ended\.$/);
    now += 1000;
    expect([(await leaver.ask('GET', USER)).status, (await leaver.renew()).status, (await stayer.ask('GET', USER)).status]).toEqual([401, 401, 200]);
    expect(await command('end-sessions', '--username', 'leaver')).toEqual(['0 sessions of account "leaver" of practice 1 ended.']);
    const back = await signedIn('leaver');
    const [all = ''] = await command('end-sessions', '--all');
    expect(all).toMatch(/^\d sessions ended, of all accounts\.$/);
    now += 1000;
    for (const browser of [back, stayer]) expect([(await browser.ask('GET', USER)).status, (await browser.renew()).status]).toEqual([401, 401]);
    expect(await command('end-sessions', '--all')).toEqual(['0 sessions ended, of all accounts.']);
    await expect(command('end-sessions')).rejects.toThrow('--username is missing.');
    for (const name of ['leaver', 'stayer']) await signedIn(name);
  });

  test('names an account that is there', async () => {
    for (const word of ['close-account', 'open-account', 'reset-password', 'end-sessions'])
      await expect(command(word, '--username', 'nobody')).rejects.toThrow('There is no account "nobody".');
  });

  test('gives no second account a name that reads like one that somebody has', async () => {
    const adding = (username: string) => command('add-account', '--username', username, '--beside', 'stayer');
    await expect(adding('stayer')).rejects.toThrow('The username "stayer" is taken.');
    for (const like of ['Stayer', 'STAYER', 'ｓｔａｙｅｒ', 'ﬆayer'])
      await expect(adding(like)).rejects.toThrow(`The username "${like}" is too like "stayer", which is taken.`);
    const practice = ['--first-name', 'علی', '--last-name', 'رضایی', '--name', 'مطب دیگر'];
    await expect(command('create', '--username', 'Leaver', ...practice)).rejects.toThrow('The username "Leaver" is too like "leaver", which is taken.');
    expect((await adding('stayer2'))[0]).toBe('Username: stayer2');
    const twins = await Promise.allSettled([adding('twin'), adding('Twin')]);
    expect(twins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const twin of twins)
      if (twin.status === 'rejected') expect(String(twin.reason)).toMatch(/The username "[tT]win" is too like "[tT]win", which is taken\./);
  });

  test('gives a new password: sessions of the old one end, and what others guessed holds its owner up no more', async () => {
    const browser = await signedIn('stayer');
    for (let at = 0; at < 12; at += 1) await new Browser(server.url, { 'x-forwarded-for': `10.1.0.${at}` }).signIn('stayer', 'x');
    const said = await command('reset-password', '--username', 'stayer');
    const fresh = /^Password: ([\w-]{22})$/.exec(said[1] ?? '')?.[1] ?? '';
    now += 1000;
    expect([(await browser.ask('GET', USER)).status, (await browser.renew()).status]).toEqual([401, 401]);
    const elsewhere = new Browser(server.url, { 'x-forwarded-for': '10.2.0.1' });
    expect([(await elsewhere.signIn('stayer', PASSWORD)).status, (await elsewhere.signIn('stayer', fresh)).status]).toEqual([400, 200]);
    now += HOUR;
  });
});

describe.each(ENGINES)('the demo practice that is not to be had any more, on %s', (_name, open) => {
  let engine: Engine;
  beforeAll(() => {
    engine = open();
  });
  afterAll(() => engine.dispose());

  const demo = { patients: 5 };
  const signedIn = async ({ url }: RunningServer): Promise<Browser> => {
    const browser = new Browser(url);
    expect((await browser.signIn('demo', 'matab-demo')).status).toBe(200);
    return browser;
  };
  /** The same person at another server on the same database. */
  const at = ({ url }: RunningServer, browser: Browser): Browser => {
    const moved = new Browser(url);
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    return moved;
  };

  test('ends with its sessions: neither their cookies nor their access tokens open anything', async () => {
    const database = await engine.newDatabase();
    const before = await startOn(engine, { ...database, demo });
    const browser = await signedIn(before);
    const access = ((await browser.renew()).body as { access: string }).access;
    await before.stop();
    const after = await startOn(engine, database);
    for (const path of [USER, '/api/patients/', '/dj-rest-auth/sessions/']) {
      const refused = await fetch(after.url + path, { headers: { authorization: `Bearer ${access}` } });
      expect([path, refused.status, await refused.json()]).toMatchObject([path, 401, { code: 'token_not_valid' }]);
    }
    expect(await at(after, browser).renew()).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
    expect(await new Browser(after.url).signIn('demo', 'matab-demo')).toMatchObject({ status: 400, body: { non_field_errors: ['User account is disabled.'] } });
    await after.stop();
    const again = await startOn(engine, { ...database, demo });
    await signedIn(again);
    await again.stop();
  });

  test('goes on for a keeper who has given its account another password, and is then offered to nobody', async () => {
    const database = await engine.newDatabase();
    const before = await startOn(engine, { ...database, demo });
    const browser = await signedIn(before);
    const change = { old_password: 'matab-demo', new_password1: 'known to its keeper', new_password2: 'known to its keeper' };
    expect((await browser.ask('POST', '/dj-rest-auth/password/change/', change)).status).toBe(200);
    const back = { old_password: 'known to its keeper', new_password1: 'matab-demo', new_password2: 'matab-demo' };
    expect((await browser.ask('POST', '/dj-rest-auth/password/change/', back)).body).toEqual({ new_password2: ['This password is too common.'] });
    await before.stop();
    const after = await startOn(engine, database);
    const moved = at(after, browser);
    expect([(await moved.renew()).status, (await moved.ask('GET', USER)).status]).toEqual([200, 200]);
    expect((await new Browser(after.url).signIn('demo', 'known to its keeper')).status).toBe(200);
    expect((await new Browser(after.url).signIn('demo', 'matab-demo')).status).toBe(400);
    await after.stop();
    const again = await startOn(engine, { ...database, demo });
    expect(again.demo).toBeNull();
    await again.stop();
  });
});
