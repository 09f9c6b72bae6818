import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of the next write: it is stored and its answer lost, or comes when nobody waits any more; the provider
 * breaks before it stores anything; the write comes and nothing more happens, or it is stored and nothing more happens.
 */
export type Fault = 'lost' | 'late' | 'broken' | 'unheard' | 'unanswered';

export interface FaultyWire {
  readonly url: string;
  /** Lets a fault befall the next write; answers when it has. */
  readonly arm: (fault: Fault) => Promise<void>;
  /** From now on all is well again, and what was held back is let go of. */
  readonly calm: () => void;
  readonly close: () => Promise<void>;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * Stands between the browser and the real server, at an address that stays while the server comes and goes. A connection
 * is used once: on one that was used before, Chromium itself repeats a write whose answer does not come.
 */
export const openFaultyWire = async (port: () => number): Promise<FaultyWire> => {
  const agent = new Agent({ keepAlive: true });
  const held = new Set<ServerResponse>();
  let armed: { readonly fault: Fault; readonly struck: () => void } | null = null;

  const passOn = (message: IncomingMessage, body: Buffer): Promise<{ readonly head: IncomingMessage; readonly body: Buffer }> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = message;
      const asked = request({ host: '127.0.0.1', port: port(), method, path: url, headers, agent }, (head) => {
        bodyOf(head).then((answer) => resolve({ head, body: answer }), reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(message);
    const strikes = armed !== null && WRITES.has(message.method ?? '') && message.url?.startsWith('/api/') ? armed : null;
    if (strikes) armed = null;
    if (strikes?.fault === 'broken') {
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>');
      strikes.struck();
      return;
    }
    if (strikes?.fault === 'unheard') {
      held.add(response);
      strikes.struck();
      return;
    }
    const answer = await passOn(message, body);
    if (strikes?.fault === 'lost') response.destroy();
    else if (strikes) held.add(response);
    else response.writeHead(answer.head.statusCode ?? 502, { ...answer.head.headers, connection: 'close' }).end(answer.body);
    strikes?.struck();
  };

  const server = createServer((message, response) => {
    // Of a server that is down nothing is heard.
    handle(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm: (fault) =>
      new Promise((struck) => {
        armed = { fault, struck };
      }),
    calm: () => {
      armed = null;
      for (const response of held) response.destroy();
      held.clear();
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
