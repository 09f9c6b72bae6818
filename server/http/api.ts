import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AccessTokens } from '../auth/access-token.ts';
import type { KeyRing } from '../auth/key-ring.ts';
import { LivingSessions } from '../auth/living-sessions.ts';
import { passwordRoutes } from '../auth/new-password/change.ts';
import { checkOrigin } from '../auth/origin.ts';
import { pictureRoutes } from '../auth/picture.ts';
import { authenticationRoutes, userRoutes } from '../auth/routes.ts';
import { sessionRoutes } from '../auth/session-routes.ts';
import { Sessions } from '../auth/sessions.ts';
import { Attempts } from '../auth/throttle/attempts.ts';
import { toldSeldom } from '../auth/throttle/told-seldom.ts';
import type { Configuration } from '../config/configuration.ts';
import { reportRoutes } from '../reports/routes.ts';
import { resourceRoutes } from '../resources/routes.ts';
import type { Store } from '../store/tables.ts';
import { readJsonOnly } from './bodies.ts';
import { RateLimit, visitorOf } from './rate-limit.ts';
import { guard } from './request.ts';

/** Lets pages of the configured origins call the API with the user's cookie; preflights end here. */
const openToOrigins = (app: FastifyInstance, origins: readonly string[]) =>
  app.register(cors, {
    delegator: (request, done) => {
      const plainOptions = request.method === 'OPTIONS' && request.headers['access-control-request-method'] === undefined;
      done(null, {
        origin: plainOptions ? false : [...origins],
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
        allowedHeaders: ['Accept', 'Content-Type', 'Authorization'],
        exposedHeaders: ['ETag', 'Retry-After'],
        maxAge: 600,
      });
    },
  });

/** The whole API on one database. */
export const api = async (
  app: FastifyInstance,
  { store, ring, configuration }: { store: Store; ring: KeyRing; configuration: Configuration },
): Promise<void> => {
  const { clock, origins, rate } = configuration;
  const access = new AccessTokens(ring, clock);
  const living = new LivingSessions(store.db, clock);
  const sessions = new Sessions(store, ring, clock, living);
  const attempts = new Attempts(store, clock);
  const throttled = toldSeldom('throttled', ring, clock);

  if (origins.length > 0) await openToOrigins(app, origins);
  readJsonOnly(app);

  /** Counts requests for whoever they come from. */
  const counter = (): ((request: FastifyRequest) => void) => {
    if (rate === 0) return () => {};
    const limit = new RateLimit(rate, throttled);
    return (request) => limit.count(request, visitorOf(request));
  };
  const limited = (scope: FastifyInstance, count = counter()) =>
    scope.addHook('onRequest', (request, _reply, done) => {
      count(request);
      done();
    });

  await app.register(async (open) => {
    // Only here: what reads and writes them costs every request of its scope.
    await open.register(cookie);
    open.addHook('onRequest', checkOrigin(origins, ring, clock));
    limited(open);
    authenticationRoutes(open, { store, ring, access, sessions, living, attempts, clock, demo: configuration.demo !== null });
  });

  await app.register(async (guarded) => {
    const count = counter();
    guarded.addHook('onRequest', guard(access, living, toldSeldom('access-token.forged', ring, clock), count));
    limited(guarded, count);
    userRoutes(guarded, store);
    sessionRoutes(guarded, living);
    passwordRoutes(guarded, { store, living, attempts, clock });
    resourceRoutes(guarded, store, ring.database, clock);
    reportRoutes(guarded, store);
    pictureRoutes(guarded, store.db, clock);
  });
};
