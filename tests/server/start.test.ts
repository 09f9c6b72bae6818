import { chmodSync, existsSync, openSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { connect, createServer as createListener } from 'node:net';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../server/config/configuration.ts';
import { doubtsAbout } from '../../server/config/doubts.ts';
import { readEnvironment } from '../../server/config/environment.ts';
import { StartProblem } from '../../server/config/start-problem.ts';
import { createServer } from '../../server/create-server.ts';
import { newFolder, runProgram, runServer } from './support/process.ts';

const failing = async (variables: Record<string, string>) => {
  const { code, stderr, stdout } = await runServer(variables).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.split('\n')).toHaveLength(2);
  return stderr.trim();
};

const SECRET = '4f1c0c8be0d24c1f9f3f6a0f2b7d9e55';
const FORMER = 'Qk7-v9_ZpT2xW4mB8nC1dL5sR6yH0jGf';

const seeded = async (): Promise<string> => {
  const data = newFolder();
  const server = await createServer({ data, port: 0, demo: { patients: 300 }, logLevel: 'silent', dist: data });
  await server.stop();
  return data;
};

describe('what keeps the server from starting is one line and a failing exit code', () => {
  test('a port in use', async () => {
    const listener = createListener().listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    const address = listener.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await failing({ PORT: String(port), MATAB_DATA: newFolder() })).toBe(`Cannot listen on 127.0.0.1:${port}: the port is in use.`);
    listener.close();
  });

  test('a data folder that cannot be written', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await failing({ MATAB_DATA: path.join(file, 'data') })).toMatch(/^The data folder .* cannot be written \(ENOTDIR\)\.$/);
  });

  test('a file that is no database', async () => {
    const data = newFolder();
    writeFileSync(path.join(data, 'matab.sqlite'), 'this is no database, though it is long enough to be looked at. '.repeat(100));
    expect(await failing({ MATAB_DATA: data })).toMatch(/^The database .*matab\.sqlite is damaged \(SQLITE_NOTADB\)\.$/);
  });

  test('a database with a broken page', async () => {
    const data = await seeded();
    const file = openSync(path.join(data, 'matab.sqlite'), 'r+');
    for (let page = 3; page < 40; page += 1) writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    expect(await failing({ MATAB_DATA: data })).toMatch(/^The database .*matab\.sqlite is damaged \(.+\)/);
  });

  test('a database of a newer program', async () => {
    const data = await seeded();
    const file = new Sqlite(path.join(data, 'matab.sqlite'));
    file.exec("insert into kysely_migration values ('9999-future', '2030-01-01T00:00:00.000Z')");
    file.close();
    expect(await failing({ MATAB_DATA: data })).toBe('The database has taken the step 9999-future, which this program does not know: start the newer program.');
  });

  test('a database server that does not answer', async () => {
    expect(await failing({ DATABASE_URL: 'postgres://matab:geheim@127.0.0.1:9/matab' })).toBe('The database of DATABASE_URL cannot be reached (ECONNREFUSED).');
  });

  test.each([
    ['PORT', 'abc', /^PORT must be a whole number from 0 to 65535, not "abc"\.$/],
    ['PORT', '70000', /^PORT must be/],
    ['PORT', '-1', /^PORT must be/],
    ['PORT', '80.5', /^PORT must be/],
    ['MATAB_DEMO', 'maybe', /^MATAB_DEMO must be one of on, off, not "maybe"\.$/],
    ['MATAB_DEMO_PATIENTS', '0', /^MATAB_DEMO_PATIENTS must be/],
    ['MATAB_DEMO_PATIENTS', 'many', /^MATAB_DEMO_PATIENTS must be/],
    ['MATAB_PROVIDER', 'ftp://clinic.example', /^MATAB_PROVIDER must hold only scheme, host and port/],
    ['MATAB_PROVIDER', 'https://clinic.example/path', /^MATAB_PROVIDER must hold only/],
    ['MATAB_PROVIDER', 'clinic.example', /^MATAB_PROVIDER must hold addresses like/],
    ['MATAB_ORIGINS', '*', /^MATAB_ORIGINS must hold addresses like/],
    ['MATAB_ORIGINS', 'https://one.example,https://two.example/x', /^MATAB_ORIGINS must hold only/],
    ['MATAB_PROXIES', '10.0.0.0/99', /^MATAB_PROXIES must hold addresses or networks/],
    ['MATAB_PROXIES', 'proxy', /^MATAB_PROXIES must/],
    ['MATAB_SECRET', 'short', /^MATAB_SECRET must have at least 32 characters\.$/],
    ['MATAB_SECRET', 'x'.repeat(64), /^MATAB_SECRET can be guessed: make one with "openssl rand -base64 32"\.$/],
    ['MATAB_SECRET', '1234567890'.repeat(4), /^MATAB_SECRET can be guessed/],
    ['MATAB_SECRET', 'abcabcabacbacbacbabcabcbabcbabcabcabc', /^MATAB_SECRET can be guessed/],
    ['MATAB_SECRET', 'changeme-changeme-really-do-change-it', /^MATAB_SECRET can be guessed/],
    ['MATAB_HOSTS', 'https://clinic.example', /^MATAB_HOSTS must hold names like clinic\.example, without scheme and port, not/],
    ['MATAB_HOSTS', 'clinic.example:443', /^MATAB_HOSTS must/],
    ['MATAB_OFFLINE', 'no', /^MATAB_OFFLINE must be one of on, off, not "no"\.$/],
    ['MATAB_HSTS', 'on', /^MATAB_HSTS must be one of host, subdomains, not "on"\.$/],
    ['MATAB_RATE', '-1', /^MATAB_RATE must be a whole number/],
    ['MATAB_LANGUAGE', 'de', /^MATAB_LANGUAGE must be one of fa, en, not "de"\.$/],
    ['MATAB_SECRET_PREVIOUS', 'short', /^MATAB_SECRET_PREVIOUS must have at least 32 characters\.$/],
    ['MATAB_SECRET_PREVIOUS', FORMER, /^MATAB_SECRET_PREVIOUS stands beside MATAB_SECRET, which is missing\.$/],
    ['MATAB_LOG', 'loud', /^MATAB_LOG must be one of silent, /],
    ['DATABASE_URL', 'mysql://host/db', /^DATABASE_URL must be an address like postgres:/],
    ['DATABASE_URL', 'nonsense', /^DATABASE_URL must/],
  ])('a wrong variable: %s=%s', (name, value, line) => {
    expect(() => readEnvironment({ [name]: value }, '/')).toThrow(StartProblem);
    expect(() => readEnvironment({ [name]: value }, '/')).toThrow(line);
  });

  test('two variables that exclude each other', () => {
    expect(() => readEnvironment({ MATAB_PROVIDER: 'https://a.example', DATABASE_URL: 'postgres://h/d' }, '/')).toThrow(/exclude each other/);
  });

  test('a wrong variable ends the program too', async () => {
    expect(await failing({ PORT: 'abc' })).toMatch(/^PORT must be/);
  });
});

describe('configuration', () => {
  test('without variables the defaults hold, and blank ones are none', () => {
    expect(readEnvironment({ PORT: ' ', MATAB_PROVIDER: '' }, '/srv/matab')).toEqual({ ...DEFAULTS, data: '/srv/matab/data', dist: '/srv/matab/dist' });
  });

  test('every variable is read', () => {
    const variables = {
      HOST: '0.0.0.0',
      PORT: '9000',
      MATAB_DATA: '/var/lib/matab',
      MATAB_DIST: 'build',
      MATAB_DEMO: 'off',
      MATAB_ORIGINS: 'https://one.example, http://two.example:8080/',
      MATAB_PROXIES: 'loopback,10.0.0.0/8',
      MATAB_SECRET: SECRET,
      MATAB_SECRET_PREVIOUS: FORMER,
      MATAB_HOSTS: 'Clinic.example, clinic.internal',
      MATAB_HSTS: 'subdomains',
      MATAB_OFFLINE: 'off',
      MATAB_RATE: '0',
      MATAB_LANGUAGE: 'en',
      MATAB_LOG: 'info',
      DATABASE_URL: 'postgres://u:p@h/d',
    };
    expect(readEnvironment(variables, '/srv')).toMatchObject({
      host: '0.0.0.0',
      port: 9000,
      data: '/var/lib/matab',
      dist: '/srv/build',
      demo: null,
      origins: ['https://one.example', 'http://two.example:8080'],
      proxies: ['loopback', '10.0.0.0/8'],
      secret: SECRET,
      previousSecret: FORMER,
      hosts: ['clinic.example', 'clinic.internal'],
      offline: false,
      hsts: 'subdomains',
      rate: 0,
      language: 'en',
      logLevel: 'info',
      databaseUrl: 'postgres://u:p@h/d',
    });
    expect(readEnvironment({ MATAB_PROVIDER: 'https://api.example:444/' }, '/').provider).toBe('https://api.example:444');
  });

  test('secrets may come in files, as those of systemd and of containers do', () => {
    const folder = newFolder();
    const file = (name: string, text: string): string => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const variables = {
      MATAB_SECRET_FILE: file('secret', `${SECRET}\n`),
      MATAB_SECRET_PREVIOUS_FILE: file('former', FORMER),
      DATABASE_URL_FILE: file('database', 'postgres://u:p@h/d\n'),
    };
    expect(readEnvironment(variables, '/')).toMatchObject({ secret: SECRET, previousSecret: FORMER, databaseUrl: 'postgres://u:p@h/d' });
    const wrong: readonly (readonly [variables: Record<string, string>, line: RegExp])[] = [
      [{ MATAB_SECRET_FILE: path.join(folder, 'gone') }, /^MATAB_SECRET_FILE names a file that cannot be read \(ENOENT\): .*gone\.$/],
      [{ MATAB_SECRET_FILE: file('empty', '\n') }, /^MATAB_SECRET_FILE names a file that is empty: .*empty\.$/],
      [{ MATAB_SECRET_FILE: file('short', 'short') }, /^MATAB_SECRET must have at least 32 characters\.$/],
      [{ ...variables, MATAB_SECRET: SECRET }, /^MATAB_SECRET and MATAB_SECRET_FILE exclude each other\.$/],
      [{ ...variables, DATABASE_URL: 'postgres://h/d' }, /^DATABASE_URL and DATABASE_URL_FILE exclude each other\.$/],
    ];
    for (const [given, line] of wrong) expect(() => readEnvironment(given, '/')).toThrow(line);
  });

  test.each<[where: string, variables: Record<string, string>, isOffered: boolean]>([
    ['on this machine', {}, true],
    ['on this machine by its name', { HOST: 'localhost' }, true],
    ['on its other address', { HOST: '::1' }, true],
    ['in a network', { HOST: '0.0.0.0' }, false],
    ['at an address of a network', { HOST: '192.168.1.5' }, false],
    ['behind a proxy', { MATAB_PROXIES: 'loopback' }, false],
    ['under a name', { MATAB_HOSTS: 'clinic.example' }, false],
    ['under its own name', { MATAB_HOSTS: 'localhost' }, true],
    ['for pages of others', { MATAB_ORIGINS: 'https://one.example' }, false],
  ])('the demo account, whose password is published, opens by itself %s: %o → %s', (_where, variables, isOffered) => {
    const demoOf = (more: Record<string, string>) => readEnvironment({ ...variables, ...more }, '/');
    expect([demoOf({}).demo !== null, demoOf({ MATAB_DEMO: 'on' }).demo !== null, demoOf({ MATAB_DEMO: 'off' }).demo]).toEqual([isOffered, true, null]);
    expect(doubtsAbout(demoOf({ MATAB_DEMO: 'on' }))).toEqual(isOffered ? [] : [expect.stringContaining('everybody knows the password of the demo account')]);
    expect(doubtsAbout(demoOf({}))).toEqual([]);
  });
});

test('a database on another machine without a word about TLS is doubtful, and everything else is not', () => {
  const doubts = (databaseUrl: string | null) => doubtsAbout({ ...DEFAULTS, databaseUrl }).length;
  for (const url of ['postgres://u:p@db.example/matab', 'postgres://10.0.0.7/matab', 'postgres:///matab?host=db.example', 'postgres://[2001:db8::1]/matab'])
    expect([url, doubts(url)]).toEqual([url, 1]);
  for (const url of [
    'postgres://u:p@db.example/matab?sslmode=verify-full',
    'postgres://db.example/matab?sslmode=disable',
    'postgres://localhost/matab',
    'postgres://127.0.0.1:5433/matab',
    'postgres://[::1]/matab',
    'postgres:///matab?host=/run/postgresql',
    'postgres:///matab',
    null,
  ]) {
    expect([url, doubts(url)]).toEqual([url, 0]);
  }
});

describe('a start that succeeds', () => {
  test('prints the address and the demo account, keeps its data, and prints no account where there is no demo', async () => {
    const data = newFolder();
    for (let round = 0; round < 2; round += 1) {
      const server = runServer({ MATAB_DATA: data, MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '20' });
      const url = await server.url;
      const answer = await fetch(`${url}/dj-rest-auth/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'demo', password: 'matab-demo' }),
      });
      expect(answer.status).toBe(200);
      server.kill('SIGTERM');
      const { code, stdout, stderr } = await server.ended;
      const said = stdout.replace(/^\{.*\n/gm, '');
      expect([code, said, stderr]).toEqual([0, `Matab: ${url}\nDemo account: demo / matab-demo\n`, '']);
    }
    const bare = runServer({ MATAB_DATA: newFolder() });
    await bare.url;
    bare.kill('SIGINT');
    const { stdout } = await bare.ended;
    expect([stdout.includes('demo'), stdout.includes('There is no account yet')]).toEqual([false, true]);
  });

  test('without the demo its account, known to everybody, opens nothing that an earlier start left behind', async () => {
    const data = newFolder();
    const signIn = async (demo: { patients: number } | null) => {
      const server = await createServer({ data, port: 0, demo, logLevel: 'silent', dist: data });
      const answer = await fetch(`${server.url}/dj-rest-auth/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'demo', password: 'matab-demo' }),
      });
      const said = [answer.status, answer.status === 200 ? '' : await answer.json()];
      await server.stop();
      return said;
    };
    expect(await signIn({ patients: 5 })).toEqual([200, '']);
    expect(await signIn(null)).toEqual([400, { non_field_errors: ['این حساب کاربری غیرفعال است.'] }]);
    expect(await signIn({ patients: 5 })).toEqual([200, '']);
  });

  test('nobody else on the machine can read the data, even in a folder that was open', async () => {
    const data = newFolder();
    chmodSync(data, 0o755);
    const server = runServer({ MATAB_DATA: data, MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5' });
    await server.url;
    const open = readdirSync(data).filter((name) => (statSync(path.join(data, name)).mode & 0o077) !== 0);
    server.kill('SIGTERM');
    await server.ended;
    expect(open).toEqual([]);
  });

  test('a signal that comes twice, from the terminal and from npm, stops it as gently as one', async () => {
    const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5' });
    await server.url;
    server.kill('SIGINT');
    server.kill('SIGTERM');
    const sent = setInterval(() => server.kill('SIGINT'), 1);
    const { code, signal } = await server.ended;
    clearInterval(sent);
    expect([code, signal]).toEqual([0, null]);
  });

  test('a client that never finishes its request does not keep the server from stopping', async () => {
    const server = await createServer({ data: newFolder(), port: 0, demo: null, dist: '/nonexistent', logLevel: 'silent', patience: 100 });
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    const cut = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.write(
      'POST /dj-rest-auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{',
    );
    // The server has begun to read the request once it says so.
    await new Promise((resolve) => socket.once('data', resolve));
    await server.stop();
    await cut;
  });

  test('with another provider it keeps no data here', async () => {
    const data = path.join(newFolder(), 'none');
    const server = runServer({ MATAB_DATA: data, MATAB_PROVIDER: 'https://api.example' });
    const url = await server.url;
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ provider: 'https://api.example' });
    expect((await fetch(`${url}/api/patients/`)).status).toBe(404);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    server.kill('SIGTERM');
    await server.ended;
    expect(existsSync(data)).toBe(false);
  });

  test('several at once on one empty database make one practice', async () => {
    const data = newFolder();
    const servers = Array.from({ length: 3 }, () => runServer({ MATAB_DATA: data, MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '200' }));
    await Promise.all(servers.map(({ url }) => url));
    for (const { kill } of servers) kill('SIGTERM');
    expect((await Promise.all(servers.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0, 0]);
    const file = new Sqlite(path.join(data, 'matab.sqlite'));
    expect(file.prepare('select count(*) as practices, (select count(*) from patients) as patients from practices').get()).toEqual({
      practices: 1,
      patients: 200,
    });
    file.close();
  });
});

describe('the practice command', () => {
  const command = async (data: string, words: readonly string[], input = '') => runProgram('practice.ts', { MATAB_DATA: data }, words, input).ended;

  test('creates a practice, adds staff beside the dentist, resets a password; the server then knows them', async () => {
    const data = newFolder();
    const created = await command(data, [
      'create',
      '--username',
      'doctor',
      '--first-name',
      'علی',
      '--last-name',
      'رضایی',
      '--name',
      'مطب رضایی',
      '--clinic',
      'مطب',
      '--address',
      'تهران',
    ]);
    expect([created.code, created.stderr]).toEqual([0, '']);
    expect(created.stdout).toMatch(/^Database: .*matab\.sqlite\nPractice 1: مطب رضایی\nUsername: doctor\nPassword: [\w-]{22}\n$/);
    const staff = await command(data, ['add-account', '--username', 'staff', '--beside', 'doctor', '--password-stdin'], 'secret of staff\n');
    expect([staff.code, staff.stdout]).toEqual([0, `Database: ${path.join(data, 'matab.sqlite')}\nUsername: staff\n`]);
    const reset = await command(data, ['reset-password', '--username', 'doctor', '--password-stdin'], 'a new secret');
    expect([reset.code, reset.stdout]).toEqual([0, `Database: ${path.join(data, 'matab.sqlite')}\nUsername: doctor\n`]);

    const server = await createServer({ data, port: 0, dist: data, logLevel: 'silent' });
    expect(server.demo).toBeNull();
    const login = async (username: string, password: string) => {
      const answer = await fetch(`${server.url}/dj-rest-auth/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      });
      return { status: answer.status, body: (await answer.json()) as { access: string; user: unknown } };
    };
    expect((await login('doctor', /Password: (\S+)/.exec(created.stdout)?.[1] ?? '')).status).toBe(400);
    expect((await login('doctor', 'a new secret')).status).toBe(200);
    const { body } = await login('staff', 'secret of staff');
    expect(body.user).toEqual({ username: 'staff', dentist: { id: 1, first_name: 'علی', last_name: 'رضایی' } });
    const clinics = await fetch(`${server.url}/api/clinics/`, { headers: { authorization: `Bearer ${body.access}` } });
    expect(await clinics.json()).toMatchObject([{ id: 1, name: 'مطب', address: 'تهران', is_personal: true }]);
    await server.stop();
  });

  test.each([
    [[], /^Usage: /],
    [['destroy'], /^Usage: /],
    [['create', '--username', 'x'], /^--first-name is missing\.$/m],
    [['create', '--colour', 'red'], /^Unknown option '--colour'/],
  ])('says what is wrong with %s', async (words, line) => {
    const { code, stderr } = await command(newFolder(), words);
    expect(code).toBe(1);
    expect(stderr).toMatch(line);
  });

  test.each(['add-account', 'reset-password', 'close-account', 'open-account', 'end-sessions', 'rotate-keys'])(
    '%s makes no database in the place of the one that was meant, and says where it looked',
    async (word) => {
      const data = newFolder();
      const { code, stderr } = await command(data, [word, '--username', 'doctor', '--beside', 'doctor']);
      expect([code, stderr]).toEqual([
        1,
        `There is no database ${path.join(data, 'matab.sqlite')}: say with MATAB_DATA or DATABASE_URL where the server's is.\n`,
      ]);
      expect(readdirSync(data)).toEqual([]);
    },
  );

  test('says of a place that it may not look at that, and not that there is no database', async () => {
    const { code, stderr } = await command(path.join('/', 'x'.repeat(300)), ['rotate-keys']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be reached (ENAMETOOLONG): run this as the account that runs the server.')]);
  });

  test('says which of its variables nothing reads, and the server does', async () => {
    const data = newFolder();
    const told = 'MATAB_PROXY is no variable of this server: it is read by nothing.';
    const dentist = ['--username', 'doctor', '--first-name', 'علی', '--last-name', 'رضایی', '--name', 'مطب'];
    const created = await runProgram('practice.ts', { MATAB_DATA: data, MATAB_PROXY: 'loopback' }, ['create', ...dentist]).ended;
    expect(created.stdout.split('\n')[0]).toBe(told);
    const server = runServer({ MATAB_DATA: data, MATAB_PROXY: 'loopback' });
    await server.url;
    server.kill('SIGTERM');
    expect((await server.ended).stdout).toContain(told);
  });

  test('knows every variable that is told of', () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../../server/README.md'), 'utf8');
    const named = readme
      .split('\n')
      .flatMap((line) => (line.startsWith('| `MATAB_') ? [...(line.split('|')[1] ?? '').matchAll(/MATAB_\w+/g)].map(String) : []));
    expect(named.length).toBeGreaterThan(14);
    const withoutSecrets = Object.fromEntries(named.map((name) => [name, '']));
    expect(readEnvironment(withoutSecrets, '/').unread).toEqual([]);
    expect(readEnvironment({ MATAB_SECRET_FILES: '/run/secret', MATAB_CHROMIUM: '/usr/bin/chromium' }, '/').unread).toEqual(['MATAB_SECRET_FILES']);
  });

  test('makes accounts under the names that the form of signing in sends, whatever keyboard they are typed on', async () => {
    const data = newFolder();
    const words = ['create', '--username', ' منشی\u200f۱ ', '--first-name', 'علی', '--last-name', 'رضایی', '--name', 'مطب'];
    expect((await command(data, words)).stdout).toContain('Username: منشی1\n');
  });
});
