import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { codeOf } from '../config/error-code.ts';
import { API_HEADERS } from './security.ts';

const HSTS = 'strict-transport-security';
/** A year. Names beneath this one only where its owner has said that they are nobody else's: no browser could be told otherwise before the year is over. */
const LIFE = 'max-age=31536000';
const onlyTls = ({ hsts }: Configuration): string => (hsts === 'subdomains' ? `${LIFE}; includeSubDomains` : LIFE);

/** Gives every answer that a route makes its headers, before the route may say otherwise; TLS is what a trusted proxy tells of. */
export const headAnswers = (app: FastifyInstance, configuration: Configuration): void => {
  const secure = { ...API_HEADERS, [HSTS]: onlyTls(configuration) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? secure : API_HEADERS);
    done();
  });
};

/**
 * Headers of answers that are given before anybody looked at the request. Whether it came over TLS is not known then; where a trusted
 * proxy stands it did, and a browser to which it did not pays no heed.
 */
const unseen = (configuration: Configuration): Readonly<Record<string, string>> =>
  configuration.proxies.length > 0 ? { ...API_HEADERS, [HSTS]: onlyTls(configuration) } : API_HEADERS;

/** Answers of Node and of the framework themselves, which know no hooks: broken addresses, no Host, a server that is closing. */
export const headedResponse = (configuration: Configuration): typeof ServerResponse => {
  const headers = Object.entries(unseen(configuration));
  return class<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, ...rest: readonly unknown[]): this {
      const given: unknown = rest.at(-1);
      const isHeaded = typeof given === 'object' && given !== null && 'x-content-type-options' in given;
      if (!isHeaded) for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value);
      return super.writeHead(status, ...(rest as []));
    }
  };
};

const STATUS_OF: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no request at all, and hangs up. */
export const answerNoRequest = (configuration: Configuration) => {
  const headers = Object.entries({ ...unseen(configuration), 'content-length': '0', connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  return (cause: Error, socket: Socket): void => {
    const code = codeOf(cause, '');
    if (code !== 'ECONNRESET' && socket.writable) {
      const status = STATUS_OF[code] ?? 400;
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', ''].join('\r\n'));
    }
    socket.destroy(cause);
  };
};
