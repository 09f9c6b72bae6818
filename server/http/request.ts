import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens, Identity } from '../auth/access-token.ts';
import type { Language } from './messages.ts';
import { badToken, CHALLENGE, refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly language: Language;
    /** Set by `guard`; null where nobody need be signed in. */
    identity: Identity | null;
  }
}

/** Gives every request the language of its answer and a place for who asks. */
export const describeRequests = (app: FastifyInstance, language: Language): void => {
  app.decorateRequest('identity', null);
  app.decorateRequest('language', language);
};

/** Lets only requests with a valid access token through. */
export const guard =
  (access: AccessTokens) =>
  async (request: FastifyRequest): Promise<void> => {
    const [scheme, token = ''] = request.headers.authorization?.split(' ', 2) ?? [];
    // A token of another scheme is none: the framework leaves it to others.
    if (scheme !== 'Bearer') throw refusal(401, 'noCredentials', {}, CHALLENGE);
    request.identity = await access.read(token);
    if (!request.identity) throw badToken();
  };

/** Who asks; a route behind `guard` always has one. */
export const identityOf = (request: FastifyRequest): Identity => {
  if (!request.identity) throw new Error('This route has no guard');
  return request.identity;
};
