import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../src/schema/api.ts';
import { closeAddress, type Method } from '../http/methods.ts';
import { refusal } from '../http/refusal.ts';
import { identityOf } from '../http/request.ts';
import { type ResourceTable, resourceTables } from '../store/resource-table.ts';
import type { Store } from '../store/tables.ts';
import { type CachedList, ListCache } from './list-cache.ts';
import { modelOf } from './nouns.ts';
import { type ResourceService, resourceService } from './service.ts';

type ItemRequest = FastifyRequest<{ Params: { id: string } }>;

const METHOD: Record<Operation, Method> = { list: 'GET', one: 'GET', create: 'POST', replace: 'PUT', change: 'PATCH', remove: 'DELETE' };

/** With the version alone a client finds out that what it holds is still so; nothing of it is kept for it on a disk. */
const LIST_HEADERS = { 'content-type': 'application/json; charset=utf-8', vary: 'Origin, Accept-Encoding' } as const;

/** Small lists travel faster as they are. */
const WORTH_ZIPPING = 1400;

const isCurrent = (header: string | undefined, etag: string): boolean => header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

const sendList = async (request: FastifyRequest, reply: FastifyReply, list: CachedList): Promise<FastifyReply> => {
  reply.headers(LIST_HEADERS).header('etag', list.etag);
  if (isCurrent(request.headers['if-none-match'], list.etag)) return reply.code(304).send();
  const zipped = list.bytes.length >= WORTH_ZIPPING && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return zipped ? reply.header('content-encoding', 'gzip').send(await list.zipped()) : reply.send(list.bytes);
};

const addresses = (app: FastifyInstance, table: ResourceTable, service: ResourceService): void => {
  const { path, operations } = table;
  const has = (operation: Operation) => operations.includes(operation);
  const practiceOf = (request: FastifyRequest) => identityOf(request).practice;
  const idOf = (request: ItemRequest): number => {
    const { id } = request.params;
    if (!/^\d{1,15}$/.test(id)) throw refusal(404, 'noMatch', { model: modelOf(table.name) });
    return Number(id);
  };

  if (has('list')) app.get(path, async (request, reply) => sendList(request, reply, await service.list(practiceOf(request))));
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
export const resourceRoutes = (app: FastifyInstance, store: Store, database: string): void => {
  const cache = new ListCache();
  for (const table of resourceTables) addresses(app, table, resourceService(store, table, cache, database));
};
