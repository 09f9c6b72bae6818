import type { FastifyInstance, HTTPMethods } from 'fastify';
import { refusal } from './refusal.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** The `Allow` header of an address. */
const allowOf = (methods: readonly Method[]): string => {
  const known: string[] = METHODS.filter((method) => methods.includes(method));
  if (methods.includes('GET')) known.push('HEAD');
  return [...known, 'OPTIONS'].join(', ');
};

/** Closes an address: OPTIONS describes it, every method it does not have is a 405 with `Allow`. */
export const closeAddress = (app: FastifyInstance, url: string, name: string, methods: readonly Method[]): void => {
  const allow = allowOf(methods);
  app.options(url, (_request, reply) => {
    void reply.header('allow', allow).send({ name, description: '', renders: ['application/json'], parses: ['application/json'] });
  });
  const forbidden: HTTPMethods[] = METHODS.filter((method) => !methods.includes(method));
  if (!methods.includes('GET')) forbidden.push('HEAD');
  if (forbidden.length === 0) return;
  app.route({
    method: forbidden,
    url,
    exposeHeadRoute: false,
    // Before the body is read: a forbidden method is forbidden whatever it carries.
    onRequest: (request, _reply, done) => done(refusal(405, 'method', { method: request.method }, { allow })),
    handler: () => undefined,
  });
};
