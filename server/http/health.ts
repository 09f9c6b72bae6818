import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Disk } from '../store/disk.ts';
import type { Store } from '../store/tables.ts';

export const isHealthPath = (url: string): boolean => url.startsWith('/health/');

/** Longer than a page of the database, so that it needs room. */
const PROBE_BYTES = 24_000;
const PROBE = 'disk-probe';

/** Writes something that needs room, and takes it away again. */
const writeProbe = async ({ atomically }: Store): Promise<void> => {
  const remove = () => atomically((unit) => unit.deleteFrom('keys').where('name', '=', PROBE).execute());
  await atomically(async (unit) => {
    await unit.deleteFrom('keys').where('name', '=', PROBE).execute();
    await unit
      .insertInto('keys')
      .values({ name: PROBE, value: randomBytes(PROBE_BYTES).toString('base64') })
      .execute();
  });
  await remove();
};

/**
 * `live`: the process answers. `ready`: its database answers too, and takes writes as far as anybody knows; after a write that found no
 * room one is tried, and `reason` says why it failed.
 */
export const healthRoutes = (app: FastifyInstance, store: Store | null, disk: Disk): void => {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      if (store) await sql`select name from keys limit 1`.execute(store.db);
      if (store && disk.trouble !== null) await writeProbe(store);
      return await reply.send({ status: 'ok' });
    } catch (cause) {
      if (disk.trouble !== null) return reply.code(503).send({ status: 'unavailable', reason: disk.trouble });
      request.log.warn({ type: cause instanceof Error ? cause.name : 'unknown' }, 'database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};
