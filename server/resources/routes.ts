import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../src/schema/api.ts';
import { closeAddress, type Method } from '../http/methods.ts';
import { refusal } from '../http/refusal.ts';
import { identityOf } from '../http/request.ts';
import { type ResourceTable, resourceTables } from '../store/resource-table.ts';
import type { Store } from '../store/tables.ts';
import { ListCache, lengthOf } from './lists/cache.ts';
import { createDenser } from './lists/denser.ts';
import { encodingFor } from './lists/encoding.ts';
import { type Filter, filterOf } from './lists/filter.ts';
import { type Lists, listsOf } from './lists/lists.ts';
import { modelOf } from './nouns.ts';
import { type ResourceService, resourceService } from './service.ts';

type ListRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;
type ItemRequest = FastifyRequest<{ Params: { id: string } }>;

const METHOD: Record<Operation, Method> = { list: 'GET', one: 'GET', create: 'POST', replace: 'PUT', change: 'PATCH', remove: 'DELETE' };

/** With the version alone a client finds out that what it holds is still so; nothing of it is kept for it on a disk. */
const LIST_HEADERS = { 'content-type': 'application/json; charset=utf-8', vary: 'Origin, Accept-Encoding' } as const;

const isCurrent = (header: string | undefined, etag: string): boolean => header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/** Answers with a list; nothing is read but its version where its bytes are not sent. */
const sendList = async (request: FastifyRequest, reply: FastifyReply, lists: Lists, filter: Filter): Promise<FastifyReply> => {
  const { practice } = identityOf(request);
  const etag = await lists.etag(practice, filter);
  reply.headers(LIST_HEADERS);
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.header('etag', etag).code(304).send();
  if (request.method === 'HEAD') return reply.header('etag', etag).send();
  const list = await lists.read(practice, filter, etag, encodingFor(request.headers['accept-encoding']));
  if (list.encoding !== 'identity') reply.header('content-encoding', list.encoding);
  reply.header('etag', list.etag);
  if (list.parts.length === 1) return reply.send(list.parts[0]);
  // The next piece when the last one is on its way: others are served in between.
  return reply.header('content-length', lengthOf(list)).send(Readable.from(list.parts));
};

const addresses = (app: FastifyInstance, table: ResourceTable, service: ResourceService, lists: Lists): void => {
  const { path, operations } = table;
  const has = (operation: Operation) => operations.includes(operation);
  const practiceOf = (request: FastifyRequest) => identityOf(request).practice;
  const idOf = (request: ItemRequest): number => {
    const { id } = request.params;
    if (!/^\d{1,15}$/.test(id)) throw refusal(404, 'noMatch', { model: modelOf(table.name) });
    return Number(id);
  };

  if (has('list')) {
    const list = async (request: ListRequest, reply: FastifyReply) => sendList(request, reply, lists, filterOf(table, request.query));
    app.get(path, { exposeHeadRoute: false }, list);
    app.head(path, list);
  }
  if (has('create')) app.post(path, async (request, reply) => reply.code(201).send(await service.create(practiceOf(request), request.body)));

  const item = `${path}:id/`;
  const write = (how: 'replace' | 'change') => async (request: ItemRequest) => service.change(practiceOf(request), idOf(request), request.body, how);
  if (has('one')) app.get(item, async (request: ItemRequest) => service.one(practiceOf(request), idOf(request)));
  if (has('replace')) app.put(item, write('replace'));
  if (has('change')) app.patch(item, write('change'));
  if (has('remove')) {
    app.delete(item, async (request: ItemRequest, reply) => {
      await service.remove(practiceOf(request), idOf(request));
      return reply.code(204).send();
    });
  }

  const methods = (...of: Operation[]) => of.filter(has).map((operation) => METHOD[operation]);
  closeAddress(app, path, `${modelOf(table.name)} List`, methods('list', 'create'));
  closeAddress(app, item, `${modelOf(table.name)} Instance`, methods('one', 'replace', 'change', 'remove'));
};

/** Opens the addresses of every resource in the contract table, and no others. */
export const resourceRoutes = (app: FastifyInstance, store: Store, database: string, clock: () => number): void => {
  const cache = new ListCache();
  const denser = createDenser(cache, (error) => app.log.error(error, 'a list could not be packed anew'));
  app.addHook('onClose', (_app, done) => {
    denser.stop();
    done();
  });
  for (const table of resourceTables) addresses(app, table, resourceService(store, table, clock), listsOf(store, table, cache, database, denser));
};
