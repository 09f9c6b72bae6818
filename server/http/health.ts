import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Store } from '../store/tables.ts';

/** `live`: the process answers. `ready`: its database answers too. */
export const healthRoutes = (app: FastifyInstance, store: Store | null): void => {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (store) await sql`select name from keys limit 1`.execute(store.db);
      return await reply.send({ status: 'ok' });
    } catch (cause) {
      request.log.warn({ type: cause instanceof Error ? cause.name : 'unknown' }, 'database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};
