import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type RunningServer } from '../../server/create-server.ts';
import { Client } from '../contract/support/client.ts';
import { newFolder } from './support/process.ts';

const LOGIN = '/dj-rest-auth/login/';

describe('a server that trusts no proxy', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await createServer({ port: 0, data: newFolder(), dist: newFolder(), demo: { patients: 5 }, logLevel: 'silent' });
  });
  afterAll(() => server.stop());

  const host = () => new URL(server.url).host;

  /** What comes back over one connection for these very bytes, until the server closes it. */
  const spoken = (lines: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(lines.join('\r\n')));
      socket.on('data', (part) => {
        heard += String(part);
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(heard));
    });

  const statuses = (heard: string): readonly number[] => [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

  /** A request whose sender asks to hear no more after it. */
  const hidden = () => ['GET /health/live HTTP/1.1', `Host: ${host()}`, 'Connection: close', '', ''];

  test('two requests over one connection are both answered', async () => {
    expect(statuses(await spoken([`GET /health/live HTTP/1.1`, `Host: ${host()}`, '', ...hidden()]))).toEqual([200, 200]);
  });

  test.each<[what: string, headers: readonly string[], body: readonly string[]]>([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], ['0', '']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 2'], ['{}']],
    ['a length that is none', ['Content-Length: +2'], ['{}']],
    ['chunks under another name', ['Transfer-Encoding: xchunked'], ['0', '']],
    ['a length over two lines', ['Content-Length:', ' 2'], ['{}']],
  ])('a request whose end is doubtful is refused, and what follows it is not read: %s', async (_, headers, body) => {
    const doubtful = [`POST ${LOGIN} HTTP/1.1`, `Host: ${host()}`, 'Content-Type: application/json', ...headers, '', ...body];
    expect(statuses(await spoken([...doubtful, ...hidden()]))).toEqual([400]);
  });

  test('TRACE is no method here, and nothing of a request comes back', async () => {
    const heard = await spoken([`TRACE / HTTP/1.1`, `Host: ${host()}`, 'X-Canary: what-was-sent', 'Connection: close', '', '']);
    expect(heard).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(heard).not.toContain('what-was-sent');
  });

  test('a client that claims another address, host or TLS is not believed', async () => {
    const client = new Client(server.url);
    const signIn = (username: string, password: string, headers: Readonly<Record<string, string>>) => client.post(LOGIN, { username, password }, { headers });

    const secure = await signIn('demo', 'matab-demo', { 'x-forwarded-proto': 'https' });
    expect([secure.status, secure.headers.getSetCookie().some((cookie) => /;\s*secure/i.test(cookie))]).toEqual([200, false]);

    const elsewhere = await signIn('demo', 'matab-demo', { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' });
    expect(elsewhere.status).toBe(403);

    const guesses: number[] = [];
    for (let at = 0; at < 6; at += 1) guesses.push((await signIn('demo', `guess ${at}`, { 'x-forwarded-for': `198.51.100.${at}` })).status);
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
