import type { FastifyRequest } from 'fastify';
import { refusal } from '../http/refusal.ts';

/** The origin under which the browser knows this server. */
export const ownOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** The page's origin when it is another one than the server's. */
export const foreignOrigin = (request: FastifyRequest): string | null => {
  const { origin } = request.headers;
  return origin !== undefined && origin !== ownOrigin(request) ? origin : null;
};

/**
 * Refuses calls that live on a cookie unless the page belongs to this server or to a configured origin:
 * the browser adds the cookie by itself, so the cookie alone proves nothing.
 */
export const checkOrigin =
  (allowed: readonly string[]) =>
  async (request: FastifyRequest): Promise<void> => {
    const foreign = foreignOrigin(request);
    if (foreign !== null && !allowed.includes(foreign)) throw refusal(403, 'forbidden');
    const site = request.headers['sec-fetch-site'];
    if (request.headers.origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none') throw refusal(403, 'forbidden');
  };
