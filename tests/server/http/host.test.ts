import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { Configuration } from '../../../server/config/configuration.ts';
import { createServer, type RunningServer } from '../../../server/create-server.ts';
import { newFolder } from '../support/process.ts';

let server: RunningServer;
afterEach(() => server.stop());

const start = async (options: Partial<Configuration> = {}) => {
  server = await createServer({ port: 0, data: newFolder(), demo: null, dist: '/nonexistent', logLevel: 'silent', ...options });
};

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly hsts: string | undefined;
  readonly text: string;
}

/** As from a browser that was told that this server has the name; `fetch` would not let the name be chosen. */
const ask = (path: string, host: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(server.url + path, { headers: { host, ...headers } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({
        status: answer.statusCode,
        type: answer.headers['content-type'],
        hsts: answer.headers['strict-transport-security'],
        text: Buffer.concat(parts).toString(),
      });
    })
      .on('error', reject)
      .end();
  });

const statusOf = async (host: string, headers?: Record<string, string>) => (await ask('/api/patients/', host, headers)).status;

/** Let in as far as the door of the API, which wants to know who is there. */
const LET_IN = 401;

test('a page of somebody else that has its own name lead here gets nothing', async () => {
  await start();
  for (const host of ['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil'])
    expect([host, await statusOf(host)]).toEqual([host, 421]);
  expect(await ask('/api/patients/', 'evil.example')).toMatchObject({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ detail: 'این سرور به این نام پاسخ نمی‌دهد.' }),
  });
  const page = await ask('/patients', 'evil.example', { accept: 'text/html' });
  expect([page.status, page.type, page.text]).toEqual([
    421,
    'text/plain; charset=utf-8',
    'This server has another name: MATAB_PROXIES says which proxy to believe, MATAB_HOSTS which names are its own.\n',
  ]);
  expect((await ask('/config.json', 'evil.example')).status).toBe(421);
  for (const address of ['/health/live', '/health/ready']) expect((await ask(address, 'evil.example')).status).toBe(200);
});

test('this machine is asked for by its address, from a telephone beside it too', async () => {
  await start({ host: 'localhost' });
  for (const host of ['127.0.0.1:8080', 'localhost', 'LocalHost:1', 'localhost.', '192.168.1.5:8080', '[::1]:8080', '[fe80::1]'])
    expect([host, await statusOf(host)]).toEqual([host, LET_IN]);
});

test('given names are the names', async () => {
  await start({ hosts: ['clinic.example'], proxies: ['127.0.0.1'] });
  expect(await statusOf('clinic.example')).toBe(LET_IN);
  expect(await statusOf('Clinic.Example:443')).toBe(LET_IN);
  expect(await statusOf('other.example', { 'x-forwarded-proto': 'https' })).toBe(421);
  expect(await statusOf('127.0.0.1', { 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'https' })).toBe(421);
  expect(await statusOf('internal', { 'x-forwarded-host': 'clinic.example' })).toBe(LET_IN);
});

test('only a trusted proxy speaks for another name, and for TLS', async () => {
  const forwarded = { 'x-forwarded-host': 'clinic.example', 'x-forwarded-proto': 'https' };
  await start({ proxies: ['127.0.0.1'] });
  expect(await ask('/api/patients/', 'internal', forwarded)).toMatchObject({ status: LET_IN, hsts: 'max-age=31536000' });
  expect(await ask('/health/live', 'internal', forwarded)).toMatchObject({ status: 200, hsts: 'max-age=31536000' });
  expect(await ask('/config.json', 'internal', forwarded)).toMatchObject({ status: 200, hsts: 'max-age=31536000' });
  expect(await ask('/api/patients/', '127.0.0.1')).toMatchObject({ status: LET_IN, hsts: undefined });
  await server.stop();
  await start({ proxies: ['10.0.0.0/8'] });
  expect(await ask('/api/patients/', '127.0.0.1', { ...forwarded, 'x-forwarded-host': 'evil.example' })).toMatchObject({ status: LET_IN, hsts: undefined });
  expect(await statusOf('evil.example', forwarded)).toBe(421);
});
