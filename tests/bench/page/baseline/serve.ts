import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };

/** The bare page keeps its lists where a browser keeps what it may: who returns to it has them at once. */
const KEPT = { 'cache-control': 'max-age=3600' };

/** Builds the bare page and serves it, its calls handed on to the provider at `port`. */
export const serveBaseline = async (port: number): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'matab-baseline-'));
  await build({ configFile: false, root: import.meta.dirname, logLevel: 'error', plugins: [react()], build: { outDir, emptyOutDir: true } });
  const server = createServer((asked, answer) => {
    const address = asked.url ?? '/';
    if (/^\/(api|dj-rest-auth)\//.test(address)) {
      const onward = request({ port, host: '127.0.0.1', path: address, method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...(asked.method === 'GET' ? KEPT : {}) });
        got.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
      return;
    }
    const file = address.startsWith('/assets/') ? address : '/index.html';
    readFile(path.join(outDir, file)).then(
      (bytes) => {
        answer.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip' });
        answer.end(gzipSync(bytes, { level: 9 }));
      },
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(outDir, { recursive: true });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};
