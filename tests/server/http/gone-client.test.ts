import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { signIn } from '../../contract/support/client.ts';
import { newFolder, runServer } from '../support/process.ts';

const WHOLE = JSON.stringify({ first_name: 'مریم', last_name: 'محمدی', national_number: 1, gender: 2 });

test('a client that goes away in the middle of what it sends is no failure of the server', async () => {
  const server = runServer({ MATAB_DATA: newFolder(), MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5', MATAB_LOG: 'info' });
  const url = await server.url;
  const client = await signIn(url, 'demo', 'matab-demo');
  for (const how of ['destroy', 'resetAndDestroy'] as const) {
    for (const path of ['/api/patients/', '/dj-rest-auth/login/']) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await once(socket, 'connect');
      const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', `authorization: ${client.authorization}`];
      socket.write(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(WHOLE)}\r\nexpect: 100-continue\r\n\r\n`);
      // It says that it listens: from here on the body is being read.
      await once(socket, 'data');
      socket.write(WHOLE.slice(0, 20));
      await client.get('/health/live');
      socket[how]();
      await once(socket, 'close');
    }
  }
  expect((await client.get('/api/patients/')).body).toHaveLength(5);
  server.kill('SIGTERM');
  const { stdout, stderr } = await server.ended;
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; method?: string; status?: number });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(lines.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual([200]);
  expect(stderr).toBe('');
});
