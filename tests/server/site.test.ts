import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type RunningServer } from '../../server/create-server.ts';
import { newFolder } from './support/process.ts';

const PAGE = `<!doctype html><html lang="fa" dir="rtl"><title>مطب</title>${'<p>مطب</p>'.repeat(200)}</html>`;
const SCRIPT = `export const words = [${Array.from({ length: 500 }, (_, at) => `"word ${at}"`).join(',')}];`;

const built = (): string => {
  const dist = newFolder();
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), PAGE);
  writeFileSync(path.join(dist, 'replay.html'), PAGE);
  writeFileSync(path.join(dist, '.built'), 'a digest');
  writeFileSync(path.join(dist, 'assets', 'index-4f2a.js'), SCRIPT);
  writeFileSync(path.join(dist, 'assets', 'small-4f2a.js'), 'export {};');
  writeFileSync(path.join(dist, 'manifest.webmanifest'), '{}');
  // As the build ends.
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../tools/compress.mjs'), dist]);
  return dist;
};

const HTML = { accept: 'text/html,application/xhtml+xml' };

/** As a browser asks that has the page already; `fetch` would add that it wants it anew. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('the built app', () => {
  const dist = built();
  let server: RunningServer;
  beforeAll(async () => {
    server = await createServer({ port: 0, data: newFolder(), demo: null, dist, logLevel: 'silent' });
  });
  afterAll(() => server.stop());

  const get = (address: string, headers: Record<string, string> = {}) => fetch(server.url + address, { headers, redirect: 'manual' });

  test('every page and file may run what this server sends, the viewer of reports among them', async () => {
    for (const address of ['/', '/login', '/replay.html', '/assets/index-4f2a.js']) {
      const policy = (await get(address, HTML)).headers.get('content-security-policy');
      expect([address, policy]).toEqual([address, expect.stringMatching(/default-src 'self';script-src 'self';/)]);
    }
  });

  test('every page address is the app, asked for anew each time', async () => {
    for (const address of ['/', '/login', '/patients', '/patient/7?x=1', '/contracts/3.5', '/index.html']) {
      const answer = await get(address, HTML);
      expect([address, answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'no-cache',
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toBe(PAGE);
    }
  });

  test('somebody who looks whether the server is there sees the page whatever they take', async () => {
    for (const address of ['/', '/contracts/3.5', '/patients', '/patient/7']) {
      for (const accept of ['*/*', 'text/*', 'text/html']) {
        const answer = await get(address, { accept });
        expect([address, accept, answer.status, await answer.text()]).toEqual([address, accept, 200, PAGE]);
      }
      expect(await statusOf(server.url + address, {})).toBe(200);
      const head = await fetch(server.url + address, { method: 'HEAD', headers: { accept: '*/*' } });
      expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect((await get(address, { accept: 'application/json' })).status).toBe(address === '/' ? 200 : 404);
    }
  });

  test('hashed files are kept for ever, other ones asked for anew', async () => {
    for (const address of ['/assets/index-4f2a.js', '/assets/small-4f2a.js'])
      expect([address, (await get(address)).headers.get('cache-control')]).toEqual([address, 'public, max-age=31536000, immutable']);
    expect((await get('/manifest.webmanifest')).headers.get('cache-control')).toBe('no-cache');
  });

  test('pages and files travel as the build compressed them, as densely as the browser takes', async () => {
    for (const [address, file, type, content] of [
      ['/', 'index.html', 'text/html; charset=utf-8', PAGE],
      ['/patients', 'index.html', 'text/html; charset=utf-8', PAGE],
      ['/replay.html', 'replay.html', 'text/html; charset=utf-8', PAGE],
      ['/assets/index-4f2a.js', 'assets/index-4f2a.js', 'application/javascript; charset=utf-8', SCRIPT],
    ] as const) {
      const tags = new Set<string | null>();
      for (const [accepted, encoding, ending] of [
        ['gzip, deflate, br, zstd', 'br', '.br'],
        ['gzip, deflate', 'gzip', '.gz'],
        ['identity', null, ''],
      ] as const) {
        const headers = { ...HTML, 'accept-encoding': accepted };
        const answer = await get(address, headers);
        const length = String(readFileSync(path.join(dist, file + ending)).length);
        const told = (of: Response) => ['content-encoding', 'content-type', 'content-length', 'vary'].map((name) => of.headers.get(name));
        expect([address, accepted, ...told(answer)]).toEqual([address, accepted, encoding, type, length, 'accept-encoding']);
        expect(await answer.text()).toBe(content);
        const head = await fetch(server.url + address, { method: 'HEAD', headers });
        expect([head.status, ...told(head)]).toEqual([200, ...told(answer)]);
        const etag = answer.headers.get('etag') ?? '';
        expect(await statusOf(server.url + address, { ...headers, 'if-none-match': etag })).toBe(304);
        tags.add(etag);
      }
      expect(tags.size).toBe(3);
    }
    const small = await get('/assets/small-4f2a.js', { 'accept-encoding': 'br, gzip' });
    expect([small.headers.get('content-encoding'), small.headers.get('vary'), await small.text()]).toEqual([null, 'accept-encoding', 'export {};']);
  });

  test('what is not there is not there, and nothing outside the folder ever is', async () => {
    for (const address of [
      '/assets/index-old.js',
      '/.built',
      '/assets/../.built',
      '/..%2f..%2fetc%2fpasswd',
      '/patients/index.js',
      '/index-old.map',
      '/picture.png',
      '/assets/page',
      '/assets',
      '/%00',
      '/%',
    ]) {
      const answer = await get(address, { accept: '*/*' });
      expect([address, [400, 404].includes(answer.status)]).toEqual([address, true]);
      expect(await answer.text()).not.toMatch(/a digest|root:/);
    }
    for (const accept of ['*/*', 'text/html']) {
      expect((await get('/assets/index-old.js', { accept })).status).toBe(404);
      expect(await (await get('/%2e%2e/%2e%2e/etc/passwd', { accept })).text()).not.toContain('root:');
    }
    for (const address of ['/api/nothing', '/api/', '/dj-rest-auth/x', '/api']) {
      const answer = await get(address, HTML);
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 404, 'application/json; charset=utf-8']);
    }
    expect((await fetch(`${server.url}/patients`, { method: 'POST' })).status).toBe(404);
  });

  test('pages may run what this server sends and nothing else', async () => {
    const { headers } = await get('/', HTML);
    const policy = new Map((headers.get('content-security-policy') ?? '').split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' blob: data:",
      'connect-src': "'self'",
      'font-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy'), headers.get('x-frame-options')]).toEqual(['nosniff', 'no-referrer', 'DENY']);
    const told = async (address: string, names: readonly string[]) => {
      const answer = await get(address, HTML);
      return names.map((name) => answer.headers.get(name));
    };
    for (const address of ['/', '/api/patients/', '/config.json', '/assets/index-4f2a.js', '/health/live', '/api/nothing', '/nothing.js'])
      expect([address, ...(await told(address, ['cross-origin-resource-policy', 'x-content-type-options', 'server']))]).toEqual([
        address,
        'same-origin',
        'nosniff',
        null,
      ]);
    for (const address of ['/', '/patients', '/nothing.js'])
      expect([address, ...(await told(address, ['cross-origin-opener-policy', 'permissions-policy']))]).toEqual([
        address,
        'same-origin',
        expect.stringContaining('camera=(), '),
      ]);
    const api = await get('/api/patients/');
    expect([api.headers.get('content-security-policy'), api.headers.get('cache-control'), api.headers.get('x-content-type-options')]).toEqual([
      "default-src 'none'; frame-ancestors 'none'",
      'no-store',
      'nosniff',
    ]);
  });

  test('the configuration names this server as the provider, and the health addresses answer', async () => {
    const configuration = await get('/config.json');
    expect([await configuration.json(), configuration.headers.get('cache-control')]).toEqual([{ provider: '' }, 'no-cache']);
    for (const address of ['/health/live', '/health/ready'])
      expect([(await get(address)).status, await (await get(address)).json()]).toEqual([200, { status: 'ok' }]);
  });
});

test('with another provider the policy lets the page talk to it', async () => {
  const server = await createServer({ port: 0, data: newFolder(), dist: built(), provider: 'https://api.example', logLevel: 'silent' });
  const policy = (await fetch(server.url, { headers: HTML })).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("img-src 'self' blob: data: https://api.example;");
  expect(server.store).toBeNull();
  await server.stop();
});

test('before the app is built its pages say so', async () => {
  const server = await createServer({ port: 0, data: newFolder(), dist: newFolder(), demo: null, logLevel: 'silent' });
  const answer = await fetch(server.url, { headers: HTML });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    503,
    'text/plain; charset=utf-8',
    'The app is not built yet: run npm start.\n',
  ]);
  await server.stop();
});

test('what is built after the start is served without another one', async () => {
  const dist = path.join(newFolder(), 'dist');
  const server = await createServer({ port: 0, data: newFolder(), dist, demo: null, logLevel: 'silent' });
  const get = (address: string) => fetch(server.url + address, { headers: HTML });
  expect((await get('/')).status).toBe(503);
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), PAGE);
  for (const address of ['/', '/patients', '/index.html']) {
    const answer = await get(address);
    expect([address, answer.status, await answer.text()]).toEqual([address, 200, PAGE]);
  }
  await server.stop();
});

test('a database out of reach is not ready, answers 503 and forgets nobody', async () => {
  const server = await createServer({ port: 0, data: newFolder(), dist: newFolder(), demo: { patients: 10 }, logLevel: 'silent' });
  await server.store?.close();
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(503);
  const refresh = await fetch(`${server.url}/dj-rest-auth/token/refresh/`, {
    method: 'POST',
    headers: { cookie: `matab-refresh=1.${'0'.repeat(8)}-0000-0000-0000-000000000000.${'a'.repeat(43)}` },
  });
  expect(refresh.status).toBeGreaterThanOrEqual(500);
  expect(refresh.headers.getSetCookie()).toEqual([]);
  expect(await refresh.text()).not.toMatch(/stack|at |\.ts/);
  await server.stop();
});
