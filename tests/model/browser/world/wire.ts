import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOOLS } from './tools.ts';

/** A call of the API as it is told from others. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'any write';
  /** A pattern of the path, without what is asked behind it. */
  readonly path: RegExp;
  /** Only what is asked for without a version: a screen that looks in passing whether its list still holds names the one that it has. */
  readonly unversioned?: boolean;
}

/**
 * What becomes of a call that was held: the provider does it and answers; something else is answered in its place, the
 * provider doing it so many times; the connection breaks instead of an answer; no answer ever comes.
 */
export type Answer =
  | { readonly kind: 'success' }
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown; readonly type?: string; readonly done?: number }
  | { readonly kind: 'lost'; readonly done: number }
  | { readonly kind: 'never'; readonly done: number };

export interface Wire {
  readonly url: string;
  /** The next call of this route waits until the path answers it. */
  readonly expect: (route: Route) => void;
  /** Until the call waits; fails when none comes. What a program gives up before it came here would leave another held in its place. */
  readonly comes: (route: Route) => Promise<void>;
  /** Answers the call that waits; fails when none comes. */
  readonly answer: (route: Route, answer: Answer) => Promise<void>;
  /** What writes made whose answers were lost, the last write's apart; forgotten afterwards. */
  readonly madeUnheard: () => { readonly before: readonly number[]; readonly last: readonly number[] };
  /** Writes that no path expected, since the last time they were asked for. */
  readonly strays: () => readonly string[];
  /** The next page that is loaded begins with this token, as one where somebody signed in. */
  readonly bring: (token: string) => void;
  /** All that is held breaks off, and nothing is held any more. */
  readonly calm: () => void;
  readonly close: () => Promise<void>;
}

interface Held {
  readonly message: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
}
interface Passed {
  readonly head: IncomingMessage;
  readonly body: Buffer;
}
interface Expected {
  readonly route: Route;
  held: Held | null;
}

/** An address that starts nothing. */
const PLACE = '/model-tools.js';
const PATIENCE_MILLIS = 6000;
const UNBROKEN = { body: Buffer.from('none'), until: 0 };
/** So soon a browser itself repeats a write on another connection, if it had opened the broken one ahead; a program has not seen the loss by then. */
const REPEATED_MILLIS = 1500;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Signing in and out are no rows. */
const OF_ROWS = /^\/api\//;

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const pathOf = (message: IncomingMessage): string => new URL(message.url ?? '/', 'http://wire').pathname;
const isOf = ({ method, path, unversioned }: Route, message: IncomingMessage): boolean =>
  (method === 'any write' ? WRITES.has(message.method ?? '') : message.method === method) &&
  path.test(pathOf(message)) &&
  !(unversioned && message.headers['if-none-match'] !== undefined);

/**
 * Stands between a browser and the real server, and holds each answer that a path decides of. A connection is used once: on
 * one that was used before, a browser itself repeats a write whose answer does not come.
 */
export const openWire = async (port: () => number): Promise<Wire> => {
  const agent = new Agent({ keepAlive: true });
  const silent = new Set<ServerResponse>();
  let [expected, strays]: [Expected[], string[]] = [[], []];
  let broken: { readonly body: Buffer; readonly until: number } = UNBROKEN;
  let made: (readonly number[])[] = [];
  let token: string | null = null;

  const passOn = ({ message, body }: Omit<Held, 'response'>): Promise<Passed> =>
    new Promise((resolve, reject) => {
      const { 'accept-encoding': _, ...headers } = message.headers;
      const asked = request({ host: '127.0.0.1', port: port(), method: message.method, path: message.url, headers, agent }, (head) => {
        bodyOf(head).then((answer) => resolve({ head, body: answer }), reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  const hand = (response: ServerResponse, { head, body }: Passed): void => {
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = head.headers;
    const isPage = (headers['content-type'] ?? '').startsWith('text/html') && body.includes('<head>');
    const whole = isPage ? Buffer.from(body.toString().replace('<head>', `<head><script src="${PLACE}"></script>`)) : body;
    response.writeHead(head.statusCode ?? 502, { ...headers, connection: 'close' }).end(whole);
  };

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(message);
    if (path === PLACE) {
      const begun = token === null ? '' : `localStorage.setItem('accessToken', ${JSON.stringify(token)});`;
      token = null;
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(begun + TOOLS);
      return;
    }
    // A worker of its own would answer in the wire's place.
    if (path === '/sw.js') {
      response.writeHead(404).end();
      return;
    }
    const body = await bodyOf(message);
    // Whoever asked is gone, and with them the page that a path had.
    if (message.socket.destroyed) return;
    const held = { message, body, response };
    if (body.equals(broken.body) && performance.now() < broken.until) {
      response.destroy();
      return;
    }
    const waits = expected.find((each) => each.held === null && isOf(each.route, message));
    if (waits) {
      waits.held = held;
      // Whoever asked waits no more.
      response.once('close', () => {
        expected = expected.filter((each) => each !== waits);
      });
      return;
    }
    if (WRITES.has(message.method ?? '') && OF_ROWS.test(path)) strays.push(`${message.method} ${path}`);
    hand(response, await passOn(held));
  };

  const settle = async (held: Held, answer: Answer): Promise<void> => {
    // Another call that was made meanwhile is the program's, which has seen the loss and may send the same again.
    broken = UNBROKEN;
    if (answer.kind === 'success') return hand(held.response, await passOn(held));
    const ids: number[] = [];
    for (let left = answer.done ?? 0; left > 0; left -= 1) {
      const { head, body } = await passOn(held);
      if ((head.statusCode ?? 500) >= 400) throw new Error(`The provider refused what it was to do: ${head.statusCode} ${body}`);
      if (held.message.method === 'POST') ids.push((JSON.parse(body.toString()) as { readonly id: number }).id);
    }
    if (WRITES.has(held.message.method ?? '')) made.push(ids);
    if (answer.kind === 'lost') {
      broken = { body: held.body, until: performance.now() + REPEATED_MILLIS };
      held.response.destroy();
    }
    if (answer.kind === 'never') silent.add(held.response);
    if (answer.kind === 'answer') {
      const { status, body, type = 'application/json' } = answer;
      held.response.writeHead(status, { 'content-type': type, connection: 'close' }).end(typeof body === 'string' ? body : JSON.stringify(body));
    }
  };

  const waitingFor = async (route: Route): Promise<Expected> => {
    const end = performance.now() + PATIENCE_MILLIS;
    const ready = () => expected.find((each) => each.held !== null && isOf(route, each.held.message));
    let found = ready();
    while (found === undefined) {
      if (performance.now() > end) throw new Error(`${route.method} ${route.path.source} never came`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      found = ready();
    }
    return found;
  };

  const server = createServer((message, response) => {
    // Whoever asked hears that nothing came.
    handle(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    expect: (route) => {
      expected.push({ route, held: null });
    },
    comes: async (route) => {
      await waitingFor(route);
    },
    answer: async (route, answer) => {
      const found = await waitingFor(route);
      expected = expected.filter((each) => each !== found);
      if (found.held) await settle(found.held, answer);
    },
    madeUnheard: () => {
      const last = made.at(-1) ?? [];
      const before = made.slice(0, -1).flat();
      made = [last];
      return { before, last };
    },
    strays: () => {
      const seen = strays;
      strays = [];
      return seen;
    },
    bring: (brought) => {
      token = brought;
    },
    calm: () => {
      token = null;
      for (const { held } of expected) held?.response.destroy();
      for (const response of silent) response.destroy();
      silent.clear();
      [expected, made] = [[], []];
    },
    close: async () => {
      agent.destroy();
      // With what is held, and what nobody looked at yet.
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
