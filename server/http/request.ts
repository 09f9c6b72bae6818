import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { AccessTokens, SignedIn } from '../auth/access-token.ts';
import type { LivingSessions } from '../auth/living-sessions.ts';
import type { Language } from './messages.ts';
import { badToken, CHALLENGE, refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly language: Language;
    /** Set by `guard`; null where nobody need be signed in. */
    identity: SignedIn | null;
  }
}

/** Gives every request the language of its answer and a place for who asks. */
export const describeRequests = (app: FastifyInstance, language: Language): void => {
  app.decorateRequest('identity', null);
  app.decorateRequest('language', language);
};

/** The token of an `Authorization` header; null where there is none, or one of another scheme: the framework leaves that to others. */
export const bearerOf = ({ headers }: FastifyRequest): string | null => {
  const [scheme, token = ''] = headers.authorization?.split(' ', 2) ?? [];
  return scheme === 'Bearer' ? token : null;
};

/**
 * Lets only requests through whose access token is valid and whose session goes on; `forged` hears of those that bring one that was
 * never issued here, `count` of all that are not let through, and may say that there are too many.
 */
export const guard = (access: AccessTokens, living: LivingSessions, forged: (request: FastifyRequest) => void, count: (request: FastifyRequest) => void) => {
  const prove = async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request);
    if (token === null) throw refusal(401, 'noCredentials', {}, CHALLENGE);
    const signedIn = await access.read(token, () => forged(request));
    if (!signedIn || !(await living.isLiving(signedIn))) throw badToken();
    request.identity = signedIn;
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const known = access.recall(bearerOf(request) ?? '');
    // The way of nearly every request: there is nothing to wait for.
    if (known && living.believes(known)) {
      request.identity = known;
      done();
    } else {
      const refused = (error: unknown): never => {
        count(request);
        throw error;
      };
      prove(request)
        .catch(refused)
        .then(() => done(), done);
    }
  };
};

/** Who asks; a route behind `guard` always has one. */
export const identityOf = (request: FastifyRequest): SignedIn => {
  if (!request.identity) throw new Error('This route has no guard');
  return request.identity;
};
