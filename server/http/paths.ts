import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '../../src/schema/api.ts';
import { resourceTables } from '../store/resource-table.ts';
import { refusal } from './refusal.ts';
import { API_HEADERS } from './security.ts';

/** Where a picture is sent to; beside the contract, which knows only the download. */
export const UPLOAD_PICTURE = '/api/upload-profile-picture/';

const API = /^\/(api|dj-rest-auth)(\/|$)/;

/** True for an address of the API, whether or not there is one. */
export const isApiPath = (path: string): boolean => API.test(path);

const pattern = (path: string): RegExp => new RegExp(`^${path.replace('{id}', '[^/.]+')}$`);

const KNOWN: readonly RegExp[] = [
  ...resourceTables.flatMap(({ path }) => [pattern(path), pattern(`${path}{id}/`)]),
  ...Object.values(calls).map(({ path }) => pattern(path)),
  pattern(UPLOAD_PICTURE),
];

/** The path and the query of a request. */
export const splitUrl = (url: string): { readonly path: string; readonly query: string } => {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
};

/** Sends an address without its last slash on to the one with it, as Django does; any other unknown address is a 404. */
export const unknownPath = (request: FastifyRequest, reply: FastifyReply): void => {
  const { path, query } = splitUrl(request.url);
  if (!path.endsWith('/') && KNOWN.some((known) => known.test(`${path}/`))) {
    void reply.redirect(`${path}/${query}`, 301);
    return;
  }
  throw refusal(404, 'notFound', {}, API_HEADERS);
};
