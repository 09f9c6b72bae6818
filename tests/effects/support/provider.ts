import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Hit {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Handler = (hit: Hit, response: ServerResponse) => void;

export interface TestProvider {
  readonly origin: string;
  readonly hits: readonly Hit[];
  /** The hits on one path, with any query. */
  readonly on: (path: string) => readonly Hit[];
  /** Resolves when so many hits on the path have arrived. */
  readonly arrived: (path: string, count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const pathOf = (url: string) => url.split('?')[0] ?? '';

export const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));
};

export const text = (response: ServerResponse, status: number, body: string, type = 'text/html; charset=utf-8'): void => {
  response.writeHead(status, { 'Content-Type': type }).end(body);
};

/** A real HTTP server. Handlers are found by `METHOD /path/`; what has none is answered 404 in JSON. */
export const startProvider = async (handlers: Readonly<Record<string, Handler>>): Promise<TestProvider> => {
  const hits: Hit[] = [];
  let waiting: { readonly path: string; readonly count: number; readonly go: () => void }[] = [];
  const on = (path: string) => hits.filter(({ url }) => pathOf(url) === path);

  const server: Server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const hit = { method, url, headers, body: await bodyOf(request) };
    hits.push(hit);
    for (const { path, count, go } of waiting) if (on(path).length >= count) go();
    waiting = waiting.filter(({ path, count }) => on(path).length < count);
    const handler = handlers[`${method} ${pathOf(url)}`];
    if (handler) handler(hit, response);
    else json(response, 404, { detail: 'Not found.' });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    on,
    arrived: (path, count) =>
      new Promise((go) => {
        if (on(path).length >= count) go();
        else waiting.push({ path, count, go });
      }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
