import { expect, test } from 'vitest';
import { Browser } from '../contract/support/browser.ts';
import { newFolder, runProgram, runServer } from './support/process.ts';

interface Line {
  readonly level: number;
  readonly event?: string;
  readonly practice?: number;
  readonly account?: number;
  readonly network?: string;
}

const PASSWORD = 'canary of a password';
const [INFO, WARN] = [30, 40];

test('what concerns safety is told in one line each, without a name, an address, a password or a token', async () => {
  const data = newFolder();
  const command = (words: readonly string[], input = '') => runProgram('practice.ts', { MATAB_DATA: data }, words, input).ended;
  const dentist = ['--first-name', 'علی', '--last-name', 'رضایی', '--name', 'مطب'];
  await command(['create', '--username', 'canary-doctor', ...dentist, '--password-stdin'], PASSWORD);
  const server = runServer({ MATAB_DATA: data, MATAB_PROXIES: 'loopback', MATAB_LOG: 'info' });
  const url = await server.url;
  const secrets: string[] = ['canary', '198.51.100', '203.0.113', 'another secret', 'guess'];

  const desk = new Browser(url, { 'x-forwarded-for': '198.51.100.1' });
  await desk.signIn('canary-doctor', 'guess');
  const { body } = await desk.signIn('canary-doctor', PASSWORD);
  secrets.push((body as { access: string }).access, ...desk.cookies.values());
  await desk.signIn('canary-nobody', 'guess');
  const thief = new Browser(url, { 'x-forwarded-for': '203.0.113.1' });
  for (let count = 0; count < 8; count += 1) await thief.signIn('canary-nobody', `guess ${count}`);
  const phone = new Browser(url, { 'x-forwarded-for': '198.51.100.1' });
  await phone.signIn('canary-doctor', PASSWORD);
  const stolen = new Map(phone.cookies);
  await phone.renew();
  await phone.renew();
  for (const [name, value] of stolen) phone.cookies.set(name, value);
  await phone.renew();
  await phone.signIn('canary-doctor', PASSWORD);
  await desk.signIn('canary-doctor', PASSWORD);
  await desk.ask('POST', '/dj-rest-auth/sessions/end-others/');
  await desk.ask('POST', '/dj-rest-auth/password/change/', { old_password: 'guess', new_password1: 'another secret', new_password2: 'another secret' });
  await desk.ask('POST', '/dj-rest-auth/password/change/', { old_password: PASSWORD, new_password1: 'another secret', new_password2: 'another secret' });
  await command(['close-account', '--username', 'canary-doctor']);
  await desk.signIn('canary-doctor', 'another secret');
  server.kill('SIGTERM');
  const { stdout, stderr } = await server.ended;

  for (const secret of secrets) expect(stdout + stderr).not.toContain(secret);
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined);
  const told = lines.map(({ level, event, practice, account }) => [level, event, practice, account]);
  expect(told).toEqual([
    [WARN, 'sign-in.refused', 1, 1],
    [INFO, 'sign-in.accepted', 1, 1],
    [WARN, 'sign-in.refused', undefined, undefined],
    ...Array.from({ length: 5 }, () => [WARN, 'sign-in.refused', undefined, undefined]),
    // One line for all that are refused in a window.
    [WARN, 'throttled', undefined, undefined],
    [INFO, 'sign-in.accepted', 1, 1],
    [WARN, 'refresh-token.reused', 1, 1],
    [INFO, 'sign-in.accepted', 1, 1],
    [INFO, 'sign-in.accepted', 1, 1],
    [WARN, 'session.ended', 1, 1],
    [WARN, 'password.refused', 1, 1],
    [WARN, 'password.changed', 1, 1],
    [WARN, 'account.closed', 1, 1],
  ]);
  const networks = lines.map(({ network }) => network);
  expect(networks[0]).toMatch(/^[\w-]{12}$/);
  expect([networks[1], networks[2]]).toEqual([networks[0], networks[0]]);
  expect([networks[3] === networks[0], networks[8] === networks[3]]).toEqual([false, true]);
});

test('every sign-in is told at the level that is set at first, and forged tokens once a minute', async () => {
  const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_PROXIES: 'loopback' });
  const url = await server.url;
  const browser = new Browser(url);
  await browser.signIn('demo', 'wrong');
  const { body } = await browser.signIn('demo', 'matab-demo');
  const forged = `${(body as { access: string }).access.slice(0, -4)}AAAA`;
  const statuses: number[] = [];
  for (const from of ['198.51.100.1', '198.51.100.1', '203.0.113.1', '198.51.100.1']) {
    const headers = { authorization: `Bearer ${forged}`, 'x-forwarded-for': from };
    statuses.push((await fetch(`${url}/api/patients/`, { headers })).status);
  }
  for (const _ of [1, 2]) statuses.push((await fetch(`${url}/api/patients/`, { headers: { 'x-forwarded-host': 'evil.example' } })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 421, 421]);
  server.kill('SIGTERM');
  const lines = (await server.ended).stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined);
  expect(lines.map(({ event }) => event)).toEqual(['sign-in.refused', 'sign-in.accepted', 'access-token.forged', 'access-token.forged', 'host.refused']);
  const [, , one, other] = lines.map(({ network }) => network);
  expect([one, other, one === other]).toEqual([expect.stringMatching(/^[\w-]{12}$/), expect.stringMatching(/^[\w-]{12}$/), false]);
});

test('a server that is told to be silent is silent', async () => {
  const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_LOG: 'silent' });
  await new Browser(await server.url).signIn('demo', 'matab-demo');
  server.kill('SIGTERM');
  expect((await server.ended).stdout).not.toContain('{');
});

test('pages of another origin are told of once a minute for each network, and refused each time', async () => {
  const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_PROXIES: 'loopback' });
  const url = await server.url;
  const from = async (address: string) =>
    (await new Browser(url, { 'x-forwarded-for': address, origin: 'https://evil.example' }).signIn('demo', 'matab-demo')).status;
  const statuses: number[] = [];
  for (const address of ['198.51.100.1', '198.51.100.1', '203.0.113.1', '198.51.100.1']) statuses.push(await from(address));
  server.kill('SIGTERM');
  const { stdout } = await server.ended;
  expect([statuses, stdout.match(/refused another origin/g)?.length]).toEqual([[403, 403, 403, 403], 2]);
  expect(stdout.match(/"event":"origin\.refused"/g)?.length).toBe(2);
});

test('what is turned away before anybody knows whose it is names the network that it came from', async () => {
  const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_PROXIES: 'loopback', MATAB_RATE: '3' });
  const url = await server.url;
  const ask = async (headers: Record<string, string> = {}) =>
    (await fetch(`${url}/dj-rest-auth/token/refresh/`, { method: 'POST', headers: { 'x-forwarded-for': '198.51.100.1', ...headers } })).status;
  const statuses = [await ask(), await ask(), await ask({ origin: 'https://evil.example' }), await ask({ 'x-forwarded-host': 'evil.example' })];
  expect(statuses).toEqual([401, 429, 403, 421]);
  server.kill('SIGTERM');
  const lines = (await server.ended).stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined);
  expect(lines.map(({ level, event }) => [level, event])).toEqual(['throttled', 'origin.refused', 'host.refused'].map((event) => [WARN, event]));
  const [network] = lines.map((line) => line.network);
  expect(network).toMatch(/^[\w-]{12}$/);
  expect(lines.map((line) => line.network)).toEqual([network, network, network]);
});

test('a password that comes over plain HTTP from another machine is warned of once', async () => {
  const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_PROXIES: 'loopback' });
  const url = await server.url;
  const from = async (headers: Record<string, string>) => (await new Browser(url, headers).signIn('demo', 'matab-demo')).status;
  const statuses = [await from({}), await from({ 'x-forwarded-for': '192.168.1.7', 'x-forwarded-proto': 'https' })];
  for (const _ of [1, 2]) statuses.push(await from({ 'x-forwarded-for': '192.168.1.7' }));
  server.kill('SIGTERM');
  const { stdout } = await server.ended;
  expect([statuses, stdout.match(/over plain HTTP/g)?.length, stdout.includes('192.168')]).toEqual([[200, 200, 200, 200], 1, false]);
});
