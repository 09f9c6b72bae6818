import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { fixedRing } from '../../../server/auth/key-ring.ts';
import { toldSeldom } from '../../../server/auth/throttle/told-seldom.ts';
import type { Configuration } from '../../../server/config/configuration.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { answerFailures } from '../../../server/http/failures.ts';
import { RateLimit, visitorOf } from '../../../server/http/rate-limit.ts';
import { describeRequests } from '../../../server/http/request.ts';
import { Disk } from '../../../server/store/disk.ts';
import { signIn } from '../../contract/support/client.ts';
import { sqlite, startOn } from '../../contract/support/engines.ts';
import { newPractice } from '../../contract/support/practice.ts';
import { newFolder, runServer } from '../support/process.ts';

const PATH = '/api/patients/';

const engine = sqlite();
let server: RunningServer | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await server?.stop();
  server = null;
});

/** Starts the server of one test. */
const start = async (options: Partial<Configuration>): Promise<RunningServer> => {
  server = await startOn(engine, options);
  return server;
};

test('who asks without end is told to wait, and nobody else is', async () => {
  const running = await start({ rate: 60 });
  const [hurried, other] = [await newPractice(running, 'hurried'), await newPractice(running, 'other')];
  const answers = await Promise.all(Array.from({ length: 40 }, () => hurried.get(PATH)));
  const refused = answers.filter(({ status }) => status === 429);
  // A third of a minute's at once; while they were answered another one or two may have become due.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThan(10);
  for (const { headers, body } of refused) {
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ detail: 'Request was throttled. Expected available in 1 seconds.' });
  }
  expect((await other.get(PATH)).status).toBe(200);
  expect((await fetch(`${running.url}/health/live`)).status).toBe(200);
});

test('calls of nobody in particular count for the network that they come from', async () => {
  const { url } = await start({ rate: 3, proxies: ['127.0.0.1'], language: 'fa' });
  const from = async (address: string) => {
    const answer = await fetch(`${url}/dj-rest-auth/token/refresh/`, { method: 'POST', headers: { 'x-forwarded-for': address } });
    return [answer.status, await answer.json()];
  };
  expect((await from('2001:db8::1'))[0]).toBe(401);
  expect(await from('2001:db8::2')).toEqual([429, { detail: 'تلاش‌ها بیش از اندازه بود؛ ۲۰ ثانیه دیگر دوباره تلاش کنید.' }]);
  expect((await from('2001:db9::1'))[0]).toBe(401);
});

test('calls that no account is believed for count for their network at every address', async () => {
  const { url } = await start({ rate: 3, proxies: ['127.0.0.1'] });
  const from = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/api/patients/`, { headers: { 'x-forwarded-for': address, ...headers } })).status;
  expect([await from('198.51.100.1'), await from('198.51.100.1'), await from('203.0.113.1')]).toEqual([401, 429, 401]);
  const forged = { authorization: 'Bearer a.b.c' };
  expect([await from('198.51.100.2', forged), await from('198.51.100.2', forged)]).toEqual([401, 429]);
});

test('a day at two desks stays far below the limit that holds by default, and somebody above it is one line in the log', async () => {
  const data = newFolder();
  const program = runServer({ MATAB_DATA: data, MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_RATE: '600' });
  const client = await signIn(await program.url, 'demo', 'matab-demo');
  const statuses: number[] = [];
  for (let count = 0; count < 190; count += 1) statuses.push((await client.get('/api/clinics/')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const burst = await Promise.all(Array.from({ length: 300 }, () => client.get('/api/clinics/')));
  expect(burst.some(({ status }) => status === 429)).toBe(true);
  program.kill('SIGTERM');
  const { stdout } = await program.ended;
  const events = stdout.split('\n').filter((line) => line.includes('"event":"throttled"'));
  expect(events).toHaveLength(1);
  expect(events[0]).toContain('"practice":1');
});

test('who goes on asking is let in as often as is due, and is one line a minute all the while', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let now = Date.UTC(2026, 10, 21);
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  describeRequests(app, 'en');
  answerFailures(app, new Disk(() => {}));
  const limit = new RateLimit(
    600,
    toldSeldom('throttled', fixedRing('', ['secret']), () => now),
  );
  app.get('/', { onRequest: async (request) => limit.count(request, visitorOf(request)) }, async () => '');
  const pass = (millis: number): void => {
    now += millis;
    vi.advanceTimersByTime(millis);
  };
  /** How many of so many requests are let in, with a time between each and the next. */
  const letIn = async (count: number, apart: number): Promise<number> => {
    let served = 0;
    for (let asked = 0; asked < count; asked += 1) {
      pass(apart);
      served += Number((await app.inject('/')).statusCode === 200);
    }
    return served;
  };
  expect([await letIn(200, 0), await letIn(60, 25)]).toEqual([200, 15]);
  expect(lines).toEqual([expect.stringMatching(/"event":"throttled","network":"[\w-]{12}"/)]);
  pass(60_000);
  expect([await letIn(200, 0), await letIn(60, 25)]).toEqual([200, 15]);
  expect(lines).toHaveLength(2);
});

test('whoever hung up before the line was written is told of without a network, and harms nobody', async () => {
  const lines: object[] = [];
  const log = { warn: (line: object) => void lines.push(line), child: () => log } as never;
  const tell = toldSeldom('throttled', fixedRing('', ['secret']), Date.now);
  expect(tell({ log, ip: undefined, identity: null } as never)).toBe(true);
  await new Promise(setImmediate);
  expect(lines).toEqual([expect.objectContaining({ event: 'throttled' })]);
  expect(lines[0]).toHaveProperty('network', undefined);
});
