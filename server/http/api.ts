import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { calls } from '../../src/schema/api.ts';
import { AccessTokens } from '../auth/access-token.ts';
import { checkOrigin } from '../auth/origin.ts';
import { pictureRoutes } from '../auth/picture.ts';
import { authenticationRoutes, userRoutes } from '../auth/routes.ts';
import { Sessions } from '../auth/sessions.ts';
import type { Configuration } from '../config/configuration.ts';
import { reportRoutes } from '../reports/routes.ts';
import { resourceRoutes } from '../resources/routes.ts';
import type { Keys } from '../store/keys.ts';
import type { Store } from '../store/tables.ts';
import { readJsonOnly } from './bodies.ts';
import { closeAddress } from './methods.ts';
import { RateLimit, visitorOf } from './rate-limit.ts';
import { guard } from './request.ts';
import { API_HEADERS } from './security.ts';

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
export const api = async (app: FastifyInstance, { store, keys, configuration }: { store: Store; keys: Keys; configuration: Configuration }): Promise<void> => {
  const { clock, origins, rate } = configuration;
  const access = new AccessTokens(keys.access, clock, keys.database);
  const sessions = new Sessions(store, keys.refresh, clock);

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(API_HEADERS);
    done();
  });
  if (origins.length > 0) await openToOrigins(app, origins);
  await app.register(cookie);
  readJsonOnly(app);

  const limited = (scope: FastifyInstance) => {
    if (rate === 0) return;
    const limit = new RateLimit(rate);
    scope.addHook('onRequest', (request, _reply, done) => {
      limit.count(request, visitorOf(request));
      done();
    });
  };

  await app.register(async (open) => {
    open.addHook('onRequest', checkOrigin(origins));
    limited(open);
    authenticationRoutes(open, { store, access, sessions, clock, demo: configuration.demo !== null });
    for (const call of [calls.login, calls.refresh, calls.logout]) closeAddress(open, call.path, call.path, ['POST']);
  });

  await app.register(async (guarded) => {
    guarded.addHook('onRequest', guard(access));
    limited(guarded);
    userRoutes(guarded, store);
    resourceRoutes(guarded, store, keys.database);
    reportRoutes(guarded, store);
    pictureRoutes(guarded, store.db, clock);
  });
};
