import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openWire, type Wire } from './wire.ts';

const rows: number[] = [];
const provider = createServer((message, response) => {
  if (message.url === '/') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><head></head></html>');
    return;
  }
  if (message.method === 'POST') rows.push(rows.length + 1);
  response.writeHead(message.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(message.method === 'POST' ? { id: rows.length } : rows));
});
const create = { method: 'POST', path: /^\/api\/rows\/$/ } as const;
let wire: Wire;
let posts = 0;
const send = (body: string) => fetch(`${wire.url}/api/rows/`, { method: 'POST', body });
const post = () => {
  posts += 1;
  return send(JSON.stringify({ posts }));
};

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  wire = await openWire(() => (provider.address() as AddressInfo).port);
});
afterAll(async () => {
  await wire.close();
  provider.close();
});

describe('the wire', () => {
  it('lets a call through that the path answers with success', async () => {
    wire.expect(create);
    const asked = post();
    await wire.answer(create, { kind: 'success' });
    expect([(await asked).status, rows.length, wire.strays()]).toEqual([201, 1, []]);
  });

  it('refuses in the place of the provider, which hears nothing', async () => {
    wire.expect(create);
    const asked = post();
    await wire.answer(create, { kind: 'answer', status: 400, body: { amount: ['؟'] } });
    expect([(await asked).status, rows.length]).toEqual([400, 1]);
  });

  it('loses an answer of what was done, and knows what that made', async () => {
    wire.expect(create);
    const asked = post().then(
      () => 'answered',
      () => 'lost',
    );
    await wire.answer(create, { kind: 'lost', done: 2 });
    expect([await asked, rows.length, wire.madeUnheard().last]).toEqual(['lost', 3, [2, 3]]);
  });

  it('breaks off what a browser repeats of a lost write, and not what a program sends again once it has looked', async () => {
    const again = { method: 'GET', path: /^\/api\/rows\/$/ } as const;
    const sent = async (answer: Answer | null): Promise<string> => {
      if (answer) wire.expect(create);
      const asked = send('the same').then(
        ({ status }) => String(status),
        () => 'lost',
      );
      if (answer) await wire.answer(create, answer);
      return asked;
    };
    expect([await sent({ kind: 'lost', done: 0 }), await sent(null), wire.strays()]).toEqual(['lost', 'lost', []]);
    wire.expect(again);
    const looked = fetch(`${wire.url}/api/rows/`);
    await wire.answer(again, { kind: 'success' });
    expect([(await looked).status, await sent({ kind: 'success' })]).toEqual([200, '201']);
  });

  it('lets a list through that is only asked for again, where a whole one is waited for', async () => {
    const whole = { method: 'GET', path: /^\/api\/rows\/$/, unversioned: true } as const;
    wire.expect(whole);
    const again = await fetch(`${wire.url}/api/rows/`, { headers: { 'If-None-Match': '"rows-1"' } });
    const asked = fetch(`${wire.url}/api/rows/`);
    await wire.answer(whole, { kind: 'answer', status: 503, body: '' });
    expect([again.status, (await asked).status]).toEqual([200, 503]);
  });

  it('names a write that nobody expected', async () => {
    expect((await post()).status).toBe(201);
    expect([wire.strays(), wire.strays()]).toEqual([['POST /api/rows/'], []]);
  });

  it('says when a call is held, and holds it on', async () => {
    const order: string[] = [];
    wire.expect(create);
    const came = wire.comes(create).then(() => order.push('came'));
    // Another call is not the one that is waited for.
    expect((await fetch(`${wire.url}/api/rows/`)).status).toBe(200);
    order.push('asked');
    const asked = post();
    await came;
    order.push('answered');
    await wire.answer(create, { kind: 'success' });
    expect([order, (await asked).status]).toEqual([['asked', 'came', 'answered'], 201]);
  });

  it('puts its tools before the program', async () => {
    expect(await (await fetch(`${wire.url}/`)).text()).toContain('<head><script src="/model-tools.js"></script>');
  });
});
