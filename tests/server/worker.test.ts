import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Configuration } from '../../server/config/configuration.ts';
import { createServer } from '../../server/create-server.ts';
import { newFolder } from './support/process.ts';

const BUILT = 'precache([{url:"/",revision:"4f2a-__POLICY__"}]);';

const built = (): string => {
  const dist = newFolder();
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(dist, 'sw.js'), BUILT);
  return dist;
};

interface Told {
  readonly status: number;
  readonly script: string;
  readonly header: (name: string) => string | null;
}

/** Asks a server of its own for the worker, as a browser does that looks for a newer one. */
const asked = async (options: Partial<Configuration>, version?: string): Promise<Told> => {
  const server = await createServer({ port: 0, data: newFolder(), demo: null, dist: built(), logLevel: 'silent', ...options });
  try {
    const answer = await fetch(`${server.url}/sw.js`, { headers: version === undefined ? {} : { 'if-none-match': version, 'cache-control': 'no-cache' } });
    return { status: answer.status, script: await answer.text(), header: (name) => answer.headers.get(name) };
  } finally {
    await server.stop();
  }
};

test('the worker is asked for anew each time, may hold sway over every address, and does not travel twice', async () => {
  const first = await asked({});
  expect([first.status, first.header('cache-control'), first.header('content-type')]).toEqual([200, 'no-cache', 'text/javascript; charset=utf-8']);
  expect(first.header('content-security-policy')).toContain("default-src 'self'");
  const again = await asked({}, first.header('etag') ?? '');
  expect([again.status, again.script]).toEqual([304, '']);
});

test('a page that may talk to another provider is another page to keep', async () => {
  const [here, elsewhere] = [await asked({}), await asked({ provider: 'https://api.example' })];
  for (const { script } of [here, elsewhere]) expect(script).toMatch(/^precache\(\[\{url:"\/",revision:"4f2a-[\w-]{22}"\}\]\);$/);
  expect(here.script).not.toBe(elsewhere.script);
  expect(here.header('etag')).not.toBe(elsewhere.header('etag'));
});

test('switched off, the worker in its place keeps nothing and goes', async () => {
  const { status, script, header } = await asked({ offline: false });
  expect([status, header('cache-control')]).toEqual([200, 'no-cache']);
  for (const deed of ['skipWaiting()', 'caches.delete(', 'registration.unregister()']) expect(script).toContain(deed);
  expect(script).not.toContain('precache');
  // Where the build has none, it is still there for those who keep an earlier one.
  expect((await asked({ offline: false, dist: newFolder() })).status).toBe(200);
});

test('a build without a worker has none', async () => {
  expect((await asked({ dist: newFolder() })).status).toBe(404);
});
