import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';

/** Answers a call of the page; `write` sends the answer, which a test may hold back. */
export type Answer = (port: string, input: unknown) => unknown | Promise<unknown>;

/** Scripts by path. */
type Bundle = ReadonlyMap<string, string>;

const bundles = new Map<string, Promise<Bundle>>();

/** A page's module and all it imports; the entry is `/page.js`. */
const bundled = (entry: string): Promise<Bundle> => {
  const known = bundles.get(entry);
  if (known) return known;
  const script = build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'es', entryFileNames: 'page.js', chunkFileNames: '[name].js' } },
      modulePreload: false,
    },
  }).then((result) => {
    const [one] = Array.isArray(result) ? result : [result];
    const parts = one && 'output' in one ? one.output : [];
    return new Map(parts.flatMap((part): [string, string][] => [[`/${part.fileName}`, part.type === 'chunk' ? part.code : String(part.source)]]));
  });
  bundles.set(entry, script);
  return script;
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? null : JSON.parse(text);
};

export interface LabServer {
  readonly url: string;
  readonly answerWith: (answer: Answer) => void;
  readonly close: () => Promise<void>;
}

/** Serves a page of a module, and lets the test answer its calls. */
export const serveLab = async (entry: string): Promise<LabServer> => {
  const scripts = await bundled(entry);
  let answer: Answer = () => ({});
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    if (path.startsWith('/call/')) {
      const value = await answer(path.slice('/call/'.length), await bodyOf(request));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    } else if (scripts.has(path)) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts.get(path));
    } else {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>lab</title><body><script type="module" src="/page.js"></script>');
    }
  };
  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
