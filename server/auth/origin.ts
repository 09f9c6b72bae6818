import type { FastifyRequest } from 'fastify';
import { refusal } from '../http/refusal.ts';
import type { KeyRing } from './key-ring.ts';
import { toldSeldom } from './throttle/told-seldom.ts';

/** The origin under which the browser knows this server. */
const ownOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** The page's origin when it is another one than the server's. */
export const foreignOrigin = (request: FastifyRequest): string | null => {
  const { origin } = request.headers;
  return origin !== undefined && origin !== ownOrigin(request) ? origin : null;
};

const fromElsewhere = (request: FastifyRequest, allowed: readonly string[]): boolean => {
  if (request.headers.origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    return site !== undefined && site !== 'same-origin' && site !== 'none';
  }
  const foreign = foreignOrigin(request);
  return foreign !== null && !allowed.includes(foreign);
};

const hostOf = (origin: string | undefined): string | null => (origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : null);

/** What the keeper may have to set right. */
const hint = ({ origin, own }: { readonly origin: string | undefined; readonly own: string }): string =>
  hostOf(origin) === hostOf(own)
    ? 'it has this name, so a proxy that leaves out the port or the scheme may be between ($http_host in nginx, and MATAB_PROXIES)'
    : 'MATAB_PROXIES and MATAB_ORIGINS say which are ours';

/**
 * Refuses calls that live on a cookie unless the page belongs to this server or to a configured origin:
 * the browser adds the cookie by itself, so the cookie alone proves nothing. It tells of them once a minute for each network.
 */
export const checkOrigin = (allowed: readonly string[], ring: KeyRing, clock: () => number) => {
  const tell = toldSeldom('origin.refused', ring, clock);
  return async (request: FastifyRequest): Promise<void> => {
    if (!fromElsewhere(request, allowed)) return;
    const facts = { origin: request.headers.origin, own: ownOrigin(request) };
    if (tell(request)) request.log.warn(facts, `refused another origin: ${hint(facts)}`);
    throw refusal(403, 'forbidden');
  };
};
