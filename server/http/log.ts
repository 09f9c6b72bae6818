import type { FastifyInstance } from 'fastify';

/** Levels at which requests are told; describing one costs more than serving it. */
const TELLING: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** One line per request: its route and not its address; who asked by number, and not by name. */
export const logRequests = (app: FastifyInstance): void => {
  if (!TELLING.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      millis: Math.round(reply.elapsedTime * 10) / 10,
      practice: request.identity?.practice,
      account: request.identity?.account,
    };
    request.log.info(line, 'request');
    done();
  });
};
