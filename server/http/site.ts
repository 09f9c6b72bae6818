import { stat } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { WORKER, workerOf } from '../offline/worker.ts';
import { isApiPath, splitUrl } from './paths.ts';
import { PERMISSIONS, pageHeaders } from './security.ts';

const ASSETS = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The file an address names inside the folder, or null for none: hidden files and ways out of the folder are none. */
const fileOf = async (folder: string, url: string): Promise<string | null> => {
  const name = decode(splitUrl(url).path);
  if (name === null || name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) return null;
  const found = await stat(path.join(folder, name)).catch(() => null);
  return found?.isFile() ? name : null;
};

/** Addresses of pages have no ending, as files have, a part of a number being none; `/assets` holds files alone. */
const isPage = (url: string): boolean => {
  const name = decode(splitUrl(url).path);
  return name !== null && !/[\0\\]|\.(?!\d+(?:\/|$))/.test(name) && !`${name}/`.startsWith(ASSETS);
};

/**
 * Whoever does not say, or takes anything, is shown the page: somebody who looks whether the server is there among them. The first page is
 * there for everybody.
 */
const takesPage = ({ headers, url }: FastifyRequest): boolean =>
  splitUrl(url).path === '/' || headers.accept === undefined || /text\/html|text\/\*|\*\/\*/.test(headers.accept);

/** The policy of pages, and more of it where there is more to say. */
const policyOf = (reply: FastifyReply, more = ''): string => String(reply.raw.getHeader('content-security-policy')) + more;

/** The same in the place of that of every other answer. */
const withPolicy = (reply: FastifyReply, more = ''): FastifyReply => reply.header('content-security-policy', policyOf(reply, more));

/**
 * No text becomes code in the app. The viewer of reports makes addresses of programs of other releases, and the policy that would name
 * them is not worth it where nobody is signed in.
 */
const NO_SCRIPTS_OF_TEXT = ";require-trusted-types-for 'script'";

type SiteOptions = Pick<Configuration, 'dist' | 'provider' | 'offline'>;

/** Serves the built app; every address that is no file and no call is a page of the app. */
export const site = async (app: FastifyInstance, { dist, provider, offline }: SiteOptions): Promise<void> => {
  await app.register(helmet, pageHeaders(provider));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    done();
  });
  // Compressed by the build, denser than there would be time for here. A folder that is not there yet may be made while the server runs.
  await app.register(files, { root: dist, serve: false, cacheControl: false, dotfiles: 'deny', preCompressed: true, suppressWarning: true });

  app.get('/config.json', (_request, reply) => reply.header('cache-control', ASK_FIRST).send({ provider }));

  app.get(WORKER, async (request, reply) => {
    const worker = await workerOf({ dist, offline, policy: policyOf(reply, NO_SCRIPTS_OF_TEXT) });
    if (worker === null) return reply.callNotFound();
    withPolicy(reply).header('cache-control', ASK_FIRST).header('etag', worker.etag).type('text/javascript; charset=utf-8');
    return request.headers['if-none-match'] === worker.etag ? reply.code(304).send() : reply.send(worker.script);
  });

  app.get('/*', async (request, reply) => {
    const { path: address } = splitUrl(request.url);
    if (isApiPath(address)) return reply.callNotFound();
    const file = await fileOf(dist, request.url);
    if (file !== null)
      return withPolicy(reply)
        .header('cache-control', file.startsWith(ASSETS) ? FOR_EVER : ASK_FIRST)
        .sendFile(file.slice(1));
    if (!isPage(request.url) || !takesPage(request)) return reply.callNotFound();
    if ((await fileOf(dist, '/index.html')) === null)
      return reply.code(503).type('text/plain; charset=utf-8').send('The app is not built yet: run npm start.\n');
    return withPolicy(reply, NO_SCRIPTS_OF_TEXT).header('cache-control', ASK_FIRST).sendFile('index.html');
  });
};
