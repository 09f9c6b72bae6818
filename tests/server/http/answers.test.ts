import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Configuration } from '../../../server/config/configuration.ts';
import { createServer, type RunningServer } from '../../../server/create-server.ts';
import { newFolder } from '../support/process.ts';

let server: RunningServer;
afterEach(() => server.stop());

const start = async (options: Partial<Configuration> = {}) => {
  server = await createServer({ port: 0, data: newFolder(), demo: null, dist: newFolder(), logLevel: 'silent', ...options });
};

interface Heard {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
}

/** What comes back for these very lines, which no browser and no client of Node would send. */
const heard = (...lines: readonly string[]): Promise<Heard> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')));
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [first = '', ...rest] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = new Map(rest.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
      resolve({ status: Number(first.split(' ')[1]), headers });
    });
  });

const HOST = 'Host: 127.0.0.1';
const END = 'Connection: close';
const FORWARDED = 'X-Forwarded-Proto: https';

/** Whatever can be asked, and whatever is no question. */
const QUESTIONS: readonly (readonly [what: string, status: number, lines: readonly string[]])[] = [
  ['a call', 401, ['GET /api/patients/ HTTP/1.1', HOST, END]],
  ['a call without its slash', 301, ['GET /api/patients HTTP/1.1', HOST, END]],
  ['a call that there is not', 404, ['GET /api/nothing/ HTTP/1.1', HOST, END]],
  ['a method that a call has not', 405, ['PUT /dj-rest-auth/login/ HTTP/1.1', HOST, END]],
  ['health', 200, ['GET /health/live HTTP/1.1', HOST, END]],
  ['health of the database', 200, ['GET /health/ready HTTP/1.1', HOST, END]],
  ['the configuration', 200, ['GET /config.json HTTP/1.1', HOST, END]],
  ['the app, which is not built', 503, ['GET / HTTP/1.1', HOST, END]],
  ['a file that there is not', 404, ['GET /nothing.js HTTP/1.1', HOST, END]],
  ['a method that nothing has', 404, ['TRACE / HTTP/1.1', HOST, END]],
  ['a method for a page', 404, ['POST /patients HTTP/1.1', HOST, END]],
  ['another server', 421, ['GET /api/patients/ HTTP/1.1', 'Host: evil.example', END]],
  ['a page of another server', 421, ['GET / HTTP/1.1', 'Host: evil.example', END]],
  ['an address that cannot be read', 400, ['GET /%zz HTTP/1.1', HOST, END]],
  ['nobody', 400, ['GET / HTTP/1.1', END]],
  ['too much before it begins', 431, ['GET / HTTP/1.1', HOST, `X-Long: ${'x'.repeat(20_000)}`]],
  ['no question at all', 400, ['what is this']],
  ['an expectation that nobody meets', 417, ['GET / HTTP/1.1', HOST, 'Expect: a-miracle', END]],
];

describe.each(QUESTIONS)('an answer to whoever asks for %s', (_what, status, lines) => {
  const guarded = [status, 'nosniff', expect.stringContaining("frame-ancestors 'none'")];
  const told = ({ status: answered, headers }: Heard) => [answered, headers.get('x-content-type-options'), headers.get('content-security-policy')];

  test('is taken for nothing else, framed by nobody, and over plain HTTP says nothing of TLS', async () => {
    await start();
    const answer = await heard(...lines);
    expect(told(answer)).toEqual(guarded);
    expect(answer.headers.get('strict-transport-security')).toBeUndefined();
  });

  test('says over TLS that there is nothing but TLS', async () => {
    await start({ proxies: ['127.0.0.1'], hosts: ['127.0.0.1'] });
    const [first = '', ...rest] = lines;
    const answer = await heard(first, FORWARDED, ...rest);
    expect(told(answer)).toEqual(guarded);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

test('names beneath this one are bound to TLS where their owner says so', async () => {
  await start({ proxies: ['127.0.0.1'], hsts: 'subdomains' });
  for (const address of ['/api/patients/', '/%zz']) {
    const { headers } = await heard(`GET ${address} HTTP/1.1`, FORWARDED, HOST, END);
    expect([address, headers.get('strict-transport-security')]).toEqual([address, 'max-age=31536000; includeSubDomains']);
  }
});

test('a call over plain HTTP through a proxy that is trusted says nothing of TLS', async () => {
  await start({ proxies: ['127.0.0.1'] });
  expect((await heard('GET /api/patients/ HTTP/1.1', HOST, END)).headers.has('strict-transport-security')).toBe(false);
});
