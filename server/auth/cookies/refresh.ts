import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDLE_MILLIS } from '../living-sessions.ts';
import { foreignOrigin } from '../origin.ts';

/**
 * Over TLS the browser itself sees to it that no other host, not even a neighbour under the same domain, sets this cookie. The price
 * of that name is a path that covers everything; over plain HTTP, in a clinic's own network, there is only the plain name.
 */
export type CookieForm = 'host' | 'plain';
const NAMES: Readonly<Record<CookieForm, string>> = { host: '__Host-matab-refresh', plain: 'matab-refresh' };
const PATHS: Readonly<Record<CookieForm, string>> = { host: '/', plain: '/dj-rest-auth/' };

export const formOf = (request: FastifyRequest): CookieForm => (request.protocol === 'https' ? 'host' : 'plain');

/** A page of another site gets a cookie back only when it says so, and then only over TLS. */
export const cookieRules = (request: FastifyRequest) => {
  const secure = formOf(request) === 'host';
  const sameSite = secure && foreignOrigin(request) !== null ? ('none' as const) : ('strict' as const);
  return { httpOnly: true, secure, sameSite, path: PATHS[formOf(request)] };
};

/** A token and what its cookie proves: `earlier` is the plain name over TLS, as the release before this one set it. */
export interface PresentedToken {
  readonly token: string;
  readonly by: CookieForm | 'earlier';
}

export const presentedToken = (request: FastifyRequest): PresentedToken | null => {
  const form = formOf(request);
  const token = request.cookies[NAMES[form]];
  if (token) return { token, by: form };
  const earlier = request.cookies[NAMES.plain];
  return earlier ? { token: earlier, by: 'earlier' } : null;
};

export const giveToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  const form = formOf(request);
  void reply.setCookie(NAMES[form], token, { ...cookieRules(request), maxAge: IDLE_MILLIS / 1000 });
  dropEarlier(request, reply);
};

export const takeToken = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.clearCookie(NAMES[formOf(request)], cookieRules(request));
  dropEarlier(request, reply);
};

const dropEarlier = (request: FastifyRequest, reply: FastifyReply): void => {
  if (formOf(request) === 'plain' || request.cookies[NAMES.plain] === undefined) return;
  void reply.clearCookie(NAMES.plain, { ...cookieRules(request), path: PATHS.plain });
};
